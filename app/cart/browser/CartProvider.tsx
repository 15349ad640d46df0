import {createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {createCartQueue, initialState, type CartQueue, type CartState} from './queue';

const CartContext = createContext<CartQueue | null>(null);

/** The visitor's cart, read in the browser after hydration: documents are the same for everyone. */
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
    const leave = () => {
      // To leave the page is to leave the field that somebody types into.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      queue.leave();
    };
    window.addEventListener('pagehide', leave);
    // The answer to a change of a page that was left comes in later. Browsers without it wait for the focus.
    const store: EventTarget | undefined = window.cookieStore;
    store?.addEventListener('change', refresh);
    return () => {
      events.forEach((event) => window.removeEventListener(event, refresh));
      store?.removeEventListener('change', refresh);
      window.removeEventListener('pagehide', leave);
    };
  }, [queue]);

  return <CartContext.Provider value={queue}>{children}</CartContext.Provider>;
}

/** The cart of this moment, and `submit` for its forms. */
export function useCart(): CartState & Pick<CartQueue, 'submit' | 'refresh'> {
  const queue = useContext(CartContext);
  if (!queue) throw new Error('useCart needs a CartProvider around it');
  const state = useSyncExternalStore(queue.subscribe, queue.state, () => initialState);
  return {...state, submit: queue.submit, refresh: queue.refresh};
}
