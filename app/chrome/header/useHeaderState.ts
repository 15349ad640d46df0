import {useEffect, useState} from 'react';

/** At the top the header is transparent. Further down it shows when the page scrolls up and hides when it scrolls down. */
type HeaderState = 'top' | 'shown' | 'hidden';

/** Below this offset, in px, the header always shows (rule 4.3). */
const topOffset = 10;

/** State of the header after scrolling from `before` to `now`, in px. */
export function headerState(state: HeaderState, before: number, now: number): HeaderState {
  if (now < topOffset) return 'top';
  if (now > before) return 'hidden';
  if (now < before || state === 'top') return 'shown';
  return state;
}

export function useHeaderState(): HeaderState {
  const [state, setState] = useState<HeaderState>('top');
  useEffect(() => {
    let before = window.scrollY;
    const update = () => {
      const now = window.scrollY;
      const from = before;
      before = now;
      setState((current) => headerState(current, from, now));
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, []);
  return state;
}
