import type {DetailFragment} from 'storefrontapi.generated';
import {betweenEdges, type Image} from '~/platform/images';
import {Picture} from '~/ui/Picture';
import {picture, text} from '../fields';
import styles from './Details.module.css';

/** A titled text with a picture: of a service, of the workshop, of a landing page. */
export const DETAIL_FRAGMENT = `#graphql
  fragment Detail on Metaobject {
    id
    titel: field(key: "titel") { value }
    text: field(key: "text") { value }
    titelbild: field(key: "titelbild") { ...PictureField }
    bild: field(key: "bild") { ...PictureField }
  }
` as const;

export interface Detail {
  id: string;
  title: string;
  text: string;
  image?: Image;
}

export function toDetail(entry: DetailFragment): Detail {
  return {
    id: entry.id,
    title: text(entry.titel),
    text: text(entry.text),
    image: picture(entry.titelbild) ?? picture(entry.bild),
  };
}

/** Titled texts with pictures left and right in turn. */
export function Details({details}: {details: Detail[]}) {
  if (details.length === 0) return null;
  return (
    <section className={styles.details}>
      {details.map((detail) => (
        <div key={detail.id} className={styles.detail}>
          {detail.image && (
            <Picture
              className={styles.picture}
              image={detail.image}
              ratio="3 / 2"
              sizes={`(min-width: 800px) 56vw, ${betweenEdges}`}
            />
          )}
          <div className={styles.words}>
            {detail.title && <h2 className="heading">{detail.title}</h2>}
            <p>{detail.text}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
