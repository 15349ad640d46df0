import {LRUCache} from 'lru-cache';
import type {Language} from '~/i18n/language';
import {readOffer, type Offer, type OfferSource} from '../rules/offer';

/** Product and content of what has been logged, up to a number of characters: a page is rendered often. */
const logged = new LRUCache<string, true>({maxSize: 1_000_000, sizeCalculation: (_, key) => key.length});

/** What a product offers, for the worker: the log names product and metafields when fallbacks are used, once for each content. */
export function loadOffer(product: OfferSource, language: Language): Offer | null {
  const {offer, fallbacks} = readOffer(product, language);
  const content = JSON.stringify([product.handle, ...fallbacks.map((field) => [field, product[field]?.value])]);
  if (fallbacks.length && !logged.has(content)) {
    logged.set(content, true);
    console.error(`Product ${product.handle}: missing or malformed, a fallback is used: ${fallbacks.join(', ')}.`);
  }
  return offer;
}
