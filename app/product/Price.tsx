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
  const amount = formatPrice(price, language);
  return (
    <span className={styles.price}>
      {!!compareAtPrice && (
        <>
          <span className="visually-hidden">{`${t.compareAtPrice} `}</span>
          <s className={styles.compareAtPrice}>{formatPrice(compareAtPrice, language)}</s>
          <span className="visually-hidden">{` ${t.currentPrice} `}</span>
        </>
      )}
      <span>{isFrom ? `${t.from} ${amount}` : amount}</span>
      {size && (
        <span>
          {' '}
          <span className={styles.size}>{`(${size})`}</span>
        </span>
      )}
      {unitPrice && <span className={styles.note}>{unitPrice}</span>}
      {!!compareAtPrice && <span className={styles.note}>{lowestPriceText(compareAtPrice, language)}</span>}
    </span>
  );
}
