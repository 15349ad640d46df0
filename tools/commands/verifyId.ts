import {languages} from '~/i18n/language';
import {formatPrice} from '~/i18n/formats';
import type {Configuration} from '~/shop/configurator/configuration';
import {CONFIGURATOR_QUERY} from '~/shop/configurator/queries';
import {priceOption} from '~/shop/configurator/formula';
import {verifyConfigurationId} from '~/shop/configurator/identity.server';
import {klivVariant} from '~/shop/configurator/kliv';
import {offerOf, type Offer} from '~/shop/configurator/offer';
import {standardPrice} from '~/shop/configurator/standard';
import {CommandError, type CommandStore} from './store';

const usage = `Copy what the order says:
npm run configurator:verify -- <id> <handle> "<measures>" "<colour>" [<use>]
npm run configurator:verify -- 7K2M-9QX4-B0TD konfigurator-tisch "140 × 80 cm" "Eiche, geölt"
npm run configurator:verify -- 7K2M-9QX4-B0TD kliv "600 × 400 mm" "RAL 9010 Reinweiß" Außen
`;

const PRICE_VARIANT_ID_QUERY = `#graphql
  query PriceVariantId($handle: String!, $price: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    product(handle: $handle) {
      german: variantBySelectedOptions(selectedOptions: [{name: "Preis", value: $price}]) { id }
      english: variantBySelectedOptions(selectedOptions: [{name: "Price", value: $price}]) { id }
    }
  }
` as const;

/**
 * Checks that this site made a configuration id for this piece at its present price. A genuine id fails too when the price
 * or `SESSION_SECRET` has changed since; the message says so.
 */
export async function verifyId(args: string[], store: CommandStore): Promise<string> {
  const [id, handle, measures, color, use] = args;
  if (!id || !handle || !measures || !color) throw new CommandError(usage);
  const piece = await pieceOf(store, handle, measures, color, use);
  const price = formatPrice(piece.price, 'de');
  const text = `${handle}, ${measures}, ${color}${use ? `, ${use}` : ''} for ${price}`;
  if (await verifyConfigurationId(id, piece, store.secret)) return `${id} is genuine: ${text}.\n`;
  throw new CommandError(
    `${id} does NOT belong to ${text}.\nDo not build this order before you have asked the customer. ` +
      'Only a price or a SESSION_SECRET that has changed since would explain it otherwise.',
  );
}

async function pieceOf(store: CommandStore, handle: string, measures: string, color: string, use = '') {
  for (const language of languages) {
    const {product} = await store.storefront(language).query(CONFIGURATOR_QUERY, {variables: {handle}});
    const offer = product && offerOf(product, language);
    if (!offer) throw new CommandError(`${handle} is not a configurator product of this store.`);
    const value = offer.colors.find(({name}) => name === color)?.value;
    if (!value) continue;
    const configuration = configurationOf(offer, measures, value, use);
    const found = await sold(store, handle, offer, configuration);
    if (!found) throw new CommandError(`${handle} is not sold as ${measures} in ${color}.`);
    return {...found, configuration};
  }
  throw new CommandError(`${handle} has no colour called ${color}.`);
}

function configurationOf(offer: Offer, measures: string, value: string, use: string): Configuration {
  const [first = NaN, second = NaN] = (measures.match(/\d+/g) ?? []).map(Number);
  const color = {value};
  if (offer.kind === 'standard') return {color, length: first, width: second};
  const environment = /^(au(ß|ss)en|outdoors?)$/i.test(use.trim()) ? 'outdoor' : 'indoor';
  return {isKlivProduct: true, width: first, height: second, color, environment};
}

/** The variant that a piece is sold by, and its price in cents. */
async function sold(store: CommandStore, handle: string, offer: Offer, configuration: Configuration) {
  if (offer.kind === 'kliv') {
    const variant = 'isKlivProduct' in configuration ? klivVariant(offer, configuration) : undefined;
    return variant && {variantId: variant.id, price: variant.price};
  }
  const price = 'isKlivProduct' in configuration ? null : standardPrice(offer, configuration);
  if (price === null) return undefined;
  const variables = {handle, price: priceOption(price)};
  const {product} = await store.storefront('de').query(PRICE_VARIANT_ID_QUERY, {variables});
  const variantId = (product?.german ?? product?.english)?.id;
  return variantId === undefined ? undefined : {variantId, price};
}
