import type {Language} from '~/i18n/language';
import {getLowestKlivPrice} from './kliv';
import {getSmallest} from './measure';
import {messages} from './messages';
import type {Offer} from './offer';

/**
 * Formats the size that has the lowest price. For a formula it is the smallest size, `120 × 70 cm`; for KLIV all sizes of the cheapest
 * variant, `up to 600 × 400 mm`.
 */
export function formatCheapestSize(offer: Offer, language: Language): string {
  if (offer.kind === 'standard') return `${getSmallest(offer.length)}\u00a0×\u00a0${getSmallest(offer.width)}\u00a0cm`;
  const lowestPrice = getLowestKlivPrice(offer);
  const {variants} = offer;
  const cheapestVariants = variants.filter(({price}) => price === lowestPrice);
  const variant = cheapestVariants.find(({availableForSale}) => availableForSale) ?? cheapestVariants[0];
  return variant ? messages[language].upTo(`${variant.width.to}\u00a0×\u00a0${variant.height.to}\u00a0mm`) : '';
}
