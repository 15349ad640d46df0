import {useEffect, useState} from 'react';
import {headerState, type HeaderState} from './headerState';

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
