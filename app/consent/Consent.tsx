import {useEffect, useState, type ComponentType} from 'react';
import type {ConsentSettings} from './settings';

/** When a visitor who does nothing is asked, in ms. */
const pause = 4000;

const beginnings = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Asks for consent and acts on it once the visitor begins to use the page, or after a while: nothing of it is on the
 * critical path, and its text isn't what a browser takes for the page's main content.
 * Where its code can't be fetched everything stays denied, and it is asked for again when the network is back.
 */
export function Consent({settings}: {settings: ConsentSettings}) {
  const [Panel, setPanel] = useState<ComponentType<{settings: ConsentSettings}>>();
  useEffect(() => {
    const load = () =>
      void import('./ConsentPanel').then(
        (module) => setPanel(() => module.default),
        () => window.addEventListener('online', load, {once: true}),
      );
    const begun = new AbortController();
    const begin = () => {
      begun.abort();
      clearTimeout(timer);
      load();
    };
    const timer = setTimeout(begin, pause);
    for (const event of beginnings) window.addEventListener(event, begin, {signal: begun.signal, passive: true});
    return () => {
      begun.abort();
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, []);
  return Panel && <Panel settings={settings} />;
}
