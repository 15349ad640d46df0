import type {ProductRecord} from 'demo-store/model';
import type {OfferSource} from '~/configurator/rules/offer';
import {offerSource} from './priceVariants';

/** The German offer of a product as the content has it, without a store. Ids of the variants are made up. */
export function offerSourceOf(product: ProductRecord): OfferSource {
  const valueOf = (key: string) => {
    const found = product.metafields.find((candidate) => candidate.key === key)?.field;
    if (!found || !('value' in found)) return undefined;
    return typeof found.value === 'string' ? found.value : found.value.DE;
  };
  const nodes = product.variants.map(({selectedOptions, price}, index) => ({
    id: `gid://shopify/ProductVariant/${index + 1}`,
    title: selectedOptions.join(' / '),
    availableForSale: true,
    price: {amount: String(price / 100)},
    selectedOptions: selectedOptions.map((value, option) => ({name: String(option), value})),
  }));
  return {...offerSource({...product, title: product.title.DE}, valueOf), variants: {nodes}};
}
