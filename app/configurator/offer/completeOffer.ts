import type {CachingStrategy, Storefront} from '@shopify/hydrogen';
import type {ConfiguratorFragment} from 'storefrontapi.generated';
import {allNodes} from '~/platform/store/pagination';
import {configuratorKind} from './kind';
import {CONFIGURATOR_VARIANTS_QUERY} from './queries';
import type {Offer} from './readOffer';

/** Loads the remaining variants of a product if its offer depends on them, as KLIV's does. */
export async function withAllVariants<Product extends ConfiguratorFragment>(
  product: Product,
  storefront: Pick<Storefront, 'query'>,
  cache: CachingStrategy,
): Promise<Product> {
  if (configuratorKind(product) !== 'kliv') return product;
  const nodes = await allNodes(product.variants, async (after) => {
    const variables = {handle: product.handle, after};
    const {product: nextPage} = await storefront.query(CONFIGURATOR_VARIANTS_QUERY, {variables, cache});
    return nextPage?.variants;
  });
  return {...product, variants: {...product.variants, nodes}};
}

/** In px: a swatch is 44 px wide, and the sharpest screens have three pixels for each. */
const grainSize = '132';

/** Gives an offer's grain pictures absolute URLs of small squares. Invalid URLs are left out. */
export function withGrainUrls<O extends Offer>(offer: O, storeOrigin: string): O {
  const colors = offer.colors.map(({grain, ...color}) => {
    const url = grain === undefined ? undefined : toSquareUrl(grain, storeOrigin);
    return {...color, ...(url && {grain: url})};
  });
  return {...offer, colors};
}

function toSquareUrl(grain: string, storeOrigin: string): string | undefined {
  if (!URL.canParse(grain, storeOrigin)) return undefined;
  const url = new URL(grain, storeOrigin);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const parameters = {width: grainSize, height: grainSize, crop: 'center', format: 'webp'};
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
