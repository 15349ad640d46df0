import {useMessages} from '~/i18n/useLanguage';
import {ExternalLink} from '~/ui/ExternalLink';
import styles from './Credits.module.css';
import {contentMessages} from '../messages';
import type {CreditGroup} from './projects';

/** Who took part in a project, one row for each area of work. */
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
            <dt className="annotation">{area}</dt>
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
