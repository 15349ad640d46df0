import type {CachingStrategy, Storefront} from '@shopify/hydrogen';
import type {ConfiguratorFragment} from 'storefrontapi.generated';
import {allNodes} from '~/platform/store/pagination';
import {configuratorKind} from '../rules/kind';
import {CONFIGURATOR_VARIANTS_QUERY} from '../rules/queries';

/**
 * A product with all its variants, if its offer depends on them: KLIV keeps its sizes there. The store is asked only for a
 * product with more variants than the first page has.
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
