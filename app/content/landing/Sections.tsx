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
  }
` as const;

export interface Section {
  id: string;
  title: string;
  text: string;
  image?: Image;
}

/** Sections; an entry without any content is left out. */
export function toSections(entries: SectionFragment[]): Section[] {
  return entries
    .map((entry) => ({
      id: entry.id,
      title: text(entry.titel),
      text: text(entry.text),
      image: picture(entry.titelbild) ?? picture(entry.bild),
    }))
    .filter((section) => section.title || section.text || section.image);
}

/** Titled texts with pictures left and right in turn. */
export function Sections({sections}: {sections: Section[]}) {
  if (sections.length === 0) return null;
  return (
    <section className={styles.sections}>
      {sections.map((section) => (
        <div key={section.id} className={styles.section}>
          {section.image && (
            <Picture
              className={styles.picture}
              image={section.image}
              ratio="3 / 2"
              sizes={`(min-width: 800px) 56vw, ${betweenEdges}`}
            />
          )}
          {(section.title || section.text) && (
            <div className={styles.words}>
              {section.title && <h2 className="heading">{section.title}</h2>}
              {section.text && <p>{section.text}</p>}
            </div>
          )}
        </div>
      ))}
    </section>
  );
}
