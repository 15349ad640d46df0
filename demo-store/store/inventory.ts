import type {Catalogue} from '../catalogue/catalogue';
import type {Collection, Entity, Product, Variant} from '../catalogue/entities';

/** The part of the catalogue that changes while the store runs: stock and publication. */
export interface Inventory {
  quantity(variant: Variant): number;
  /** The stock, or no limit for a variant that continues selling when out of stock. */
  sellableQuantity(variant: Variant): number;
  isAvailable(variant: Variant): boolean;
  isPublished(entity: Entity): boolean;
  setQuantity(variant: Variant, quantity: number): void;
  setPublished(entity: Product | Collection, published: boolean): void;
  hideMetaobjects(type: string, handles?: readonly string[]): void;
}

export function createInventory(getCatalogue: () => Catalogue): Inventory {
  const changedQuantities = new Map<string, number>();
  const unpublished = new Set<string>();
  const hidden = new Set<string>();

  const isPublished = (entity: Entity): boolean => {
    if (entity.__typename === 'Product' || entity.__typename === 'Collection') return !unpublished.has(entity.id);
    if (entity.__typename === 'Metaobject')
      return (
        !hidden.has(entity.id) && !entity.record.draft && !getCatalogue().typesWithoutAccess.has(entity.record.type)
      );
    if (entity.__typename === 'ProductVariant') return isPublished(entity.product);
    if (entity.__typename === 'Metafield') {
      const {namespace, key, owner} = entity;
      const ownerType = owner.__typename === 'ProductVariant' ? 'PRODUCTVARIANT' : 'PRODUCT';
      return !getCatalogue().typesWithoutAccess.has(`${ownerType} ${namespace}.${key}`) && isPublished(owner);
    }
    return true;
  };
  const quantity = (variant: Variant) => changedQuantities.get(variant.id) ?? variant.record.quantityAvailable;
  const sellableQuantity = (variant: Variant) => {
    if (!isPublished(variant)) return 0;
    return variant.record.continueSelling ? Infinity : Math.max(0, quantity(variant));
  };

  return {
    quantity,
    sellableQuantity,
    isAvailable: (variant) => sellableQuantity(variant) > 0,
    isPublished,
    setQuantity: (variant, count) => void changedQuantities.set(variant.id, count),
    setPublished: ({id}, published) => {
      if (published) unpublished.delete(id);
      else unpublished.add(id);
    },
    hideMetaobjects: (type, handles) => {
      for (const {id, record} of getCatalogue().metaobjects) {
        if (record.type === type && (!handles || handles.includes(record.handle))) hidden.add(id);
      }
    },
  };
}
