import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {priceMessages} from '~/legal/PriceNote';
import {shopMessages} from './messages';
import styles from './Price.module.css';

interface PriceProps {
  /** Cents. */
  price: number;
  /** Cents; the lowest price of the last 30 days, struck through. */
  compareAtPrice?: number;
  unitPrice?: string;
  /** Other versions cost more. */
  from?: boolean;
  /** The size with this price. */
  size?: string;
}

export function Price({price, compareAtPrice, unitPrice, from = false, size}: PriceProps) {
  const legal = useMessages(priceMessages);
  const language = useLanguage();
  const t = useMessages(shopMessages);
  return (
    <span className={styles.price}>
      {compareAtPrice && (
        <>
          <span className="visually-hidden">{t.compareAtPrice} </span>
          <s className={styles.compareAtPrice}>{formatPrice(compareAtPrice, language)}</s>
          <span className="visually-hidden"> {t.currentPrice} </span>
        </>
      )}
      {from && `${t.from} `}
      {formatPrice(price, language)}
      {size && ' '}
      {size && <span className={styles.size}>({size})</span>}
      {unitPrice && <span className={styles.aside}>{unitPrice}</span>}
      {compareAtPrice && <span className={styles.aside}>{legal.lowest(formatPrice(compareAtPrice, language))}</span>}
    </span>
  );
}
