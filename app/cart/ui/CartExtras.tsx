import {useState} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Disclosure} from '~/ui/Disclosure';
import {TextLink} from '~/ui/TextLink';
import {askPath} from './askPath';
import styles from './CartExtras.module.css';
import {DiscountField} from './DiscountField';
import {messages} from './messages';
import {NoteField} from './NoteField';
import {ShareCart} from './ShareCart';
import {deliveryEstimate} from '../rules/deliveryEstimate';
import type {CartView} from '../rules/cartView';

interface CartExtrasProps {
  view: CartView;
  /** `id` of the cart's form. */
  form: string;
}

/** What stands below the lines: delivery time, discount code, note, the ways to ask and to share. */
export function CartExtras({view: {lines, discount, refusedCode, note = ''}, form}: CartExtrasProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const delivery = deliveryEstimate(lines);
  // Only at first: what is open stays open under the hands of whoever removes a code.
  const [opens] = useState({code: Boolean(discount ?? refusedCode), note: Boolean(note)});
  return (
    <section className={styles.extras}>
      {delivery && (
        <p className={styles.part}>
          <span className="annotation">{lines.length > 1 ? t.deliveryOfAll : t.delivery}</span>
          {delivery}
        </p>
      )}
      <Disclosure title={t.code} open={opens.code}>
        <DiscountField discount={discount} refusedCode={refusedCode} form={form} />
      </Disclosure>
      <Disclosure title={t.note} open={opens.note}>
        <NoteField note={note} form={form} />
      </Disclosure>
      <Disclosure title={t.share}>
        <ShareCart lines={lines} />
      </Disclosure>
      <p className={styles.part}>
        <TextLink to={askPath(lines, language)}>{t.askFirst}</TextLink>
      </p>
    </section>
  );
}
