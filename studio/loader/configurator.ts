import * as v from 'valibot';
import type {MetafieldRecord} from 'demo-store/model';
import {decimal} from './priceFormula';
import {type Offer, range} from './priceVariants';
import {handle, name} from './values';

const measures = v.union(
  [
    v.pipe(
      v.strictObject({
        from: v.number(),
        to: v.number(),
        step: v.pipe(v.number(), v.minValue(1, 'must be 1 or more')),
        default: v.optional(v.number()),
      }),
      v.transform(({from, to, step, default: openingValue}) => {
        const values = range(from, to, step);
        return openingValue === undefined ? values : {values, default: openingValue};
      }),
    ),
    v.array(v.pipe(v.number(), v.integer())),
    /** The standard values; the page opens with `default`. */
    v.strictObject({default: v.number()}),
  ],
  'must be {from, to, step, default}, {default}, or a list of whole numbers',
);

export const paletteSchema = v.array(
  v.strictObject({
    name,
    value: v.pipe(v.string('must be a colour'), v.hexColor('must be a colour like "#8A5A2B"')),
    multiplier: v.optional(v.number('must be a number'), 1),
    /** A picture of the product in this colour, or one for each product that shares the palette. */
    image: v.optional(v.union([handle, v.record(handle, handle)], 'must name a picture, or one for each product')),
    /** A picture of the wood's grain. */
    grain: v.optional(handle),
    /** Whether the sample box contains this colour. */
    sample: v.optional(v.boolean('must be true or false')),
  }),
  'must be a list of colours',
);

export type Palette = v.InferOutput<typeof paletteSchema>;

export const configuratorSchema = v.strictObject({
  sku: v.string('must be a text'),
  farben: v.optional(handle),
  laengen: v.optional(measures),
  breiten: v.optional(measures),
  preisformel: v.optional(
    v.strictObject({
      base_price: v.number(),
      price_per_cm_length: v.number(),
      price_per_cm_width: v.number(),
      round_to: v.optional(v.number()),
      /** For each choice the euros that each of its options adds, 0 for an option that adds nothing. */
      surcharges: v.optional(v.record(v.string(), v.record(v.string(), v.number()))),
    }),
  ),
});

type Configurator = v.InferOutput<typeof configuratorSchema>;

function listValues(measure: Configurator['laengen']): number[] | undefined {
  if (!measure || Array.isArray(measure)) return measure;
  return 'values' in measure ? measure.values : undefined;
}

export function toOffer({laengen, breiten, preisformel}: Configurator, palette: Palette | undefined): Offer {
  return {
    lengths: listValues(laengen),
    widths: listValues(breiten),
    multipliers: palette?.map(({multiplier}) => decimal(multiplier)),
    formula: preisformel && {
      base: decimal(preisformel.base_price),
      perCmLength: decimal(preisformel.price_per_cm_length),
      perCmWidth: decimal(preisformel.price_per_cm_width),
      ...(preisformel.round_to !== undefined && {roundTo: decimal(preisformel.round_to)}),
      surcharges: Object.values(preisformel.surcharges ?? {}).map((options) =>
        Object.values(options).map((euros) => decimal(euros)),
      ),
    },
  };
}

export function configuratorMetafields(
  configurator: Configurator,
  palette: Palette | undefined,
  product: string,
): MetafieldRecord[] {
  const {laengen, breiten, preisformel} = configurator;
  const fields: MetafieldRecord[] = [];
  if (palette) fields.push(paletteField(palette, product));
  if (laengen) fields.push(jsonField('laengen', laengen));
  if (breiten) fields.push(jsonField('breiten', breiten));
  if (preisformel) fields.push(jsonField('preisformel', preisformel));
  return fields;
}

function jsonField(key: string, value: object): MetafieldRecord {
  return {namespace: 'custom', key, field: {type: 'json', value: JSON.stringify(value)}};
}

/** The palette as a metafield: names by language, and the URLs of the product's pictures in place of their names. */
export function paletteField(palette: Palette, product: string): MetafieldRecord {
  const toUrl = (picture: string | undefined) => picture && `/cdn/shop/files/${picture}.webp`;
  const colors = palette.map(({name: {DE, EN}, image, grain, ...color}) => ({
    name: {de: DE, en: EN},
    ...color,
    image: toUrl(typeof image === 'object' ? image[product] : image),
    grain: toUrl(grain),
  }));
  return jsonField('farben', colors);
}
