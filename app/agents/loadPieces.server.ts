import type {Storefront} from '@shopify/hydrogen';
import {CONFIGURATOR_FRAGMENT, CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/offer/queries';
import {readOffer, type Offer} from '~/configurator/offer/readOffer';
import type {Language} from '~/i18n/language';
import {contentCache} from '~/platform/cache/lifetimes';
import {KLIV_RANGES_FRAGMENT, loadAllRanges, withRanges} from '~/product/products';

/** A product that is made to measure, with the sizes and options that can be chosen. */
export interface PieceToOrder {
  handle: string;
  title: string;
  offer: Offer;
}

/** All products that are made to measure, in the store's order. */
export async function loadPieces(storefront: Pick<Storefront, 'query'>, language: Language): Promise<PieceToOrder[]> {
  const {catalogue, ...ranges} = await storefront.query(PIECES_QUERY, {cache: contentCache});
  const allRanges = await loadAllRanges(ranges, catalogue.nodes, storefront);
  return catalogue.nodes.flatMap((product) => {
    const {offer} = readOffer(withRanges(product, allRanges), language);
    return offer ? [{handle: product.handle, title: product.title, offer}] : [];
  });
}

const PIECES_QUERY = `#graphql
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${CONFIGURATOR_FRAGMENT}
  ${KLIV_RANGES_FRAGMENT}
  query Pieces($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    catalogue: products(first: 250, sortKey: BEST_SELLING) { nodes { ...ConfiguratorRules } }
    ...KlivRanges
  }
` as const;
