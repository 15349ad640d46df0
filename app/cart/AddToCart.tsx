import {useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {usePanels} from '~/ui/panels';
import {addMessages} from './addMessages';
import styles from './AddToCart.module.css';
import {CartForm} from './CartForm';
import {CartNotice} from './CartNotice';
import {preloadCartDialog} from './CartPanel';
import {QuantityField} from './QuantityField';
import type {CartPiece} from './view';

interface AddToCartProps {
  variantId: string;
  piece: CartPiece;
}

/** Quantity and button of a product page. Adding opens the cart and closes the menu (specification, section 4). */
export function AddToCart({variantId, piece}: AddToCartProps) {
  const t = useMessages(addMessages);
  const {open, show} = usePanels();
  const [used, setUsed] = useState(false);

  if (!piece.forSale) {
    return (
      <Button variant="filled" disabled className={styles.button}>
        {t.soldOut}
      </Button>
    );
  }
  const added = () => {
    setUsed(true);
    show('cart');
  };
  return (
    <div onPointerEnter={preloadCartDialog} onFocus={preloadCartDialog}>
      <CartForm intent="add" fields={{variant: variantId}} piece={piece} onSubmitted={added} className={styles.form}>
        <QuantityField most={piece.most} />
        <Button type="submit" variant="filled" className={styles.button}>
          {t.add}
        </Button>
      </CartForm>
      {used && open !== 'cart' && <CartNotice />}
    </div>
  );
}
