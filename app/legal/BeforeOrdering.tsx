import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {ExternalLink} from '~/ui/ExternalLink';
import {Picture} from '~/ui/Picture';
import styles from './BeforeOrdering.module.css';
import type {ShopTerms} from './terms';

const messages = defineMessages({
  de: {
    title: 'Vor der Bestellung',
    payment: 'Zahlungsarten',
    delivery: 'Lieferung',
    guarantee: 'Gesetzliche Gewährleistung',
  },
  en: {title: 'Before you order', payment: 'Ways to pay', delivery: 'Delivery', guarantee: 'Legal guarantee'},
});

/** Information that the law requires before an order: means of payment, delivery restrictions, the notice on the legal guarantee. */
export function BeforeOrdering({terms: {payment, delivery, guarantee}}: {terms: ShopTerms}) {
  const t = useMessages(messages);
  const {picture, href} = guarantee;
  if (!payment.length && !delivery && !picture && !href) return null;
  return (
    <section className={styles.terms} aria-label={t.title}>
      {payment.length > 0 && (
        <div className={styles.payment}>
          <span className="annotation">{t.payment}</span>
          {/* Framed names instead of logos, which are trademarks. */}
          <ul className={styles.means} aria-label={t.payment}>
            {payment.map((name) => (
              <li key={name} className={styles.sign}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {delivery && (
        <p>
          <span className="annotation">{t.delivery}</span> <span>{delivery}</span>
        </p>
      )}
      {picture && <Picture image={picture} sizes="(width >= 800px) 40vw, 100vw" className={styles.notice} />}
      {href && (
        <p>
          <ExternalLink href={href}>{t.guarantee}</ExternalLink>
        </p>
      )}
    </section>
  );
}
