import {CacheNone} from '@shopify/hydrogen';
import {languages} from '~/i18n/language';
import {formatPrice} from '~/i18n/formats';
import {findPriceVariants} from '~/cart/worker/sellablePiece.server';
import {CONFIGURATOR_QUERY} from '~/configurator/offer/queries';
import {planVersion} from 'joinery/plan/plan';
import type {Choice} from 'joinery/families/family';
import {getChoices} from '~/configurator/offer/choices';
import {verifyConfigurationId, type IdentifiedPiece} from '~/configurator/piece/configurationId.server';
import {withAllVariants} from '~/configurator/offer/completeOffer';
import {findKlivVariant} from '~/configurator/offer/klivOffer';
import {readOffer, type Offer} from '~/configurator/offer/readOffer';
import type {Piece} from '~/configurator/piece/piece';
import {calculateStandardPrice} from '~/configurator/offer/standardOffer';
import {CommandError, storeCommand, type CommandStore} from './commandStore';

const usage = `Copy what the order says:
npm run configurator:verify -- <id> <handle> "<measures>" "<colour>" [<choice> …]
npm run configurator:verify -- 7K2M-9QX4-B0TD konfigurator-tisch "140 × 80 cm" "Eiche, geölt"
npm run configurator:verify -- 7K2M-9QX4-B0TD kliv "600 × 400 mm" "RAL 9010 Reinweiß" Außen
`;

/**
 * Checks that this site made a configuration id for this piece at its present price. A genuine id also fails when the price or the
 * key has changed since; the message says so.
 */
async function verifyId(args: string[], store: CommandStore): Promise<string> {
  const [id, handle, measures, color, ...options] = args;
  if (!id || !handle || !measures || !color) throw new CommandError(usage);
  const piece = await findPiece(store, handle, measures, color, options);
  const price = formatPrice(piece.price, 'de');
  const text = `${[handle, measures, color, ...options].join(', ')} for ${price}`;
  if (await isGenuine(id, piece, store.secrets)) return `${id} is genuine: ${text}.\n`;
  throw new CommandError(
    `${id} does NOT belong to ${text}.\nDo not build this order before you have asked the customer. ` +
      'Only a price or a CONFIGURATION_SECRET that has changed since would explain it otherwise.',
  );
}

export const verifyCommand = storeCommand(verifyId);

/** Whether this site made the id, under any version of the plan. */
async function isGenuine(id: string, piece: Omit<IdentifiedPiece, 'plan'>, secrets: readonly string[]) {
  for (let plan = 0; plan <= planVersion; plan += 1)
    if (await verifyConfigurationId(id, {...piece, plan}, secrets)) return true;
  return false;
}

async function findPiece(store: CommandStore, handle: string, measures: string, color: string, options: string[]) {
  for (const language of languages) {
    const storefront = store.storefront(language);
    const {product} = await storefront.query(CONFIGURATOR_QUERY, {variables: {handle}});
    const offer = product && readOffer(await withAllVariants(product, storefront, CacheNone()), language).offer;
    if (!offer) throw new CommandError(`${handle} is not a configurator product of this store.`);
    const value = offer.colors.find(({name}) => name === color)?.value;
    if (!value) continue;
    const piece = toPiece(offer, measures, value, options);
    const sale = await findSale(store, handle, piece);
    if (!sale) throw new CommandError(`${handle} is not sold as ${measures} in ${color}.`);
    return {...sale, handle, configuration: piece.configuration};
  }
  throw new CommandError(`${handle} has no colour called ${color}.`);
}

function toPiece(offer: Offer, measures: string, value: string, options: readonly string[]): Piece {
  const [first = NaN, second = NaN] = (measures.match(/\d+/g) ?? []).map(Number);
  const color = {value};
  const choices = Object.fromEntries(getChoices(offer).map((choice) => [choice.name, findOption(choice, options)]));
  if (offer.kind === 'standard') {
    return {kind: 'standard', offer, configuration: {color, length: first, width: second, choices}};
  }
  const size = {width: first, height: second};
  return {kind: 'kliv', offer, configuration: {isKlivProduct: true, ...size, color, choices}};
}

/** Finds the option of a choice that the order names in either language, or else the first option. */
function findOption({options}: Choice, names: readonly string[]): string {
  const isNamed = (text: string) => names.some((name) => name.trim().toLowerCase() === text.toLowerCase());
  return (options.find(({label}) => languages.some((language) => isNamed(label[language]))) ?? options[0]).value;
}

/** Finds the variant that sells a piece, and its price in cents. */
async function findSale(store: CommandStore, handle: string, piece: Piece) {
  if (piece.kind === 'kliv') {
    const variant = findKlivVariant(piece.offer, piece.configuration);
    return variant && {variantId: variant.id, price: variant.price};
  }
  const price = calculateStandardPrice(piece.offer, piece.configuration);
  if (price === null) return undefined;
  const [variant] = await findPriceVariants([{handle, price}], store.storefront('de'));
  return variant ? {variantId: variant.id, price} : undefined;
}
