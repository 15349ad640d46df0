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

/** What the cart says before the checkout: means of payment, limits of delivery, the notice on the legal guarantee. */
export function BeforeOrdering({terms: {payment, delivery, guarantee}}: {terms: ShopTerms}) {
  const t = useMessages(messages);
  const {picture, href} = guarantee;
  if (!payment && !delivery && !picture && !href) return null;
  return (
    <section className={styles.terms} aria-label={t.title}>
      {payment && (
        <p>
          <span className="annotation">{t.payment}</span> {payment}
        </p>
      )}
      {delivery && (
        <p>
          <span className="annotation">{t.delivery}</span> {delivery}
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
