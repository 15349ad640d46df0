import {useState} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Disclosure} from '~/ui/Disclosure';
import textLink from '~/ui/TextLink.module.css';
import {askPath} from './askPath';
import styles from './CartExtras.module.css';
import {CartLink} from './CartLink';
import {DiscountField} from './DiscountField';
import {extraMessages} from './extraMessages';
import {NoteField} from './NoteField';
import {ShareCart} from './ShareCart';
import {deliveryEstimate} from '../rules/deliveryEstimate';
import type {CartView} from '../rules/lines';
import type {Typed} from '../rules/written';

interface CartExtrasProps {
  view: CartView;
  /** What was typed into a form that was refused, and sent without JavaScript. */
  typed?: Typed;
  /** `id` of the cart's form. */
  form: string;
}

/** What stands below the lines: delivery time, discount code, note, the ways to ask and to share. */
export function CartExtras({view: {lines, discount, note = ''}, typed, form}: CartExtrasProps) {
  const t = useMessages(extraMessages);
  const language = useLanguage();
  const delivery = deliveryEstimate(lines);
  // Only at first: what is open stays open under the hands of whoever removes a code.
  const [opens] = useState({
    code: Boolean(discount) || typed?.code !== undefined,
    note: Boolean(note || typed?.note),
  });
  return (
    <section className={styles.extras}>
      {delivery && (
        <p className={styles.part}>
          <span className="annotation">{lines.length > 1 ? t.deliveryOfAll : t.delivery}</span>
          {delivery}
        </p>
      )}
      <Disclosure title={t.code} open={opens.code}>
        <DiscountField discount={discount} typed={typed?.code} form={form} />
      </Disclosure>
      <Disclosure title={t.note} open={opens.note}>
        <NoteField note={note} typed={typed?.note} form={form} />
      </Disclosure>
      <Disclosure title={t.share}>
        <ShareCart lines={lines} />
      </Disclosure>
      <p className={styles.part}>
        <CartLink to={askPath(lines, language)} form={form} className={textLink.link}>
          {t.ask}
        </CartLink>
      </p>
    </section>
  );
}
