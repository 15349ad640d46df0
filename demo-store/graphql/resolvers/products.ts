import type {Product} from '../../catalogue/entities';
import type {Context} from '../context';

/** The published products in the content's order. */
export function publishedProducts({store}: Context): Product[] {
  return store.catalogue.products.filter((product) => store.inventory.isPublished(product));
}

export function findProduct({store}: Context, key: {id?: string | null; handle?: string | null}): Product | null {
  const {catalogue, inventory} = store;
  const product = key.id ? catalogue.entityById.get(key.id) : catalogue.productByHandle.get(key.handle ?? '');
  return product?.__typename === 'Product' && inventory.isPublished(product) ? product : null;
}

/**
 * At most 10 recommended products: first those that share a collection or a type, then the others.
 * `null` when the product doesn't exist.
 */
export function recommendations(product: Product | null, context: Context): Product[] | null {
  if (!product) return null;
  const {collections} = context.store.catalogue;
  const countShared = (other: Product) =>
    Number(other.record.productType === product.record.productType) +
    collections.filter(({record}) =>
      [product, other].every((candidate) => record.products.includes(candidate.record.handle)),
    ).length;
  return publishedProducts(context)
    .filter((other) => other !== product)
    .sort((one, other) => countShared(other) - countShared(one) || one.position - other.position)
    .slice(0, 10);
}
