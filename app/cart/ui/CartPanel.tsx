import {useEffect} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {useLateComponent} from '~/ui/lateCode';
import {usePanels} from '~/ui/panels';
import {useCart} from '../browser/CartProvider';

const importDialog = () => import('./CartDialog').then(({CartDialog}) => CartDialog);

/** Starts to load the cart's panel, ahead of what may open it. A failure shows when the panel opens. */
export function preloadCartDialog(): void {
  importDialog().catch(() => {});
}

/**
 * The cart's panel. Its code stays off the critical path: it loads once there is something in the cart, or on
 * the first opening.
 */
export function CartPanel() {
  const {open, close} = usePanels();
  const {count} = useCart();
  const language = useLanguage();
  const [Dialog, loadDialog] = useLateComponent(importDialog);
  const opened = open === 'cart';
  const wanted = !Dialog && (opened || count > 0);

  useEffect(() => {
    if (!wanted) return;
    void loadDialog().then((loaded) => {
      if (loaded || !opened) return;
      close();
      // Online, the code is gone because the site was deployed anew: the cart's page has the same content.
      if (navigator.onLine) window.location.assign(localizedPath('/cart', language));
    });
  }, [wanted, loadDialog, opened, close, language]);

  return Dialog ? <Dialog /> : null;
}
