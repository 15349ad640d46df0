import {useEffect} from 'react';
import {useLateComponent} from '~/ui/lateCode';
import type {ConsentProps} from './ConsentPanel';

/** How long after the page, in ms: the first seconds belong to its own content. */
const delay = 1500;

const importPanel = () => import('./ConsentPanel').then((module) => module.default);

/**
 * Asks for consent and acts on it. Its code comes late, so it doesn't slow the page down. When the code can't be fetched,
 * everything stays denied until the next page is loaded: most browsers remember a failed import that long.
 */
export function Consent(props: ConsentProps) {
  const [Panel, loadPanel] = useLateComponent(importPanel);
  useEffect(() => {
    const timer = setTimeout(() => void loadPanel(), delay);
    return () => clearTimeout(timer);
  }, [loadPanel]);
  return Panel && <Panel {...props} />;
}
