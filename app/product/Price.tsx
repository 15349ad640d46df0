import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {shopMessages} from './messages';
import styles from './Price.module.css';

interface PriceProps {
  /** Cents. */
  price: number;
  /** Cents; shown struck through. */
  compareAtPrice?: number;
  /** Other versions cost more. */
  from?: boolean;
}

export function Price({price, compareAtPrice, from = false}: PriceProps) {
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
    </span>
  );
}
