import {brand} from '~/brand';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {priceNoteText} from '~/legal/shippingCosts';
import {useShippingCosts} from '~/legal/shopTerms';
import {messages} from './messages';
import styles from './sheet.module.css';
import type {Sheet} from './sheet.server';

/** The title block in the lower right corner, as on a joiner's drawing. */
export function TitleBlock({sheet}: {sheet: Sheet}) {
  const t = useMessages(messages);
  const priceNote = priceNoteText(sheet.cents, useShippingCosts(), useLanguage());
  const {order, planVersion, qr} = sheet;
  const {length, depth, height} = sheet.size;
  const ordered = order?.planVersion ?? planVersion;
  const rows: [string, string][] = [
    [t.piece, sheet.title],
    [t.size, t.sizes(length, depth, height)],
    [t.finish, sheet.finish],
    [t.price, `${sheet.price} (${priceNote})`],
    [t.id, order?.id ?? t.noId],
    [t.plan, ordered === planVersion ? String(planVersion) : t.formerPlan(ordered, planVersion)],
    [t.parts, String(sheet.partCount)],
    [t.weight, t.about(sheet.weight)],
    [t.scale, t.scaleNote(sheet.scale)],
    [t.date, sheet.date],
  ];
  return (
    <div className={styles.block}>
      <dl className={styles.facts}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.mark}>
        {qr && (
          <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t.qr}>
            <path d={qr.path} />
          </svg>
        )}
        <p>{brand.name}</p>
        <p className="annotation">{brand.email}</p>
      </div>
    </div>
  );
}
