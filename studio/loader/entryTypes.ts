import type * as v from 'valibot';
import {
  blankLine,
  date,
  nestedEntries,
  entryReference,
  booleanText,
  integer,
  singleLineText,
  singleLineTexts,
  multiLineText,
  looseLink,
  optional,
  oneOf,
  picture,
  plainLine,
  properName,
  richText,
  url,
  type FieldSchema,
} from './kinds';

/** The fields of a type of entry, by the names of the content model. */
export type EntryType = Record<string, FieldSchema | v.OptionalSchema<FieldSchema, undefined>>;

export const meta = {meta_titel: singleLineText, meta_beschreibung: multiLineText};

/** The position of an entry in the lists of its type. Shopify sorts entries only by their age. */
const sortOrder = {reihenfolge: integer};

/** `mass` is the measure or number that the text is about, such as `92 cm`. */
const category = {titel: singleLineText, mass: optional(properName), text: multiLineText, titelbild: picture};
/** `stelle` is the position of the thing on the picture of the workshop, in percent from the left and from the top. */
export const detail = {
  titel: singleLineText,
  text: multiLineText,
  bild: optional(picture),
  stelle: optional(plainLine),
};

const mediaBlock = {
  type: oneOf('text', 'double', 'single', 'large'),
  text: optional(multiLineText),
  image: optional(picture),
  image_links: optional(picture),
  image_rechts: optional(picture),
};

const projekte: EntryType = {
  titel: singleLineText,
  kunde: properName,
  jahr: integer,
  ort: properName,
  mediencredits: nestedEntries('mediencredits', {tatigkeitsbereich: singleLineText, name: plainLine, website: url}),
  leistung: entryReference('leistungen'),
  media_liste: nestedEntries('media_liste', mediaBlock),
  titelbild: picture,
  ...meta,
  ...sortOrder,
};

const leistungen: EntryType = {
  titel: singleLineText,
  untertitel: singleLineText,
  tags: singleLineTexts,
  text: multiLineText,
  titelbild: picture,
  kategorien: nestedEntries('kategorien', category),
  ...meta,
  ...sortOrder,
};

const jobs: EntryType = {
  berufsbezeichnungen: singleLineText,
  ort: properName,
  titelbild: picture,
  informationen: richText,
  details: nestedEntries('details', detail),
  ...meta,
  ...sortOrder,
};

/**
 * `ort` is the town. `entfernung` is its distance in km from the studio's first location, `richtung` its direction from there in
 * degrees from north. `zeichnung` is the drawing of the studio's own location in the town.
 */
const landingpage: EntryType = {
  titel: singleLineText,
  untertitel: singleLineText,
  ort: optional(properName),
  entfernung: optional(integer),
  richtung: optional(integer),
  zeichnung: optional(picture),
  text: multiLineText,
  titelbild: picture,
  kategorien: nestedEntries('kategorien', category),
  ...meta,
};

/** Types with one file for each entry, in a folder with the type's name. */
export const entryTypes = {projekte, leistungen, jobs, landingpage};

/** Types whose entries are few or short: one file holds all of them, in their order. */
export const listTypes: Record<string, EntryType> = {
  topbar: {
    message: blankLine,
    link_url: optional(plainLine),
    link_label: optional(singleLineText),
    dismissible: booleanText,
    ...sortOrder,
  },
  testimonial: {
    kunde: properName,
    logo: optional(picture),
    name: plainLine,
    ort: optional(properName),
    zitat: multiLineText,
    leistung: optional(entryReference('leistungen')),
    ...sortOrder,
  },
  faq: {frage: singleLineText, antwort: multiLineText, ...sortOrder},
};

export const pressLists = {
  mentions: nestedEntries('mentions', {name: properName, link: optional(looseLink)}),
  awards_list: nestedEntries('awards_list', {name: properName, url: optional(looseLink)}),
  articles_list: nestedEntries('articles_list', {
    magazine: plainLine,
    title: properName,
    link: optional(looseLink),
    date,
  }),
};
