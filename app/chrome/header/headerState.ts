/** At the top the header is transparent. Further down it shows when the page scrolls up and hides when it scrolls down. */
export type HeaderState = 'top' | 'shown' | 'hidden';

/** Below this offset, in px, the header always shows (rule 4.3). */
const topOffset = 10;

/** State of the header after scrolling from `before` to `now`, in px. */
export function headerState(state: HeaderState, before: number, now: number): HeaderState {
  if (now < topOffset) return 'top';
  if (now > before) return 'hidden';
  if (now < before || state === 'top') return 'shown';
  return state;
}
