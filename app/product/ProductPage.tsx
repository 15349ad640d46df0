import type {ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {MerchantHtml} from '~/ui/MerchantHtml';
import {Gallery} from './Gallery';
import {MoreInfo} from './MoreInfo';
import {shopMessages} from './messages';
import {Price} from './Price';
import {PriceFacts, hasFreeShipping} from './PriceFacts';
import {pictureIndex, type Product, type Variant} from './product';
import styles from './ProductPage.module.css';

interface ProductPageProps {
  product: Product;
  chosen?: Variant;
  /** The form that adds it to the cart. */
  children: ReactNode;
}

/** Gallery on the left; on the right the text, the choices and the form. */
export function ProductPage({product, chosen, children}: ProductPageProps) {
  const t = useMessages(shopMessages);
  return (
    <article className={styles.product}>
      <Gallery images={product.images} index={pictureIndex(product.images, chosen)} />
      <div className={styles.form}>
        <header className={styles.head}>
          <h1 className="heading">{product.title}</h1>
          {chosen && (
            <p className={styles.price} aria-live="polite">
              <Price price={chosen.price} compareAtPrice={chosen.compareAtPrice} unitPrice={chosen.unitPrice} />
              {/* Without scripts the price doesn't follow the choice, so it says whose it is. */}
              {product.variants.length > 1 && <noscript> ({chosen.title})</noscript>}
            </p>
          )}
          <PriceFacts product={product} freeShipping={hasFreeShipping(product, chosen?.price)} />
        </header>
        {children}
        <MerchantHtml html={product.descriptionHtml} />
        <MoreInfo title={t.moreInfo} facts={product.details} />
        <MoreInfo
          title={t.safety}
          facts={[{label: t.itemNumber, text: chosen?.sku || product.handle}, ...product.safety]}
        />
      </div>
    </article>
  );
}
