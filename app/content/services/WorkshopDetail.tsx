import type {WorkshopDetailFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {betweenEdges, type Image} from '~/platform/images';
import {Picture} from '~/ui/Picture';
import {TextLink} from '~/ui/TextLink';
import {picture, references, text} from '../fields';
import {toSections} from '../landing/sections';
import {contentMessages} from '../messages';
import {sectionMessages} from '../sectionMessages';
import styles from './WorkshopDetail.module.css';

export const WORKSHOP_DETAIL_FRAGMENT = `#graphql
  fragment WorkshopDetail on QueryRoot {
    workshop: metaobjects(type: "werkstatt", first: 1) {
      nodes {
        titel: field(key: "titel") { value }
        titelbild: field(key: "titelbild") { ...PictureField }
        details: field(key: "details") { references(first: 1) { nodes { ...Section } } }
      }
    }
  }
` as const;

interface Detail {
  title: string;
  text: string;
  image?: Image;
}

/** The first detail of the workshop, else its name and picture; `undefined` when the studio has no workshop. */
export function toWorkshopDetail({workshop}: WorkshopDetailFragment): Detail | undefined {
  const entry = workshop.nodes[0];
  if (!entry) return undefined;
  const [detail] = toSections(references(entry.details));
  return {
    title: detail?.title || text(entry.titel),
    text: detail?.text ?? '',
    image: detail?.image ?? picture(entry.titelbild),
  };
}

/** One detail of the workshop, with a link to the workshop's page. */
export function WorkshopDetail({title, text: detailText, image}: Detail) {
  const t = useMessages(contentMessages);
  const linkTexts = useMessages(sectionMessages);
  return (
    <section className={styles.detail} aria-label={t.workshop}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          ratio="1"
          sizes={`(min-width: 800px) 50vw, ${betweenEdges}`}
          alt={detailText && title ? '' : undefined}
        />
      )}
      <div className={styles.words}>
        {title && <h2 className="heading">{title}</h2>}
        {detailText && <p>{detailText}</p>}
        <TextLink to="/werkstatt" arrow>
          {linkTexts.workshopLink}
        </TextLink>
      </div>
    </section>
  );
}
