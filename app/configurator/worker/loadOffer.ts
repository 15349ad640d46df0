import type {Language} from '~/i18n/language';
import {readOffer, type Offer, type OfferSource} from '../rules/offer';

/** What a product offers, for the worker: the log names product and metafields when fallbacks are used. */
export function loadOffer(product: OfferSource, language: Language): Offer | null {
  const {offer, fallbacks} = readOffer(product, language);
  if (fallbacks.length)
    console.error(`Product ${product.handle}: missing or malformed, a fallback is used: ${fallbacks.join(', ')}.`);
  return offer;
}
