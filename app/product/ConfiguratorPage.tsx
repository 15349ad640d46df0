import type {ReactNode} from 'react';
import {Drawing} from '~/configurator/drawing/Drawing';
import styles from '~/configurator/form/configurator.module.css';
import {describe} from '~/configurator/rules/describe';
import {largest} from '~/configurator/rules/measure';
import {measuresOf} from '~/configurator/rules/measures';
import {messages} from '~/configurator/rules/messages';
import type {Piece} from '~/configurator/rules/piece';
import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {MerchantHtml} from '~/ui/MerchantHtml';
import {Gallery} from './Gallery';
import {shopMessages} from './messages';
import {MoreInfo} from './MoreInfo';
import type {Product} from './product';
import {SpokenPrice} from './SpokenPrice';

interface ConfiguratorPageProps {
  product: Product;
  piece: Piece;
  /** Cents; `null` for a piece that has no price. */
  price: number | null;
  /** The form that adds the piece to the cart. */
  children: ReactNode;
}

/** A product that is made to measure: its drawing stays in view while the form beside or below it is filled in. */
export function ConfiguratorPage({product, piece, price, children}: ConfiguratorPageProps) {
  const t = useMessages(messages);
  const shop = useMessages(shopMessages);
  const language = useLanguage();
  const shownPrice = price === null ? t.onRequest : formatPrice(price, language);
  const [across, down] = measuresOf(piece);
  return (
    <article>
      <div className={styles.workbench}>
        <div className={styles.sheet}>
          <Drawing
            handle={product.handle}
            configuration={piece.configuration}
            details={describe(piece, language)}
            largest={{across: largest(across.offered), down: largest(down.offered)}}
          />
          <p className={styles.tag} aria-hidden="true">
            {shownPrice}
          </p>
        </div>
        <div className={styles.form}>
          <header className={styles.head}>
            <p className="annotation">{shop.madeToMeasure}</p>
            <h1 className="heading">{product.title}</h1>
            <p className={styles.price}>{shownPrice}</p>
            <p className="annotation">{shop.priceNote}</p>
            <SpokenPrice text={`${t.price}: ${shownPrice}`} />
          </header>
          {children}
          <MerchantHtml html={product.descriptionHtml} />
          <MoreInfo details={product.details} />
        </div>
      </div>
      {product.images.length > 0 && (
        <div className={styles.pictures}>
          <Gallery images={product.images} index={0} />
        </div>
      )}
    </article>
  );
}
