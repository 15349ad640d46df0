import type {CachingStrategy, Storefront} from '@shopify/hydrogen';
import type {ConfiguratorFragment} from 'storefrontapi.generated';
import type {Language} from '~/i18n/language';
import {allNodes} from '~/platform/store/pagination';
import {configuratorKind} from '../rules/kind';
import {readOffer, type Offer, type OfferSource} from '../rules/offer';
import {CONFIGURATOR_VARIANTS_QUERY} from '../rules/queries';

/** Reads the offer of a product, and logs the metafields that a fallback replaces. */
export function loadOffer(product: OfferSource, language: Language): Offer | null {
  const {offer, fallbacks} = readOffer(product, language);
  if (fallbacks.length)
    console.error(`Product ${product.handle}: missing or malformed, a fallback is used: ${fallbacks.join(', ')}.`);
  return offer;
}

/**
 * Loads the remaining variants of a product if its offer depends on them, as KLIV's does.
 */
export async function withAllVariants<Product extends ConfiguratorFragment>(
  product: Product,
  storefront: Pick<Storefront, 'query'>,
  cache: CachingStrategy,
): Promise<Product> {
  if (configuratorKind(product) !== 'kliv') return product;
  const nodes = await allNodes(product.variants, async (after) => {
    const variables = {handle: product.handle, after};
    const {product: more} = await storefront.query(CONFIGURATOR_VARIANTS_QUERY, {variables, cache});
    return more?.variants;
  });
  return {...product, variants: {...product.variants, nodes}};
}

/** In px: a square of 44 px on the sharpest screens. */
const side = '132';

/** Gives an offer's grain pictures absolute URLs of small squares. Invalid URLs are left out. `store` is the store's origin. */
export function withGrain<O extends Offer>(offer: O, store: string): O {
  return {...offer, colors: offer.colors.map(({grain, ...color}) => ({...color, ...squareOf(grain, store)}))};
}

function squareOf(grain: string | undefined, store: string): {grain?: string} {
  if (grain === undefined || !URL.canParse(grain, store)) return {};
  const url = new URL(grain, store);
  if (!/^https?:$/.test(url.protocol)) return {};
  for (const [name, value] of Object.entries({width: side, height: side, crop: 'center', format: 'webp'}))
    url.searchParams.set(name, value);
  return {grain: url.href};
}
