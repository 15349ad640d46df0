import {useEffect, useState} from 'react';

/** When a visitor who does nothing is asked, in ms. */
const patience = 2500;

const beginnings = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the visitor has begun to use the page: a question before that would be what browsers take for its main content. */
export function useBegun(): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const stop = () => {
      listening.abort();
      clearTimeout(timer);
    };
    const begin = () => {
      stop();
      setBegun(true);
    };
    const timer = setTimeout(begin, patience);
    for (const event of beginnings) window.addEventListener(event, begin, {signal: listening.signal, passive: true});
    return stop;
  }, []);
  return begun;
}
