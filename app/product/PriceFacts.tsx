import {EnergyArrow} from '~/legal/EnergyArrow';
import {PriceNote} from '~/legal/PriceNote';
import {useMessages} from '~/i18n/useLanguage';
import {Picture} from '~/ui/Picture';
import {shopMessages} from './messages';
import type {Product} from './product';
import styles from './PriceFacts.module.css';

/** What stands beside a price: VAT and shipping, what that costs, delivery time, labels. */
export function PriceFacts({product: {deliveryTime, shippingCost, labels, energy}}: {product: Product}) {
  const t = useMessages(shopMessages);
  return (
    <>
      <PriceNote />
      {shippingCost && (
        <p className="annotation">
          {t.shippingCost}: {shippingCost}
        </p>
      )}
      {deliveryTime && (
        <p className="annotation">
          {t.deliveryTime}: {deliveryTime}
        </p>
      )}
      {energy && <EnergyArrow energy={energy} />}
      {labels.length > 0 && (
        <p className={styles.labels}>
          {labels.map((image) => (
            <a key={image.url} href={image.url}>
              <Picture image={image} sizes="120px" />
            </a>
          ))}
        </p>
      )}
    </>
  );
}
