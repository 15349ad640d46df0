import type {PressInfoFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import button from '~/ui/Button.module.css';
import {ExternalLink} from '~/ui/ExternalLink';
import {PhoneLink} from '~/ui/PhoneLink';
import link from '~/ui/TextLink.module.css';
import {references, text} from '../fields';
import styles from './PressInfo.module.css';
import {pressMessages} from './pressMessages';
import {parseLinkUrl, toNamedLinks, type NamedLink} from './tagLink';

export const PRESS_INFO_FRAGMENT = `#graphql
  fragment PressInfo on Metaobject {
    presskit_url: field(key: "presskit_url") { value reference { ... on GenericFile { url } } }
    presskit_items: field(key: "presskit_items") { value }
    contact_name: field(key: "contact_name") { value }
    contact_role: field(key: "contact_role") { value }
    contact_email: field(key: "contact_email") { value }
    contact_phone: field(key: "contact_phone") { value }
    mentions: field(key: "mentions") {
      references(first: 20) {
        nodes { ... on Metaobject { id name: field(key: "name") { value } link: field(key: "link") { value } } }
      }
    }
    awards_list: field(key: "awards_list") { ...AwardList }
  }
` as const;

interface PressInfoProps {
  kit: {url?: string; items: string[]};
  /** The mentions, followed by the awards. */
  mentions: NamedLink[];
  contact: {name: string; role: string; email: string; phone: string};
}

export function toPressInfo(entry: PressInfoFragment): PressInfoProps {
  return {
    kit: {
      url: entry.presskit_url?.reference?.url ?? parseLinkUrl(text(entry.presskit_url)),
      items: text(entry.presskit_items)
        .split('\n')
        .map((item) => item.trim())
        .filter(Boolean),
    },
    mentions: toNamedLinks([...references(entry.mentions), ...references(entry.awards_list)]),
    contact: {
      name: text(entry.contact_name),
      role: text(entry.contact_role),
      email: text(entry.contact_email),
      phone: text(entry.contact_phone),
    },
  };
}

/** Press kit, mentions and the contact for the press. Parts without content are left out. */
export function PressInfo({kit, mentions, contact}: PressInfoProps) {
  const t = useMessages(pressMessages);
  const {name, role, email, phone} = contact;
  const hasKit = kit.url || kit.items.length > 0;
  const hasContact = name || role || email || phone;
  if (!hasKit && mentions.length === 0 && !hasContact) return null;
  return (
    <div className={styles.info}>
      {hasKit && (
        <section>
          <h2 className="heading">{t.kit}</h2>
          <div>
            {kit.items.length > 0 && (
              <ul className={styles.items}>
                {kit.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {kit.url && (
              <a className={`${button.button} ${button.line}`} href={kit.url} download>
                {t.download}
              </a>
            )}
          </div>
        </section>
      )}
      {mentions.length > 0 && (
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
      )}
      {hasContact && (
        <section>
          <h2 className="heading">{t.contact}</h2>
          <address className={styles.contact}>
            {name && <p>{name}</p>}
            {role && <p className="annotation">{role}</p>}
            {email && (
              <p>
                <a className={link.link} href={`mailto:${email}`}>
                  {email}
                </a>
              </p>
            )}
            {phone && (
              <p>
                <PhoneLink number={phone} className={link.link} />
              </p>
            )}
          </address>
        </section>
      )}
    </div>
  );
}

function Mention({mention: {name, url}}: {mention: NamedLink}) {
  if (!url) return <span className={styles.tag}>{name}</span>;
  return (
    <ExternalLink className={styles.tag} href={url}>
      {name}
    </ExternalLink>
  );
}
