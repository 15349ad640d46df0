/** Timings of the transitions in ms (rules 6.4 and 6.6). */
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

/** How much of the slider must show before arrow keys move it (rule 6.5). */
export const keyboardVisibility = 0.3;

/** A shorter movement of a finger is no swipe, in px. */
const minSwipe = 40;

export type Step = 1 | -1;

/**
 * The step that a swipe asks for: right shows the next project, left the previous (rule 6.6).
 * None when the movement is short or more vertical than horizontal. `x` and `y` in px.
 */
export function swipeStep(x: number, y: number): Step | undefined {
  if (Math.abs(x) < minSwipe || Math.abs(x) < Math.abs(y)) return undefined;
  return x > 0 ? 1 : -1;
}

/** The step of a key, if it is one of the slider's. */
export function keyStep(key: string): Step | undefined {
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
}
