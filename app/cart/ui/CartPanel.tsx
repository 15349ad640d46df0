import {useEffect} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {useLazyComponent} from '~/ui/lazyComponent';
import {usePanels} from '~/ui/panels';
import {useCart} from '../browser/CartProvider';

const importDialog = () => import('./CartDialog').then(({CartDialog}) => CartDialog);

/** Starts to load the cart's panel before something opens it. A failure is handled when the panel opens. */
export function preloadCartDialog(): void {
  importDialog().catch(() => {});
}

/**
 * The cart's panel. Its code stays off the critical path: it loads once something is in the cart, or when
 * the panel is first opened.
 */
export function CartPanel() {
  const {openPanel, close} = usePanels();
  const {count} = useCart();
  const language = useLanguage();
  const [Dialog, loadDialog] = useLazyComponent(importDialog);
  const isOpen = openPanel === 'cart';
  const isNeeded = !Dialog && (isOpen || count > 0);

  useEffect(() => {
    if (!isNeeded) return;
    void loadDialog().then((isLoaded) => {
      if (isLoaded || !isOpen) return;
      close();
      // If the visitor is online, the code is missing because a new version was deployed. The cart's page has the same content.
      if (navigator.onLine) window.location.assign(localizedPath('/cart', language));
    });
  }, [isNeeded, loadDialog, isOpen, close, language]);

  return Dialog ? <Dialog /> : null;
}
