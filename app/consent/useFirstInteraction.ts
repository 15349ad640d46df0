import {useEffect, useState} from 'react';

/** A visitor who does nothing counts as active after so long, in ms. */
const timeout = 2500;

const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Whether the visitor has interacted with the page, or has had 2.5 s to. A banner that came earlier would be what
 * browsers measure as the page's largest content.
 */
export function useFirstInteraction(): boolean {
  const [interacted, setInteracted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const stop = () => {
      listening.abort();
      clearTimeout(timer);
    };
    const finish = () => {
      stop();
      setInteracted(true);
    };
    const timer = setTimeout(finish, timeout);
    for (const event of events) window.addEventListener(event, finish, {signal: listening.signal, passive: true});
    return stop;
  }, []);
  return interacted;
}
