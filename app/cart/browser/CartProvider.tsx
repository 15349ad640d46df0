import {createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {createCartQueue, initialState, type CartQueue, type CartState} from './queue';

const CartContext = createContext<CartQueue | null>(null);

/** Loads the visitor's cart after hydration, because documents are the same for every visitor. */
export function CartProvider({children}: {children: ReactNode}) {
  const [queue] = useState(() => createCartQueue());
  const url = localizedPath('/api/cart', useLanguage());

  useEffect(() => queue.connect(url), [queue, url]);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') queue.refresh();
    };
    const events = ['focus', 'pageshow', 'visibilitychange'];
    events.forEach((event) => window.addEventListener(event, refresh));
    const leavePage = () => {
      // Leaving the page commits the field that has the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      queue.leave();
    };
    window.addEventListener('pagehide', leavePage);
    // The answer to a closed page's request may change the cookie later. Without `cookieStore` the next focus refreshes the cart.
    const cookieStore: EventTarget | undefined = window.cookieStore;
    cookieStore?.addEventListener('change', refresh);
    return () => {
      events.forEach((event) => window.removeEventListener(event, refresh));
      cookieStore?.removeEventListener('change', refresh);
      window.removeEventListener('pagehide', leavePage);
    };
  }, [queue]);

  return <CartContext.Provider value={queue}>{children}</CartContext.Provider>;
}

/** The current cart, and `submit` for its forms. */
export function useCart(): CartState & Pick<CartQueue, 'submit' | 'refresh'> {
  const queue = useContext(CartContext);
  if (!queue) throw new Error('useCart needs a CartProvider around it');
  const state = useSyncExternalStore(queue.subscribe, queue.state, () => initialState);
  return {...state, submit: queue.submit, refresh: queue.refresh};
}
