import {useMessages} from '~/i18n/useLanguage';
import type {Elements} from '~/ui/elements';
import {MerchantHtml} from '~/ui/MerchantHtml';
import {Gallery} from './Gallery';
import {MoreInfo} from './MoreInfo';
import {shopMessages} from './messages';
import {Price} from './Price';
import {PriceFacts} from './PriceFacts';
import {findPictureIndex, type Product, type Variant} from './product';
import styles from './ProductPage.module.css';

interface ProductPageProps {
  product: Product;
  chosenVariant?: Variant;
  /** The form that adds the product to the cart. */
  children: Elements;
}

/** Gallery on the left; on the right the text, the choices and the form. */
export function ProductPage({product, chosenVariant, children}: ProductPageProps) {
  const t = useMessages(shopMessages);
  return (
    <article className={`${styles.product} flow`}>
      <Gallery images={product.images} index={findPictureIndex(product.images, chosenVariant)} />
      <div className={`${styles.form} flow`}>
        <header className={styles.head}>
          <h1 className="heading">{product.title}</h1>
          {chosenVariant && (
            <p className={styles.price} aria-live="polite">
              <Price
                price={chosenVariant.price}
                compareAtPrice={chosenVariant.compareAtPrice}
                unitPrice={chosenVariant.unitPrice}
              />
              {/* Without JavaScript the price doesn't follow the choice, so it names its variant. */}
              {product.variants.length > 1 && <noscript>{` (${chosenVariant.title})`}</noscript>}
            </p>
          )}
          <PriceFacts product={product} price={chosenVariant?.price} />
        </header>
        {children}
        <MerchantHtml html={product.descriptionHtml} />
        <MoreInfo title={t.moreInfo} facts={product.details} />
        <MoreInfo
          title={t.safety}
          facts={[{label: t.itemNumber, text: chosenVariant?.sku || product.handle}, ...product.legalFacts]}
        />
      </div>
    </article>
  );
}
