import {useEffect} from 'react';
import {useLazyComponent} from '~/ui/lazyComponent';
import type {ConsentProps} from './ConsentPanel';

/** The delay after hydration in ms, so that the page's own content loads first. */
const delay = 1500;

const importPanel = () => import('./ConsentPanel').then((module) => module.default);

/**
 * Asks for consent and applies the decision. The code loads late, so that it doesn't slow the page down. If the code can't be loaded, consent
 * stays denied until the next document, because most browsers remember a failed import until then.
 */
export function Consent(props: ConsentProps) {
  const [Panel, loadPanel] = useLazyComponent(importPanel);
  useEffect(() => {
    const timer = setTimeout(() => void loadPanel(), delay);
    return () => clearTimeout(timer);
  }, [loadPanel]);
  return Panel && <Panel {...props} />;
}
