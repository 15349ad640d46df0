import type {LandingContentFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import type {PageSettings} from '~/platform/document/seo';
import {picture, references, text, getTitle} from '../fields';
import {toPageSettings} from '../pageSettings';
import {toSections, type Section} from './sections';

/** The sections of the workshop are in the field `details`, those of a landing page in `kategorien`. */
export const LANDING_CONTENT_FRAGMENT = `#graphql
  fragment LandingContent on Metaobject {
    handle
    ...PageSettings
    titel: field(key: "titel") { value }
    untertitel: field(key: "untertitel") { value }
    ort: field(key: "ort") { value }
    entfernung: field(key: "entfernung") { value }
    richtung: field(key: "richtung") { value }
    zeichnung: field(key: "zeichnung") { ...PictureField }
    text: field(key: "text") { value }
    titelbild: field(key: "titelbild") { ...PictureField }
    details: field(key: "details") { references(first: 20) { nodes { ...Section } } }
    kategorien: field(key: "kategorien") { references(first: 20) { nodes { ...Section } } }
  }
` as const;

/** The content of the workshop's page or of a landing page. */
export interface LandingContent {
  title: string;
  subtitle: string;
  /** The town of the landing page, unless the studio has a location there. */
  town: string;
  /** Kilometres from the studio to the town; 0 when the store has none. */
  distance: number;
  /** The direction from the studio to the town, in degrees from north, clockwise. */
  direction?: number;
  /** The drawing of the studio's location in the town. */
  drawing?: Image;
  text: string;
  cover?: Image;
  sections: Section[];
}

/** `defaultTitle` is for an entry without a title, instead of a title from its handle. */
export function toLandingContent(entry: LandingContentFragment, defaultTitle?: string): LandingContent {
  return {
    title: text(entry.titel) || defaultTitle || getTitle(entry),
    subtitle: text(entry.untertitel),
    town: text(entry.ort),
    distance: Number(text(entry.entfernung)) || 0,
    direction: parseDirection(text(entry.richtung)),
    drawing: picture(entry.zeichnung),
    text: text(entry.text),
    cover: picture(entry.titelbild),
    sections: toSections(references(entry.details ?? entry.kategorien)),
  };
}

function parseDirection(value: string): number | undefined {
  return /^\d{1,3}$/.test(value) ? Number(value) : undefined;
}

export function landingSettings(entry: LandingContentFragment, {title, text, cover}: LandingContent): PageSettings {
  return toPageSettings(entry, {title, description: text, image: cover});
}
