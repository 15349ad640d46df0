import type {Language} from '~/i18n/language';
import {configurationQuery} from '~/shop/configurator/address';
import {colorOf} from '~/shop/configurator/change';
import type {Configuration} from '~/shop/configurator/configuration';
import {describe} from '~/shop/configurator/describe';
import type {Offer} from '~/shop/configurator/offer';
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
