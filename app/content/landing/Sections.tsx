import type {SectionFragment} from 'storefrontapi.generated';
import {betweenEdges, type Image} from '~/platform/images';
import {Picture} from '~/ui/Picture';
import {picture, text} from '../fields';
import styles from './Sections.module.css';

/** A titled text with a picture: of a service, of the workshop, of a landing page. */
export const SECTION_FRAGMENT = `#graphql
  fragment Section on Metaobject {
    id
    titel: field(key: "titel") { value }
    text: field(key: "text") { value }
    titelbild: field(key: "titelbild") { ...PictureField }
    bild: field(key: "bild") { ...PictureField }
    stelle: field(key: "stelle") { value }
  }
` as const;

export interface Section {
  id: string;
  title: string;
  text: string;
  image?: Image;
  /** Where on the picture of the workshop it is, in percent from the left and from the top. */
  spot?: {x: number; y: number};
}

/** Sections; an entry without any content is left out. */
export function toSections(entries: SectionFragment[]): Section[] {
  return entries
    .map((entry) => ({
      id: entry.id,
      title: text(entry.titel),
      text: text(entry.text),
      image: picture(entry.titelbild) ?? picture(entry.bild),
      spot: toSpot(text(entry.stelle)),
    }))
    .filter((section) => section.title || section.text || section.image);
}

/** Reads `62 40`: percent from the left and from the top. Anything else is no spot. */
export function toSpot(value: string): Section['spot'] {
  const [, x, y] = /^(\d{1,3})[ ,;]+(\d{1,3})$/.exec(value) ?? [];
  const spot = {x: Number(x), y: Number(y)};
  return spot.x <= 100 && spot.y <= 100 ? spot : undefined;
}

/** Titled texts, each below its picture, side by side. */
export function Sections({sections}: {sections: Section[]}) {
  if (sections.length === 0) return null;
  return (
    <section className={styles.sections}>
      {sections.map((section) => (
        <div key={section.id} className={styles.section}>
          {section.image && (
            <Picture image={section.image} ratio="4 / 5" sizes={`(min-width: 800px) 31vw, ${betweenEdges}`} />
          )}
          {section.title && <h2 className={styles.title}>{section.title}</h2>}
          {section.text && <p className={styles.text}>{section.text}</p>}
        </div>
      ))}
    </section>
  );
}
