import {createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {browser} from './browser';
import {createCartStore, initialState, type CartState, type CartStore} from './store';

const CartContext = createContext<CartStore | null>(null);

/** The visitor's cart, read in the browser after hydration: documents are the same for everyone. */
export function CartProvider({children}: {children: ReactNode}) {
  const [store] = useState(() => createCartStore(browser));
  const address = localizedPath('/api/cart', useLanguage());

  useEffect(() => store.connect(address), [store, address]);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') store.refresh();
    };
    const occasions = ['focus', 'pageshow', 'visibilitychange'];
    occasions.forEach((occasion) => window.addEventListener(occasion, refresh));
    return () => occasions.forEach((occasion) => window.removeEventListener(occasion, refresh));
  }, [store]);

  return <CartContext.Provider value={store}>{children}</CartContext.Provider>;
}

/** The cart of this moment, and `submit` for its forms. */
export function useCart(): CartState & Pick<CartStore, 'submit' | 'refresh'> {
  const store = useContext(CartContext);
  if (!store) throw new Error('useCart needs a CartProvider around it');
  const state = useSyncExternalStore(store.subscribe, store.state, () => initialState);
  return {...state, submit: store.submit, refresh: store.refresh};
}
