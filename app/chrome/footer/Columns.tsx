import type {ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import type {Chrome} from '../data';
import {ExternalLink} from '~/ui/ExternalLink';
import {messages} from '../messages';
import {locations, type PageName} from '../navigation';
import {PageLink} from '../PageLink';
import styles from './Footer.module.css';

const explore: PageName[] = ['home', 'projects', 'services', 'about', 'shop'];
const information: PageName[] = ['contact', 'jobs', 'faq', 'press', 'terms', 'termsInfo', 'refunds', 'shipping'];

function Column({title, children}: {title: string; children: ReactNode}) {
  return (
    <nav aria-label={title} className={styles.column}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function Pages({names}: {names: PageName[]}) {
  return names.map((name) => (
    <li key={name}>
      <PageLink page={name} className={styles.link} />
    </li>
  ));
}

function Entries({entries}: {entries: readonly {title: string; to: string}[]}) {
  return entries.map(({title, to}) => (
    <li key={to}>
      <LocalLink to={to} className={styles.link}>
        {title}
      </LocalLink>
    </li>
  ));
}

const linked = (path: string, entries: {handle: string; title: string}[] = []) =>
  entries.map(({handle, title}) => ({title, to: `${path}/${handle}`}));

/** The footer's navigation; a column whose content the store doesn't give is left out. */
export function Columns({chrome}: {chrome: Chrome | null}) {
  const text = useMessages(messages);
  return (
    <div className={styles.columns}>
      <Column title={text.explore}>
        <Pages names={chrome?.hasWorkshop ? [...explore, 'workshop'] : explore} />
      </Column>
      {chrome && chrome.services.length > 0 && (
        <Column title={text.services}>
          <Entries entries={linked('/services', chrome.services)} />
        </Column>
      )}
      {chrome && chrome.products.length > 0 && (
        <Column title={text.shop}>
          <Entries entries={linked('/product', chrome.products)} />
        </Column>
      )}
      <Column title={text.information}>
        <Pages names={information} />
      </Column>
      <Column title={text.locations}>
        <Entries entries={locations} />
        {chrome?.address.street && (
          <li className={styles.address}>
            {chrome.address.street}
            <br />
            {chrome.address.place}
          </li>
        )}
      </Column>
      {chrome && chrome.social.length > 0 && (
        <Column title={text.social}>
          {chrome.social.map(({name, href}) => (
            <li key={name}>
              <ExternalLink href={href} className={styles.link}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </Column>
      )}
    </div>
  );
}
