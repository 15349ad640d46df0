import type {AwardsFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {ExternalLink} from '~/ui/ExternalLink';
import type {Image} from '~/platform/images';
import {Picture} from '~/ui/Picture';
import {picture, references} from '../fields';
import {contentMessages} from '../messages';
import {toNamedLinks, type NamedLink} from '../press/tagLink';
import styles from './AwardsBanner.module.css';

/** The picture of the banner is in the global settings, the list of awards in the settings of the press page. */
export const AWARDS_FRAGMENT = `#graphql
  fragment Awards on QueryRoot {
    awardsBanner: metaobjects(type: "einstellungen_global", first: 1) {
      nodes { awards_banner_bild: field(key: "awards_banner_bild") { ...PictureField } }
    }
    awards: metaobjects(type: "press_page_settings", first: 1) {
      nodes { awards_list: field(key: "awards_list") { ...AwardList } }
    }
  }
` as const;

interface Awards {
  banner?: Image;
  list: NamedLink[];
}

export function toAwards({awardsBanner, awards}: AwardsFragment): Awards {
  return {
    banner: picture(awardsBanner.nodes[0]?.awards_banner_bild),
    list: toNamedLinks(references(awards.nodes[0]?.awards_list)),
  };
}

/** The studio's awards, with an optional picture. */
export function AwardsBanner({banner, list}: Awards) {
  const t = useMessages(contentMessages);
  if (!banner && list.length === 0) return null;
  return (
    <section className={styles.banner} aria-label={t.awards}>
      {banner && <Picture image={banner} ratio="21 / 9" sizes="100vw" />}
      {list.length > 0 && (
        <div className={styles.awards}>
          <h2 className="heading">{t.awards}</h2>
          <ul className={styles.list}>
            {list.map(({id, name, url}) => (
              <li key={id}>{url ? <ExternalLink href={url}>{name}</ExternalLink> : name}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
