import type {SectionFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {picture, text} from '../fields';

/** A titled text with a picture: of a service, of the workshop, of a landing page. */
export const SECTION_FRAGMENT = `#graphql
  fragment Section on Metaobject {
    id
    titel: field(key: "titel") { value }
    mass: field(key: "mass") { value }
    text: field(key: "text") { value }
    titelbild: field(key: "titelbild") { ...PictureField }
    bild: field(key: "bild") { ...PictureField }
    stelle: field(key: "stelle") { value }
  }
` as const;

export interface Section {
  id: string;
  title: string;
  /** The measure or number that the text is about, such as `92 cm`. */
  measure: string;
  text: string;
  image?: Image;
  /** The position on the picture of the workshop, in percent from the left and from the top. */
  spot?: {x: number; y: number};
}

/** Entries without any content are left out. */
export function toSections(entries: SectionFragment[]): Section[] {
  return entries
    .map((entry) => ({
      id: entry.id,
      title: text(entry.titel),
      measure: text(entry.mass),
      text: text(entry.text),
      image: picture(entry.titelbild) ?? picture(entry.bild),
      spot: parseSpot(text(entry.stelle)),
    }))
    .filter((section) => section.title || section.measure || section.text || section.image);
}

/** Parses `62 40`: percent from the left and from the top. Any other text is ignored. */
function parseSpot(value: string): Section['spot'] {
  const [, x, y] = /^(\d{1,3})[ ,;]+(\d{1,3})$/.exec(value) ?? [];
  const spot = {x: Number(x), y: Number(y)};
  return spot.x <= 100 && spot.y <= 100 ? spot : undefined;
}
