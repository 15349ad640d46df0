import * as v from 'valibot';
import {configuratorSchema} from './configurator';
import {
  decimalNumber,
  integer,
  multiLineText,
  mailAddress,
  picture,
  plainLine,
  boolean,
  url,
  type FieldSchema,
} from './kinds';
import {handle, localizedText, name, runningText, filledText} from './values';

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
  options: v.optional(v.array(filledText, 'must be a list of option values, in German'), []),
  sku: filledText,
  price: euro,
  compareAtPrice: v.optional(euro),
  stock: count,
  continueSelling: v.optional(v.boolean('must be true or false')),
  image: v.optional(handle),
  weight: v.optional(count),
});

/** Optional facts of a product, each in a metafield `custom.…`. */
export const factKinds = {
  lieferumfang: multiLineText,
  lieferhinweis: multiLineText,
  masse: multiLineText,
  lieferzeit: multiLineText,
  /** The longest delivery time that `lieferzeit` names, in calendar days. */
  lieferzeit_tage: integer,
  bitte_beachten: multiLineText,
  /** For the sample box only: the amount that is credited with an order. */
  anrechnung: multiLineText,
} satisfies Record<string, FieldSchema>;

/** Fields that the law asks for, each in a metafield `custom.…`. */
export const legalKinds = {
  widerruf_ausgeschlossen: boolean,
  /** In euros. If several variants are reduced, the lowest price among them. */
  niedrigster_preis_30_tage: decimalNumber,
  /** Name and postal address. Without this field the studio is the manufacturer. */
  hersteller: multiLineText,
  hersteller_e_mail: mailAddress,
  warnhinweise: multiLineText,
  weee_nummer: plainLine,
  textilkennzeichnung: multiLineText,
  produktdatenblatt: url,
  energielabel: picture,
  /** A letter from A to G. */
  energieklasse: plainLine,
  garan_label: picture,
} satisfies Record<string, FieldSchema>;

export const productSchema = v.strictObject(
  {
    order: v.number('must be a number'),
    title: name,
    description: runningText,
    productType: filledText,
    vendor: filledText,
    tags: v.array(filledText, 'must be a list'),
    publishedAt: v.pipe(v.string('must be a date'), v.isoDate('must be a date like 2026-03-31')),
    images: v.array(handle, 'must be a list of pictures'),
    /** Left out for a product with nothing to choose. */
    options: v.optional(v.array(v.strictObject({name, values: v.array(name)}))),
    /** Left out for a product whose variants come from `configurator`. */
    variants: v.optional(v.array(variant, 'must be a list')),
    /** For a piece whose price depends on its measures. */
    configurator: v.optional(configuratorSchema),
    /** How a made-to-measure piece is built. The value of the metafield, unchanged. */
    konstruktion: v.optional(v.record(v.string(), v.unknown())),
    /** A palette in `farben/`, for made-to-measure pieces without `configurator`: their variants have the prices. */
    farben: v.optional(handle),
    /** Width and height in mm that the page of such a piece opens with. */
    laengen: v.optional(v.strictObject({default: v.number()})),
    breiten: v.optional(v.strictObject({default: v.number()})),
    facts: v.optional(v.partial(v.strictObject(factKinds)), {}),
    legal: v.optional(v.partial(v.strictObject(legalKinds)), {}),
    seo: v.strictObject({title: localizedText, description: localizedText}),
  },
  'must be a product with fields',
);

export type ProductSource = v.InferOutput<typeof productSchema>;
