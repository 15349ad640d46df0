import {useEffect, useState, type ComponentType} from 'react';
import type {ConsentSettings} from './settings';

/** How long after the page, in ms: the first seconds belong to its own content. */
const delay = 1500;

/**
 * Asks for consent and acts on it. Its code comes late, so it doesn't slow the page down. When the code can't be fetched,
 * everything stays denied until the next page is loaded: most browsers remember a failed import that long.
 */
export function Consent({settings}: {settings: ConsentSettings}) {
  const [Panel, setPanel] = useState<ComponentType<{settings: ConsentSettings}>>();
  useEffect(() => {
    const load = async () => {
      const module = await import('./ConsentPanel');
      setPanel(() => module.default);
    };
    const timer = setTimeout(() => void load().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, []);
  return Panel && <Panel settings={settings} />;
}
