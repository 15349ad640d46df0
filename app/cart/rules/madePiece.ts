import type {Language} from '~/i18n/language';
import {configurationQuery} from '~/configurator/rules/address';
import {colorOf} from '~/configurator/rules/change';
import type {Configuration} from '~/configurator/rules/configuration';
import {describe} from '~/configurator/rules/describe';
import type {Offer} from '~/configurator/rules/offer';
import {mostPieces} from './pieces';
import type {CartPiece} from './view';

/** What the store says of the variant by which a piece is sold. */
export interface Sold {
  /** Cents. */
  price: number;
  forSale: boolean;
  /** As the store answers it. */
  stock: number | null | undefined;
}

/** A piece that is made to measure as the cart shows it; its path opens it on the product's page. */
export function madePiece(
  product: {handle: string; title: string},
  offer: Offer,
  configuration: Configuration,
  {price, forSale, stock}: Sold,
  language: Language,
): CartPiece {
  return {
    title: product.title,
    annotation: describe(configuration, colorOf(offer, configuration)?.name ?? '', language),
    path: `/product/${product.handle}?${configurationQuery(configuration)}`,
    image: null,
    price,
    compareAtPrice: null,
    forSale,
    most: mostPieces(stock),
  };
}
