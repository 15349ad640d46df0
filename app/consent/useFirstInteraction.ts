import {useEffect, useState} from 'react';

/** After this time, in ms, a visitor who does nothing counts as active. */
const timeout = 2500;

const events = ['pointermove', 'click', 'keydown', 'scroll'] as const;

/**
 * Whether the visitor has interacted with the page, or 2.5 s have passed. If the banner showed earlier, it would count as the page's
 * largest contentful paint. A press counts when it ends, because the banner moves the button under the finger.
 */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const stop = () => {
      listeners.abort();
      clearTimeout(timer);
    };
    const onEvent = (event: Event) => {
      const isPressed = event instanceof PointerEvent && event.buttons > 0;
      if (!isPressed) finish();
    };
    const finish = () => {
      stop();
      setHasInteracted(true);
    };
    const timer = setTimeout(finish, timeout);
    for (const event of events) window.addEventListener(event, onEvent, {signal: listeners.signal, passive: true});
    return stop;
  }, []);
  return hasInteracted;
}
