import {useEffect, useState, type ComponentType} from 'react';
import type {ConsentSettings} from './settings';

/** How long the page may settle first, in ms. */
const pause = 1500;

/**
 * Asks for consent and acts on it, once the page has settled: nothing of it is on the critical path.
 * Where its code can't be fetched everything stays denied until the next page is loaded: most browsers
 * remember a failed import for as long as the page lives.
 */
export function Consent({settings}: {settings: ConsentSettings}) {
  const [Panel, setPanel] = useState<ComponentType<{settings: ConsentSettings}>>();
  useEffect(() => {
    const load = async () => {
      const module = await import('./ConsentPanel');
      setPanel(() => module.default);
    };
    const timer = setTimeout(() => void load().catch(() => undefined), pause);
    return () => clearTimeout(timer);
  }, []);
  return Panel && <Panel settings={settings} />;
}
