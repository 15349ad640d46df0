import type {ConfiguratorFragment} from 'storefrontapi.generated';
import type {AvailableValues, Reason} from '~/configurator/offer/availableValues';
import {configuratorKind} from '~/configurator/offer/kind';
import type {KlivOffer} from '~/configurator/offer/klivOffer';
import {readOffer} from '~/configurator/offer/readOffer';
import type {StandardOffer} from '~/configurator/offer/standardOffer';
import {correctPiece, type PieceInput} from '~/configurator/piece/correctPiece';
import type {Language} from '~/i18n/language';

const price = (amount: string) => ({amount});

/** A standard product; metafields as the store's text. */
export function tableSource(
  fields: Partial<Record<'farben' | 'laengen' | 'breiten' | 'preisformel' | 'konstruktion', string>> = {},
): ConfiguratorFragment {
  const json = (value: string | undefined) => (value === undefined ? null : {value});
  return {
    id: 'gid://shopify/Product/1',
    handle: 'konfigurator-tisch',
    title: 'Tisch Strich',
    tags: [],
    productType: 'Tisch',
    vendor: 'Studio',
    farben: json(fields.farben),
    laengen: json(fields.laengen),
    breiten: json(fields.breiten),
    preisformel: json(fields.preisformel),
    konstruktion: json(fields.konstruktion),
    variants: {nodes: [], pageInfo: {hasNextPage: false}},
  };
}

export const oak = {name: 'Eiche', value: '#b98a56', multiplier: 1};
export const walnut = {name: 'Nussbaum', value: '#6b4a32', multiplier: 1.45};

/** 50–240 × 30–125 cm in oak or walnut. */
export function table(language: Language = 'de'): StandardOffer {
  const {offer} = readOffer(tableSource({farben: JSON.stringify([oak, walnut])}), language);
  if (offer?.kind !== 'standard') throw new Error('Expected a standard offer');
  return offer;
}

type VariantSource = ConfiguratorFragment['variants']['nodes'][number];

export function klivVariantSource(id: number, title: string, amount: string, availableForSale = true): VariantSource {
  return {
    id: `gid://shopify/ProductVariant/${id}`,
    title,
    availableForSale,
    price: price(amount),
    selectedOptions: [{name: 'Größe', value: title}],
  };
}

export const klivVariants = [
  klivVariantSource(1, 'Breite: 300-600 / Höhe: 200-400', '189.0'),
  klivVariantSource(2, 'Breite: 601-900 / Höhe: 200-700', '289.5'),
  klivVariantSource(3, 'Breite: 1000-1400 / Höhe: 300-700', '449.99'),
];

export function klivSource(nodes = klivVariants): ConfiguratorFragment {
  return {
    id: 'gid://shopify/Product/2',
    handle: 'kliv',
    title: 'Pflanzkasten KLIV',
    tags: [],
    productType: '',
    vendor: '',
    variants: {nodes, pageInfo: {hasNextPage: false}},
  };
}

/** Widths 300–900 and 1000–1400 mm; heights 200–700 mm, but only 400 up to a width of 600. */
export function kliv(language: Language = 'de', nodes = klivVariants): KlivOffer {
  const source = klivSource(nodes);
  const {offer} = readOffer(source, language);
  if (offer?.kind !== 'kliv') throw new Error(`Expected KLIV, not ${configuratorKind(source)}`);
  return offer;
}

const nothing: PieceInput = {color: null, length: null, width: null, height: null, choices: {}};

/** The value of a measure and why it was corrected. */
interface CorrectedMeasure {
  value: number;
  reason?: Reason;
}

/** The length in cm that a table has after this input. */
export function correctLength(available: AvailableValues, input: PieceInput['length']): CorrectedMeasure {
  const {piece, corrections} = correctPiece({...table(), length: available}, {...nothing, length: input});
  if (piece.kind !== 'standard') throw new Error('Expected a table');
  return {value: piece.configuration.length, ...reasonFor('length', corrections)};
}

/** The sizes in mm that a KLIV planter has after this input. `movedMeasure` is that of a slider. */
export function correctSize(
  offer: KlivOffer,
  input: Pick<PieceInput, 'width' | 'height'>,
  movedMeasure?: 'width' | 'height',
): Record<'width' | 'height', CorrectedMeasure> {
  const {piece, corrections} = correctPiece(offer, {...nothing, ...input, movedMeasure});
  if (piece.kind !== 'kliv') throw new Error('Expected KLIV');
  const {width, height} = piece.configuration;
  return {
    width: {value: width, ...reasonFor('width', corrections)},
    height: {value: height, ...reasonFor('height', corrections)},
  };
}

function reasonFor(field: string, corrections: ReturnType<typeof correctPiece>['corrections']): {reason?: Reason} {
  const found = corrections.find((correction) => correction.field === field);
  return found ? {reason: found.reason as Reason} : {};
}
