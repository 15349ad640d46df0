/** At the top it has no ground; further down it shows on the way up and hides on the way down. */
export type HeaderState = 'top' | 'shown' | 'hidden';

/** Below this offset the header always shows (specification, section 2). */
const topOffset = 10;

/** State of the header after scrolling from `before` to `now`, in pixels. */
export function headerState(state: HeaderState, before: number, now: number): HeaderState {
  if (now < topOffset) return 'top';
  if (now > before) return 'hidden';
  if (now < before || state === 'top') return 'shown';
  return state;
}
