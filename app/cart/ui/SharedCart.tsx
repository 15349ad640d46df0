import {formatPrice} from '~/i18n/formats';
import {localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {PriceNote} from '~/legal/PriceNote';
import {Button} from '~/ui/Button';
import {TextLink} from '~/ui/TextLink';
import styles from './CartExtras.module.css';
import {messages} from './messages';
import {lineName, lineTotal, type CartView} from '../rules/cartView';

interface SharedCartProps {
  /** The lines as the link spells them. */
  lines: string;
  sharedCart: CartView;
  currentCart: CartView;
}

/** Asks whether a shared cart is added to the visitor's cart, which isn't empty, or replaces it. */
export function SharedCart({lines, sharedCart, currentCart}: SharedCartProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <div className={styles.shared}>
      <h1 className="heading">{t.sharedTitle}</h1>
      <Lines title={t.shared} view={sharedCart} />
      <Lines title={t.present} view={currentCart} />
      <PriceNote showsCosts />
      <form method="post" action={localizedPath('/cart', language)} className={styles.choices}>
        <p>{t.sharedQuestion}</p>
        <input type="hidden" name="intent" value="openLink" />
        <input type="hidden" name="lines" value={lines} />
        <Button type="submit" look="filled" name="mode" value="add">
          {t.add}
        </Button>
        <Button type="submit" name="mode" value="replace">
          {t.replace}
        </Button>
        <TextLink to="/cart">{t.keep}</TextLink>
      </form>
    </div>
  );
}

function Lines({title, view}: {title: string; view: CartView}) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <section>
      <h2 className="annotation">{title}</h2>
      <ul className={styles.list}>
        {view.lines.map((line) => (
          <li key={line.key}>
            <span>{`${line.quantity} × ${lineName(line) ?? t.vanishedTitle}`}</span>
            {line.merchandise?.availableForSale && <span>{formatPrice(lineTotal(line), language)}</span>}
          </li>
        ))}
        <li>
          <span>{t.total}</span>
          <span>{formatPrice(view.total, language)}</span>
        </li>
      </ul>
    </section>
  );
}
