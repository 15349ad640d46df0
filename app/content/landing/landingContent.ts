import type {LandingContentFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import type {PageSettings} from '~/platform/seo';
import {picture, references, text, titleOf} from '../fields';
import {toPageSettings} from '../pageSettings';
import {toSections, type Section} from './sections';

/** The store keeps the workshop's sections as `details`, and those of a landing page as `kategorien`. */
export const LANDING_CONTENT_FRAGMENT = `#graphql
  fragment LandingContent on Metaobject {
    handle
    ...PageSettings
    titel: field(key: "titel") { value }
    untertitel: field(key: "untertitel") { value }
    ort: field(key: "ort") { value }
    entfernung: field(key: "entfernung") { value }
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
  /** The town that a landing page is for, if it isn't one of the studio's. */
  town: string;
  /** Kilometres from the studio to the town; 0 when the store has none. */
  distance: number;
  text: string;
  cover?: Image;
  sections: Section[];
}

/** `title` is that of a page whose entry has none; otherwise its handle is taken. */
export function toLandingContent(entry: LandingContentFragment, title?: string): LandingContent {
  return {
    title: text(entry.titel) || title || titleOf(entry),
    subtitle: text(entry.untertitel),
    town: text(entry.ort),
    distance: Number(text(entry.entfernung)) || 0,
    text: text(entry.text),
    cover: picture(entry.titelbild),
    sections: toSections(references(entry.details ?? entry.kategorien)),
  };
}

export function landingSettings(entry: LandingContentFragment, {title, text, cover}: LandingContent): PageSettings {
  return toPageSettings(entry, {title, description: text, image: cover});
}
