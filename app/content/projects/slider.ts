/** Timings of the desktop transition in ms (specification, section 9). */
export const timings = {
  /** The caption changes. */
  caption: 900,
  /** The mask has opened. */
  mask: 1200,
  /** The picture behind it has come to rest. */
  picture: 1300,
  /** The next transition may start. */
  rest: 1550,
  /** The whole swipe on a phone. */
  swipe: 400,
} as const;

/** How much of the slider must show before arrow keys move it (specification, section 9). */
export const keyboardVisibility = 0.3;

/** Shortest way of a finger that counts as a swipe, in px. */
const swipeLength = 40;

export type Step = 1 | -1;

/** The position after a step, wrapping at both ends. */
export function wrapped(index: number, step: Step, count: number): number {
  return (index + step + count) % count;
}

/**
 * The step that a finger's way asks for: right shows the next project, left the previous
 * (specification, section 4). None for a way that is short or rather vertical.
 */
export function swipeStep(x: number, y: number): Step | undefined {
  if (Math.abs(x) < swipeLength || Math.abs(x) < Math.abs(y)) return undefined;
  return x > 0 ? 1 : -1;
}

/** The step of a key, if it is one of the slider's. */
export function keyStep(key: string): Step | undefined {
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
}
