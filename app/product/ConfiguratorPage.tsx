import type {ReactNode} from 'react';
import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {MerchantHtml} from '~/ui/RichText';
import {Gallery} from './Gallery';
import {shopMessages} from './messages';
import {MoreInfo} from './MoreInfo';
import {Drawing} from '~/configurator/drawing/Drawing';
import type {Product} from './product';
import {colorOf, priceOf} from '~/configurator/rules/change';
import styles from '~/configurator/form/configurator.module.css';
import {describe} from '~/configurator/rules/describe';
import {largest} from '~/configurator/rules/measure';
import {messages} from '~/configurator/rules/messages';
import type {Offer} from '~/configurator/rules/offer';
import {SpokenPrice} from './SpokenPrice';
import type {ConfigurationState} from '~/configurator/form/useConfiguration';

interface ConfiguratorPageProps {
  product: Product;
  offer: Offer;
  state: ConfigurationState;
  /** The form that adds the piece to the cart. */
  children: ReactNode;
}

/** A product that is made to measure: its drawing stays in view while the form beside or below it is filled in. */
export function ConfiguratorPage({product, offer, state, children}: ConfiguratorPageProps) {
  const t = useMessages(messages);
  const shop = useMessages(shopMessages);
  const language = useLanguage();
  const {configuration} = state;
  const price = priceOf(offer, configuration);
  const shownPrice = price === null ? t.onRequest : formatPrice(price, language);
  const down = offer.kind === 'kliv' ? offer.height : offer.width;
  const across = offer.kind === 'kliv' ? offer.width : offer.length;
  return (
    <article>
      <div className={styles.workbench}>
        <div className={styles.sheet}>
          <Drawing
            handle={product.handle}
            configuration={configuration}
            details={describe(configuration, colorOf(offer, configuration)?.name ?? '', language)}
            largest={{across: largest(across), down: largest(down)}}
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
