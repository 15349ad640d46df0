import {EnergyArrow} from '~/legal/EnergyArrow';
import {PriceNote} from '~/legal/PriceNote';
import {WithdrawalNote} from '~/legal/WithdrawalNote';
import {Picture} from '~/ui/Picture';
import type {Product} from './product';
import styles from './PriceFacts.module.css';

interface PriceFactsProps {
  product: Product;
  /** Cents; none on request. */
  price?: number | null;
}

/** The facts below a price: VAT and shipping costs, delivery, return and labels. */
export function PriceFacts({product, price}: PriceFactsProps) {
  const {deliveryTimeText, deliveryNote, returns, labels, energy} = product;
  return (
    <>
      <div className={styles.facts}>
        <PriceNote price={price} showsCosts />
        {deliveryTimeText && <p className="annotation">{deliveryTimeText}</p>}
        <WithdrawalNote text={returns} />
        {deliveryNote && <p className="annotation">{deliveryNote}</p>}
      </div>
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
