import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type FormEvent, type MouseEvent, type ReactNode} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {usePanels} from '~/ui/panels';
import {addMessages} from './addMessages';
import styles from './AddToCart.module.css';
import {CartNotice} from './CartNotice';
import {preloadCartDialog} from './CartPanel';
import {QuantityField} from './QuantityField';
import {useCart} from '../browser/CartProvider';
import type {CartItem} from '../rules/cartItem';
import type {Merchandise} from '../rules/merchandise';
import {readQuantity} from '../rules/quantity';
import {fieldsOf} from './useCartButton';

interface AddToCartProps {
  /** What it adds, shown until the worker answers. */
  item: CartItem;
  merchandise: Merchandise;
  /** What chooses it: a field `variant` with the variant's id, or `product` and what was decided. */
  children: ReactNode;
  /** Key of the line of the cart that it takes the place of. */
  replaces?: string;
  /** Called once the worker has accepted it. */
  onAdded?: () => void;
  /** The form is long: on a phone its button stays in view while the form scrolls. */
  pinned?: boolean;
}

/** The form of a product page. Only its button adds (rule 10.10). Adding opens the cart and closes the menu (rule 13.4). */
export function AddToCart({item, merchandise, children, replaces, onAdded, pinned = false}: AddToCartProps) {
  const t = useMessages(addMessages);
  const {availableForSale, maxQuantity} = merchandise;
  const action = localizedPath('/cart', useLanguage());
  const {submit} = useCart();
  const {open, show} = usePanels();
  const [quantity, setQuantity] = useState(item.quantity);
  // The address may come to name a line of the cart with another quantity.
  useEffect(() => setQuantity(item.quantity), [item.quantity]);
  const [used, setUsed] = useState(false);
  const [adding, setAdding] = useState(false);
  const justSent = useRef(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget);
    const added = {...item, quantity: readQuantity(fields.quantity ?? '')};
    const sent = submit(fields, {change: {type: 'add', item: added, replaces}, merchandise});
    justSent.current = true;
    setUsed(true);
    show('cart');
    setAdding(true);
    const {accepted} = await sent;
    setAdding(false);
    if (accepted) onAdded?.();
  };
  // A double click, or a second one on a slow line, means one purchase.
  const once = (event: MouseEvent) => {
    if (event.detail <= 1) justSent.current = false;
    if (adding || justSent.current) event.preventDefault();
  };
  const label = adding ? t.adding : replaces !== undefined ? t.replace : t.add;
  return (
    <div onPointerEnter={preloadCartDialog} onFocus={preloadCartDialog}>
      {/* The worker answers a bad number in the page's language; the browser would in its own. */}
      <form method="post" action={action} onSubmit={(event) => void send(event)} className={styles.form} noValidate>
        <input type="hidden" name="intent" value="add" />
        <EnterButton />
        {children}
        <div className={`${styles.buy} ${pinned ? styles.pinned : ''}`}>
          {availableForSale && <QuantityField quantity={quantity} max={maxQuantity} onCommit={setQuantity} />}
          <Button
            type="submit"
            look="filled"
            className={styles.button}
            disabled={!availableForSale}
            aria-disabled={adding || undefined}
            onClick={once}
          >
            {availableForSale ? label : t.soldOut}
          </Button>
        </div>
      </form>
      {used && open !== 'cart' && <CartNotice />}
    </div>
  );
}

/**
 * What Enter presses in a field of a form: browsers take the form's first submit button, so this stands before all
 * others. It sends nothing. Without the script it shows the page with what was chosen.
 */
export function EnterButton() {
  const {pathname} = useLocation();
  return <button hidden formMethod="get" formAction={pathname} onClick={(event) => event.preventDefault()} />;
}
