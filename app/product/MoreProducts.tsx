import {useMessages} from '~/i18n/useLanguage';
import {shopMessages} from './messages';
import styles from './MoreProducts.module.css';
import {ProductGrid} from './ProductGrid';
import type {ProductCard} from './products';

export function MoreProducts({products}: {products: ProductCard[]}) {
  const t = useMessages(shopMessages);
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="more-products">
      <h2 id="more-products" className={`heading ${styles.heading}`}>
        {t.moreProducts}
      </h2>
      <ProductGrid products={products} />
    </section>
  );
}
