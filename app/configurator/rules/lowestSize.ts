import type {Language} from '~/i18n/language';
import {lowestKlivPrice} from './kliv';
import {smallest} from './measure';
import {messages} from './messages';
import type {Offer} from './offer';

/**
 * The size with the lowest price, in words: the smallest size of a formula, `120 × 70 cm`; for KLIV all sizes of the cheapest variant,
 * `up to 600 × 400 mm`.
 */
export function lowestSize(offer: Offer, language: Language): string {
  if (offer.kind === 'standard') return `${smallest(offer.length)} × ${smallest(offer.width)} cm`;
  const lowest = lowestKlivPrice(offer);
  const {variants} = offer;
  const cheapest = variants.filter(({price}) => price === lowest);
  const variant = cheapest.find(({availableForSale}) => availableForSale) ?? cheapest[0];
  return variant ? messages[language].upTo(`${variant.width.to} × ${variant.height.to} mm`) : '';
}
