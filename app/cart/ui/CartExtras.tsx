import {useState} from 'react';
import type {Language} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Disclosure} from '~/ui/Disclosure';
import {TextLink} from '~/ui/TextLink';
import {lineName, type CartView, type CartLine} from '../rules/cartView';
import {deliveryEstimate} from '../rules/deliveryEstimate';
import styles from './CartExtras.module.css';
import {DiscountField} from './DiscountField';
import {messages} from './messages';
import {NoteField} from './NoteField';
import {ShareCart} from './ShareCart';

interface CartExtrasProps {
  view: CartView;
  /** `id` of the cart's form. */
  formId: string;
}

/** The part below the lines: delivery time, discount code, note, the link of the cart, and a question before ordering. */
export function CartExtras({view: {lines, discount, refusedCode, note = ''}, formId}: CartExtrasProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const delivery = deliveryEstimate(lines);
  // Only the initial state: a part that is open stays open when a code is removed in it.
  const [isInitiallyOpen] = useState({code: Boolean(discount ?? refusedCode), note: Boolean(note)});
  return (
    <section className={styles.extras}>
      {delivery && (
        <p className={styles.part}>
          <span className="annotation">{lines.length > 1 ? t.deliveryOfAll : t.delivery}</span>
          <span>{delivery}</span>
        </p>
      )}
      <Disclosure title={t.code} open={isInitiallyOpen.code}>
        <DiscountField discount={discount} refusedCode={refusedCode} formId={formId} />
      </Disclosure>
      <Disclosure title={t.note} open={isInitiallyOpen.note}>
        <NoteField note={note} formId={formId} />
      </Disclosure>
      <Disclosure title={t.share}>
        <ShareCart lines={lines} />
      </Disclosure>
      <p className={styles.part}>
        <TextLink to={cartEnquiryPath(lines, language)}>{t.askFirst}</TextLink>
      </p>
    </section>
  );
}

/** Maximum length of the listed lines, in characters. The contact form reads 1,500 characters from a link. */
const maxLinesText = 1300;

/** Path, without its language, of the contact form with the lines of the cart filled in. */
function cartEnquiryPath(lines: readonly CartLine[], language: Language): string {
  const t = messages[language];
  const lineTexts = lines.flatMap((line) => {
    const name = lineName(line);
    return name ? [`– ${line.quantity} × ${name}`] : [];
  });
  const listedTexts: string[] = [];
  let length = 0;
  for (const text of lineTexts) {
    length += text.length + 1;
    if (length > maxLinesText) break;
    listedTexts.push(text);
  }
  const omittedCount = lineTexts.length - listedTexts.length;
  if (omittedCount) listedTexts.push(t.more(omittedCount));
  const text = [t.asking, ...listedTexts].join('\n');
  return `/contact?${new URLSearchParams({text})}`;
}
