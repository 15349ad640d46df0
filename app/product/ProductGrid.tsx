import {memo} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {PriceNote} from '~/legal/PriceNote';
import {inGrid} from '~/platform/images';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {shopMessages} from './messages';
import {Price} from './Price';
import styles from './ProductGrid.module.css';
import type {ProductCard} from './products';

/** `eagerCount` is the number of pictures that load at once; the others load lazily. */
export function ProductGrid({products, eagerCount = 0}: {products: ProductCard[]; eagerCount?: number}) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.handle}>
          <Card product={product} priority={index < eagerCount} />
          <PriceNote price={product.price} />
        </li>
      ))}
    </ul>
  );
}

// Memoized, because the router renders the page at each of its states, after a tap as well.
const Card = memo(function Card({product, priority}: {product: ProductCard; priority: boolean}) {
  const t = useMessages(shopMessages);
  return (
    <LocalLink to={`/product/${product.handle}`} className={styles.card} prefetch="viewport">
      <span className={product.image ? styles.pictures : `${styles.pictures} void`}>
        {product.image && <Picture image={product.image} sizes={inGrid} ratio="4 / 5" priority={priority} alt="" />}
        {product.secondImage && (
          <Picture className={styles.second} image={product.secondImage} sizes={inGrid} ratio="4 / 5" alt="" />
        )}
      </span>
      <span className={styles.caption}>
        <span className={styles.line}>
          <h2 className={styles.title}>{product.title}</h2>
          <Price
            price={product.price}
            compareAtPrice={product.compareAtPrice}
            unitPrice={product.unitPrice}
            isFrom={product.priceVaries}
            size={product.size}
          />
        </span>
        <span className={`annotation ${styles.note}`}>{getNote(product, t)}</span>
      </span>
    </LocalLink>
  );
});

function getNote({availableForSale, madeToMeasure}: ProductCard, t: (typeof shopMessages)['de']): string {
  if (!availableForSale) return t.soldOut;
  return madeToMeasure ? t.madeToMeasure : '';
}
