import {useEffect, useState} from 'react';

/** At the top the header is transparent. Further down it shows when the page scrolls up and hides when it scrolls down. */
type HeaderState = 'top' | 'shown' | 'hidden';

/** Below this offset, in px, the header always shows (rule 4.3). */
const topOffset = 10;

/** The state of the header after scrolling from `previousY` to `currentY`, in px from the top of the page. */
export function headerState(state: HeaderState, previousY: number, currentY: number): HeaderState {
  if (currentY < topOffset) return 'top';
  if (currentY > previousY) return 'hidden';
  if (currentY < previousY || state === 'top') return 'shown';
  return state;
}

export function useHeaderState(): HeaderState {
  const [state, setState] = useState<HeaderState>('top');
  useEffect(() => {
    let lastY = window.scrollY;
    const update = () => {
      const currentY = window.scrollY;
      const previousY = lastY;
      lastY = currentY;
      setState((current) => headerState(current, previousY, currentY));
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, []);
  return state;
}
