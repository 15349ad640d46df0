import * as v from 'valibot';
import {configuratorSchema} from './configurator';
import {decimalNumber, integer, lines, mailAddress, picture, plain, truth, url, type FieldSchema} from './kinds';
import {handle, localized, name, running, words} from './values';

const euro = v.pipe(
  v.number('must be an amount in euro'),
  v.check((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), 'must be an amount in euro, with two decimals at most'),
);
const count = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be negative'),
);

const variant = v.strictObject({
  options: v.optional(v.array(words, 'must be a list of option values, in German'), []),
  sku: words,
  price: euro,
  compareAtPrice: v.optional(euro),
  stock: count,
  continueSelling: v.optional(v.boolean('must be true or false')),
  image: v.optional(handle),
  weight: v.optional(count),
});

/** Optional facts of a product, each in a metafield `custom.…`. */
export const factKinds = {
  lieferumfang: lines,
  lieferhinweis: lines,
  masse: lines,
  lieferzeit: lines,
  /** The longest that `lieferzeit` names, in calendar days. */
  lieferzeit_tage: integer,
  bitte_beachten: lines,
  /** Of the sample box: what is credited with an order. */
  anrechnung: lines,
} satisfies Record<string, FieldSchema>;

/** Fields that the law asks for, each in a metafield `custom.…`. */
export const legalKinds = {
  widerruf_ausgeschlossen: truth,
  /** In euros. Of the versions that are reduced the lowest. */
  niedrigster_preis_30_tage: decimalNumber,
  /** Name and postal address; the studio where it is left out. */
  hersteller: lines,
  hersteller_e_mail: mailAddress,
  warnhinweise: lines,
  weee_nummer: plain,
  textilkennzeichnung: lines,
  produktdatenblatt: url,
  energielabel: picture,
  /** A to G. */
  energieklasse: plain,
  garan_label: picture,
} satisfies Record<string, FieldSchema>;

export const productSchema = v.strictObject(
  {
    order: v.number('must be a number'),
    title: name,
    description: running,
    productType: words,
    vendor: words,
    tags: v.array(words, 'must be a list'),
    publishedAt: v.pipe(v.string('must be a date'), v.isoDate('must be a date like 2026-03-31')),
    images: v.array(handle, 'must be a list of pictures'),
    /** Left out where there is nothing to choose. */
    options: v.optional(v.array(v.strictObject({name, values: v.array(name)}))),
    /** Left out where `configurator` makes them. */
    variants: v.optional(v.array(variant, 'must be a list')),
    /** For a piece whose price depends on its measures. */
    configurator: v.optional(configuratorSchema),
    /** How a piece made to measure is built: the metafield as it is. */
    konstruktion: v.optional(v.record(v.string(), v.unknown())),
    /** A palette in `farben/`, for pieces whose price is in their variants. */
    farben: v.optional(handle),
    /** The millimetres that the page of such a piece opens with: width and height. */
    laengen: v.optional(v.strictObject({default: v.number()})),
    breiten: v.optional(v.strictObject({default: v.number()})),
    facts: v.optional(v.partial(v.strictObject(factKinds)), {}),
    legal: v.optional(v.partial(v.strictObject(legalKinds)), {}),
    seo: v.strictObject({title: localized, description: localized}),
  },
  'must be a product with fields',
);

export type ProductSource = v.InferOutput<typeof productSchema>;
