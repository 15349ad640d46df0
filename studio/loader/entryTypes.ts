import type * as v from 'valibot';
import {
  blankLine,
  date,
  entriesOf,
  entryOf,
  flag,
  integer,
  line,
  lineList,
  lines,
  looseLink,
  maybe,
  oneOf,
  picture,
  plain,
  properName,
  rich,
  url,
  type FieldSchema,
} from './kinds';

/** The fields of a type of entry, by the names of the content model. */
export type EntryType = Record<string, FieldSchema | v.OptionalSchema<FieldSchema, undefined>>;

export const meta = {meta_titel: line, meta_beschreibung: lines};

/** The place of an entry in the lists of its type: Shopify itself sorts entries by their age only. */
const place = {reihenfolge: integer};

/** `mass` is the measure or number that the text is about, such as `92 cm`. */
const category = {titel: line, mass: maybe(properName), text: lines, titelbild: picture};
/** `stelle` is where the thing is on the picture of the workshop: percent from the left and from the top. */
export const detail = {titel: line, text: lines, bild: maybe(picture), stelle: maybe(plain)};

const mediaBlock = {
  type: oneOf('text', 'double', 'single', 'large'),
  text: maybe(lines),
  image: maybe(picture),
  image_links: maybe(picture),
  image_rechts: maybe(picture),
};

const projekte: EntryType = {
  titel: line,
  kunde: properName,
  jahr: integer,
  ort: properName,
  mediencredits: entriesOf('mediencredits', {tatigkeitsbereich: line, name: plain, website: url}),
  leistung: entryOf('leistungen'),
  media_liste: entriesOf('media_liste', mediaBlock),
  titelbild: picture,
  ...meta,
  ...place,
};

const leistungen: EntryType = {
  titel: line,
  untertitel: line,
  tags: lineList,
  text: lines,
  titelbild: picture,
  kategorien: entriesOf('kategorien', category),
  ...meta,
  ...place,
};

const jobs: EntryType = {
  berufsbezeichnungen: line,
  ort: properName,
  titelbild: picture,
  informationen: rich,
  details: entriesOf('details', detail),
  ...meta,
  ...place,
};

/**
 * `ort` is the town, `entfernung` its distance from the studio's first place in kilometres, `richtung` where it is from there
 * in degrees from north. `zeichnung` is the drawing of the studio's own place in the town.
 */
const landingpage: EntryType = {
  titel: line,
  untertitel: line,
  ort: maybe(properName),
  entfernung: maybe(integer),
  richtung: maybe(integer),
  zeichnung: maybe(picture),
  text: lines,
  titelbild: picture,
  kategorien: entriesOf('kategorien', category),
  ...meta,
};

/** Types with one file for each entry, in the folder of that name. */
export const entryTypes = {projekte, leistungen, jobs, landingpage};

/** Types whose entries are few or short: one file with a list. Its order is their place. */
export const listTypes: Record<string, EntryType> = {
  topbar: {message: blankLine, link_url: maybe(plain), link_label: maybe(line), dismissible: flag, ...place},
  testimonial: {
    kunde: properName,
    logo: maybe(picture),
    name: plain,
    ort: maybe(properName),
    zitat: lines,
    leistung: maybe(entryOf('leistungen')),
    ...place,
  },
  faq: {frage: line, antwort: lines, ...place},
};

export const pressLists = {
  mentions: entriesOf('mentions', {name: properName, link: maybe(looseLink)}),
  awards_list: entriesOf('awards_list', {name: properName, url: maybe(looseLink)}),
  articles_list: entriesOf('articles_list', {magazine: plain, title: properName, link: maybe(looseLink), date}),
};
