import type {Product} from '../../catalogue/entities';
import type {Context} from '../context';

/** The products that the storefront may see, in the content's order. */
export function publishedProducts({store}: Context): Product[] {
  return store.catalogue.products.filter((product) => store.inventory.isPublished(product));
}

/** A product by id or handle, or `null`. */
export function findProduct({store}: Context, key: {id?: string | null; handle?: string | null}): Product | null {
  const {catalogue, inventory} = store;
  const product = key.id ? catalogue.entityById.get(key.id) : catalogue.productByHandle.get(key.handle ?? '');
  return product?.__typename === 'Product' && inventory.isPublished(product) ? product : null;
}

/**
 * Recommended products: first those that share a collection or a type, then the rest.
 * `null` when the product doesn't exist; at most 10.
 */
export function recommendations(product: Product | null, context: Context): Product[] | null {
  if (!product) return null;
  const {collections} = context.store.catalogue;
  const kinOf = (other: Product) =>
    Number(other.record.productType === product.record.productType) +
    collections.filter(({record}) =>
      [product, other].every((candidate) => record.products.includes(candidate.record.handle)),
    ).length;
  return publishedProducts(context)
    .filter((other) => other !== product)
    .sort((one, other) => kinOf(other) - kinOf(one) || one.position - other.position)
    .slice(0, 10);
}
