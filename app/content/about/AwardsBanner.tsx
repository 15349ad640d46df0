import {useMessages} from '~/i18n/useLanguage';
import {ExternalLink} from '~/ui/ExternalLink';
import {Picture} from '~/ui/Picture';
import type {Awards} from './awards';
import styles from './AwardsBanner.module.css';
import {contentMessages} from '../messages';

/** The studio's awards below the picture that the global settings hold. */
export function AwardsBanner({banner, list}: Awards) {
  const t = useMessages(contentMessages);
  if (!banner && list.length === 0) return null;
  return (
    <section className={styles.banner} aria-labelledby="awards">
      {banner && <Picture image={banner} ratio="21 / 9" sizes="100vw" />}
      <div className={styles.awards}>
        <h2 id="awards" className="heading">
          {t.awards}
        </h2>
        <ul className={styles.list}>
          {list.map(({id, name, url}) => (
            <li key={id}>{url ? <ExternalLink href={url}>{name}</ExternalLink> : name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
