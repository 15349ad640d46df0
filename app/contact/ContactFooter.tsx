import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {PhoneLink} from '~/ui/PhoneLink';
import {TextLink} from '~/ui/TextLink';
import styles from './ContactFooter.module.css';
import type {ContactSettings} from './contactSettings';
import {messages} from './messages';

/** The addresses of the studio, people to call, and a link to the jobs. */
export function ContactFooter({settings}: {settings: ContactSettings}) {
  const {locations, people, jobsLink} = settings;
  const t = useMessages(messages);
  const email = settings.email || brand.email;
  return (
    <section className={styles.footer} aria-labelledby="direct">
      <h2 id="direct" className={styles.title}>
        {t.direct}
      </h2>
      <div className={styles.ways}>
        <address className={styles.way}>
          <span className="annotation">{brand.name}</span>
          {locations.map(({city, street, town}) => (
            <span key={city} className={styles.address}>
              <span>{street}</span>
              <span>{town}</span>
            </span>
          ))}
          <a href={`mailto:${email}`}>{email}</a>
        </address>
        {people.map(({name, phone}) => (
          <p key={name + phone} className={styles.way}>
            {name && <span className="annotation">{name}</span>}
            {phone && <PhoneLink number={phone} />}
          </p>
        ))}
      </div>
      {jobsLink && (
        <p className={styles.jobs}>
          <TextLink to="/jobs" arrow>
            {jobsLink}
          </TextLink>
        </p>
      )}
    </section>
  );
}
