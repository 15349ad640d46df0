import {BookingLink} from '~/booking/BookingLink';
import {useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {ButtonLink} from '~/ui/Button';
import {Picture} from '~/ui/Picture';
import {CopyEmail} from '../CopyEmail';
import type {ChromeData} from '../chromeData';
import {messages} from '../messages';
import {pages} from '../navigation';
import styles from './Card.module.css';

export function ContactCard({footer}: {footer?: ChromeData['footer']}) {
  const t = useMessages(messages);
  return (
    <section className={styles.card} aria-labelledby="footer-contact">
      <div className={styles.words}>
        <h2 id="footer-contact" className={styles.text}>
          {footer?.text || t.talk}
        </h2>
        <div className={styles.buttons}>
          <ButtonLink to={pages.contact} className={[styles.button, styles.main].join(' ')} data-magnetic="">
            {t.request}
          </ButtonLink>
          <BookingLink className={[buttonStyles.button, styles.button].join(' ')} />
          <CopyEmail className={[buttonStyles.button, styles.button].join(' ')}>{t.copyEmail}</CopyEmail>
        </div>
      </div>
      {footer?.picture && (
        <div className={styles.picture}>
          <Picture image={footer.picture} sizes="(width >= 800px) 50vw, 100vw" className={styles.fill} />
        </div>
      )}
    </section>
  );
}
