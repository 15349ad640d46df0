/** Times from the start of a transition, in ms. */
export const timings = {
  /** The caption changes. */
  caption: 900,
  /** The mask has opened. */
  mask: 1200,
  /** The picture behind the mask stops moving. */
  picture: 1300,
  /** The next transition may start. */
  end: 1550,
  /** The swipe on a phone ends. */
  swipe: 400,
} as const;

/** The share of the slider that must be visible before arrow keys move it. */
export const keyboardVisibility = 0.3;

/** Minimum length of a swipe, in px. */
const minSwipe = 40;

export type Step = 1 | -1;

/**
 * The step of a swipe by `x` and `y` px: to the right shows the next project, to the left the previous one. `undefined` when the
 * movement is short, or more vertical than horizontal.
 */
export function swipeStep(x: number, y: number): Step | undefined {
  if (Math.abs(x) < minSwipe || Math.abs(x) < Math.abs(y)) return undefined;
  return x > 0 ? 1 : -1;
}

/** The step of an arrow key; `undefined` for other keys. */
export function keyStep(key: string): Step | undefined {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : undefined;
}
