import type {CreditFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {ExternalLink} from '~/ui/ExternalLink';
import {text} from '../fields';
import {contentMessages} from '../messages';
import {parseLinkUrl} from '../press/tagLink';
import styles from './Credits.module.css';

export const CREDIT_FRAGMENT = `#graphql
  fragment Credit on Metaobject {
    id
    tatigkeitsbereich: field(key: "tatigkeitsbereich") { value }
    name: field(key: "name") { value }
    website: field(key: "website") { value }
  }
` as const;

/** The contributors to a project in one area of work. */
export interface CreditGroup {
  area: string;
  people: {id: string; name: string; website?: string}[];
}

/** Groups credits by their area of work. Credits without a name are left out. */
export function toCreditGroups(entries: CreditFragment[]): CreditGroup[] {
  const groups = new Map<string, CreditGroup>();
  for (const entry of entries) {
    if (!text(entry.name)) continue;
    const area = text(entry.tatigkeitsbereich);
    const group = groups.get(area) ?? {area, people: []};
    group.people.push({id: entry.id, name: text(entry.name), website: parseLinkUrl(text(entry.website))});
    groups.set(area, group);
  }
  return [...groups.values()];
}

/** The contributors to a project, one row for each area of work. */
export function Credits({groups}: {groups: CreditGroup[]}) {
  const t = useMessages(contentMessages);
  if (groups.length === 0) return null;
  return (
    <section className={styles.credits} aria-labelledby="credits">
      <h2 id="credits" className={`heading ${styles.heading}`}>
        {t.credits}
      </h2>
      <dl>
        {groups.map(({area, people}) => (
          <div key={area} className={styles.row}>
            {area && <dt className="annotation">{area}</dt>}
            {people.map(({id, name, website}) => (
              <dd key={id} style={{gridColumn: 2}}>
                {website ? <ExternalLink href={website}>{name}</ExternalLink> : name}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
