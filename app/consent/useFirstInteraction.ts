import {useEffect, useState} from 'react';

/** After this time, in ms, a visitor who does nothing counts as active. */
const timeout = 2500;

const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Whether the visitor has interacted with the page, or 2.5 s have passed. If the banner showed earlier, it would count as the page's
 * largest contentful paint.
 */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const stop = () => {
      listeners.abort();
      clearTimeout(timer);
    };
    const finish = () => {
      stop();
      setHasInteracted(true);
    };
    const timer = setTimeout(finish, timeout);
    for (const event of events) window.addEventListener(event, finish, {signal: listeners.signal, passive: true});
    return stop;
  }, []);
  return hasInteracted;
}
