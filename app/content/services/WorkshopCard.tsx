import type {WorkshopFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {betweenEdges, withoutAltText, type Image} from '~/platform/images';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {picture, text} from '../fields';
import {LinkTitle} from '../LinkTitle';
import {contentMessages} from '../messages';
import styles from './WorkshopCard.module.css';

export const WORKSHOP_FRAGMENT = `#graphql
  fragment Workshop on QueryRoot {
    workshop: metaobjects(type: "werkstatt", first: 1) {
      nodes {
        titel: field(key: "titel") { value }
        untertitel: field(key: "untertitel") { value }
        titelbild: field(key: "titelbild") { ...PictureField }
      }
    }
  }
` as const;

interface Workshop {
  title: string;
  subtitle: string;
  image?: Image;
}

/** The data of a link to the workshop's page; `undefined` when the studio has no workshop. */
export function toWorkshop({workshop}: WorkshopFragment): Workshop | undefined {
  const entry = workshop.nodes[0];
  return (
    entry && {
      title: text(entry.titel),
      subtitle: text(entry.untertitel),
      image: withoutAltText(picture(entry.titelbild)),
    }
  );
}

/** The link to the workshop's page. */
export function WorkshopCard({title, subtitle, image}: Workshop) {
  const t = useMessages(contentMessages);
  return (
    <LocalLink to="/werkstatt" className={styles.card}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          ratio="3 / 2"
          sizes={`(min-width: 800px) 56vw, ${betweenEdges}`}
          alt=""
        />
      )}
      <div className={styles.words}>
        {title && <p className="annotation">{t.workshop}</p>}
        <LinkTitle as="h2">{title || t.workshop}</LinkTitle>
        {subtitle && <p>{subtitle}</p>}
      </div>
    </LocalLink>
  );
}
