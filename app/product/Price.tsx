import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {lowestPriceText} from '~/legal/PriceNote';
import {shopMessages} from './messages';
import styles from './Price.module.css';

interface PriceProps {
  /** Cents. */
  price: number;
  /** The lowest price of the last 30 days in cents, struck through. */
  compareAtPrice?: number;
  unitPrice?: string;
  /** Other variants cost more. */
  isFrom?: boolean;
  /** The size with this price. */
  size?: string;
}

export function Price({price, compareAtPrice, unitPrice, isFrom = false, size}: PriceProps) {
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
      {isFrom && `${t.from} `}
      {formatPrice(price, language)}
      {size && ' '}
      {size && <span className={styles.size}>({size})</span>}
      {unitPrice && <span className={styles.note}>{unitPrice}</span>}
      {compareAtPrice && <span className={styles.note}>{lowestPriceText(compareAtPrice, language)}</span>}
    </span>
  );
}
