import {useMessages} from '~/i18n/useLanguage';
import button from '~/ui/Button.module.css';
import {ExternalLink} from '~/ui/ExternalLink';
import link from '~/ui/TextLink.module.css';
import type {PressPage, TagLink} from './press';
import styles from './PressInfo.module.css';
import {pressMessages} from './pressMessages';

/** Press kit, mentions and the contact for the press. */
export function PressInfo({kit, mentions, contact}: Pick<PressPage, 'kit' | 'mentions' | 'contact'>) {
  const t = useMessages(pressMessages);
  return (
    <div className={styles.info}>
      <section>
        <h2 className="heading">{t.kit}</h2>
        <div>
          <ul className={styles.items}>
            {kit.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {kit.url && (
            <a className={`${button.button} ${button.line}`} href={kit.url} download>
              {t.download}
            </a>
          )}
        </div>
      </section>
      <section>
        <h2 className="heading">{t.mentions}</h2>
        <ul className={styles.tags}>
          {mentions.map((mention) => (
            <li key={mention.id}>
              <Mention mention={mention} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="heading">{t.contact}</h2>
        <address className={styles.contact}>
          {contact.name}
          <br />
          <span className="annotation">{contact.role}</span>
          <br />
          <a className={link.link} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
          <br />
          <a className={link.link} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
            {contact.phone}
          </a>
        </address>
      </section>
    </div>
  );
}

function Mention({mention: {name, url}}: {mention: TagLink}) {
  if (!url) return <span className={styles.tag}>{name}</span>;
  return (
    <ExternalLink className={styles.tag} href={url}>
      {name}
    </ExternalLink>
  );
}
