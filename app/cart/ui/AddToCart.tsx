import {useLocation} from '@remix-run/react';
import {useRef, useState, type FormEvent, type MouseEvent} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import type {Elements} from '~/ui/elements';
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
import {readFields} from './useCartButton';

interface AddToCartProps {
  /** The item that the form adds. */
  item: CartItem;
  /** The current data of the item. The cart shows them until the worker answers. */
  merchandise: Merchandise;
  /** The fields that say what is added: `variant` with the variant's id, or `product` and the fields of its configuration. */
  children: Elements;
  /** Key of the cart's line that the item replaces. */
  replacedLineKey?: string;
  /** Called once the worker has accepted the item. */
  onAdded?: () => void;
}

/** Adds a product to the cart: only by its button, which stays in view on a phone. Adding opens the cart and closes the menu. */
export function AddToCart({item, merchandise, children, replacedLineKey, onAdded}: AddToCartProps) {
  const t = useMessages(addMessages);
  const {availableForSale, maxQuantity} = merchandise;
  const language = useLanguage();
  const action = localizedPath('/cart', language);
  const {submit} = useCart();
  const {openPanel, show} = usePanels();
  const [quantity, setQuantity] = useState(item.quantity);
  const [initialQuantity, setInitialQuantity] = useState(item.quantity);
  // The URL may change to that of another line, with another quantity. An effect would also run at hydration, and overwrite what was
  // typed before.
  if (initialQuantity !== item.quantity) {
    setInitialQuantity(item.quantity);
    setQuantity(item.quantity);
  }
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const hasJustAdded = useRef(false);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    const itemToAdd = {...item, quantity: readQuantity(fields.quantity ?? '')};
    const submission = submit(fields, {change: {type: 'add', item: itemToAdd, replacedLineKey}, merchandise});
    setHasSubmitted(true);
    show('cart');
    setIsAdding(true);
    const {accepted} = await submission;
    setIsAdding(false);
    hasJustAdded.current = accepted;
    if (accepted) onAdded?.();
  };
  // A double click, or a second click on a slow connection, means one purchase. After a failure, a quick second click tries again.
  const preventDoubleSubmit = (event: MouseEvent) => {
    if (event.detail <= 1) hasJustAdded.current = false;
    if (isAdding || hasJustAdded.current) event.preventDefault();
  };
  const getLabel = () => {
    if (!availableForSale) return t.soldOut;
    if (isAdding) return t.adding;
    return replacedLineKey === undefined ? t.add : t.replace;
  };
  return (
    <div onPointerEnter={preloadCartDialog} onFocus={preloadCartDialog}>
      {/* `noValidate`: the worker reports an invalid quantity in the page's language, the browser would do so in its own language. */}
      <form
        method="post"
        action={action}
        onSubmit={(event) => void handleSubmit(event)}
        className={`${styles.form} flow`}
        noValidate
      >
        <input type="hidden" name="intent" value="add" />
        <EnterButton />
        {children}
        <div className={styles.buy}>
          {availableForSale && <QuantityField quantity={quantity} max={maxQuantity} onCommit={setQuantity} />}
          <Button
            type="submit"
            look="filled"
            className={styles.button}
            disabled={!availableForSale}
            aria-disabled={isAdding || undefined}
            onClick={preventDoubleSubmit}
          >
            {getLabel()}
          </Button>
        </div>
      </form>
      {hasSubmitted && openPanel !== 'cart' && <CartNotice />}
    </div>
  );
}

/**
 * The hidden button that Enter presses: browsers press the first submit button of a form, so this one stands before the button that
 * adds. With JavaScript Enter does nothing; without it the page reloads with the choices in the query.
 */
export function EnterButton() {
  const {pathname} = useLocation();
  return <button hidden formMethod="get" formAction={pathname} onClick={(event) => event.preventDefault()} />;
}
