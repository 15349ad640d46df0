import type {ProductRecord} from 'demo-store/model';
import {loadStudio} from '../../support/studio';
import type {Part} from 'joinery/families/parts/part';
import {planConfiguration} from '~/configurator/piece/planPiece';
import type {Configuration} from '~/configurator/piece/configuration';
import {getLargest, getSmallest, listValues, type AvailableValues} from '~/configurator/offer/availableValues';
import {readOffer, type Offer} from '~/configurator/offer/readOffer';
import {offerSourceOf} from '../../../tools/offerSourceOf';

const {products} = await loadStudio();

/** A product of the studio that is made to measure. */
interface MadeToMeasure {
  handle: string;
  product: ProductRecord;
  offer: Offer;
}

export const madeToMeasure: MadeToMeasure[] = products.flatMap((product) => {
  const {offer} = readOffer(offerSourceOf(product), 'de');
  return offer ? [{handle: product.handle, product, offer}] : [];
});

export function piece(handle: string): MadeToMeasure {
  const found = madeToMeasure.find((candidate) => candidate.handle === handle);
  if (!found) throw new Error(`${handle} is not made to measure`);
  return found;
}

/** A configuration in the first colour; cm, or mm of a KLIV piece. */
export function configurationOf({offer}: MadeToMeasure, across: number, down: number, color?: string): Configuration {
  const selection = {value: color ?? offer.colors[0]?.value ?? ''};
  return offer.kind === 'kliv'
    ? {isKlivProduct: true, width: across, height: down, color: selection, choices: {environment: 'indoor'}}
    : {color: selection, length: across, width: down, choices: {}};
}

export function partsOf(made: MadeToMeasure, configuration: Configuration): Part[] {
  const {construction} = made.offer;
  const plan = construction && planConfiguration(construction, configuration);
  if (!plan) throw new Error(`${made.handle} has no plan`);
  return plan.parts;
}

const ends = (available: AvailableValues) => [getSmallest(available), getLargest(available)];

/** Values of the two measures, and pairs of them that are made. */
export function sizesOf({offer}: MadeToMeasure) {
  const [across, down] = offer.kind === 'kliv' ? [offer.width, offer.height] : [offer.length, offer.width];
  const isMade = (a: number, d: number) =>
    offer.kind === 'standard' ||
    offer.variants.some(({width, height}) => width.from <= a && a <= width.to && height.from <= d && d <= height.to);
  const corners = ends(across).flatMap((a) => ends(down).flatMap((d) => (isMade(a, d) ? [[a, d] as const] : [])));
  return {across: listValues(across), down: listValues(down), isMade, corners};
}
