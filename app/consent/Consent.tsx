import {useEffect, useState, type ComponentType} from 'react';
import type {ConsentSettings} from './settings';

/** How long the page may settle first, in ms. */
const pause = 1500;

/**
 * Asks for consent and acts on it, once the page has settled: nothing of it is on the critical path.
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
    const timer = setTimeout(load, pause);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, []);
  return Panel && <Panel settings={settings} />;
}
