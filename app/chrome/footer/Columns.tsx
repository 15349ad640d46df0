import type {ReactNode} from 'react';
import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {ExternalLink} from '~/ui/ExternalLink';
import {LocalLink} from '~/ui/LocalLink';
import type {ChromeData} from '../chromeData';
import {messages} from '../messages';
import type {PageName} from '../navigation';
import {PageLink} from '../PageLink';
import styles from './Footer.module.css';

const explorePages: PageName[] = ['home', 'projects', 'services', 'about', 'shop'];
const informationPages: PageName[] = ['contact', 'jobs', 'faq', 'press', 'terms', 'termsInfo', 'refunds', 'shipping'];

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

function Links({links}: {links: readonly {title: string; to: string}[]}) {
  return links.map(({title, to}) => (
    <li key={to}>
      <LocalLink to={to} className={styles.link}>
        {title}
      </LocalLink>
    </li>
  ));
}

const createLinks = (path: string, entries: {handle: string; title: string}[]) =>
  entries.map(({handle, title}) => ({title, to: `${path}/${handle}`}));

interface FooterLocation {
  city: string;
  page?: string;
  street: string;
  town?: string;
}

/** Columns without content are left out. */
export function Columns({data}: {data: ChromeData | null}) {
  const t = useMessages(messages);
  const locations: readonly FooterLocation[] = data?.locations ?? brand.locations;
  return (
    <div className={styles.columns}>
      <Column title={t.explore}>
        <Pages names={data?.hasWorkshop ? [...explorePages, 'workshop'] : explorePages} />
      </Column>
      {data && data.services.length > 0 && (
        <Column title={t.services}>
          <Links links={createLinks('/services', data.services)} />
        </Column>
      )}
      {data && data.products.length > 0 && (
        <Column title={t.shop}>
          <Links links={createLinks('/product', data.products)} />
        </Column>
      )}
      <Column title={t.information}>
        <Pages names={informationPages.filter((name) => !data?.missingPages.includes(name))} />
      </Column>
      <Column title={t.locations}>
        {locations.map(({city, page, street, town}) => (
          <li key={city} className={styles.location}>
            {page && (
              <LocalLink to={page} className={styles.link}>
                {city}
              </LocalLink>
            )}
            {town && <p className={styles.address}>{`${street}\n${town}`}</p>}
          </li>
        ))}
      </Column>
      {data && data.social.length > 0 && (
        <Column title={t.social}>
          {data.social.map(({name, href}) => (
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
