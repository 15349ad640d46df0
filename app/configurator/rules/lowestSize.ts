import type {Language} from '~/i18n/language';
import {lowestKlivPrice} from './kliv';
import {smallest} from './measure';
import {messages} from './messages';
import type {Offer} from './offer';

/**
 * The size that the lowest price of an offer holds for, in words: the smallest of a formula, `120 × 70 cm`; of KLIV all up to
 * the largest of its cheapest variant, `up to 600 × 400 mm` (rule 10.19).
 */
export function lowestSize(offer: Offer, language: Language): string {
  if (offer.kind === 'standard') return `${smallest(offer.length)} × ${smallest(offer.width)} cm`;
  const lowest = lowestKlivPrice(offer);
  const {variants} = offer;
  const cheapest = variants.filter(({price}) => price === lowest);
  const variant = cheapest.find(({availableForSale}) => availableForSale) ?? cheapest[0];
  return variant ? messages[language].upTo(`${variant.width.to} × ${variant.height.to} mm`) : '';
}
