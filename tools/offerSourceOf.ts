import type {ProductRecord} from 'demo-store/model';
import type {OfferSource} from '~/configurator/offer/readOffer';
import {defaultCode} from './store/languages';
import {toOfferSource} from './store/priceVariants';

/** The offer of a product, made from the content without a store. The ids of variants are invented. */
export function offerSourceOf(product: ProductRecord): OfferSource {
  const valueOf = (key: string) => {
    const field = product.metafields.find((candidate) => candidate.key === key)?.field;
    if (!field || !('value' in field)) return undefined;
    return typeof field.value === 'string' ? field.value : field.value[defaultCode];
  };
  const nodes = product.variants.map(({selectedOptions, price}, index) => ({
    id: `gid://shopify/ProductVariant/${index + 1}`,
    title: selectedOptions.join(' / '),
    availableForSale: true,
    price: {amount: String(price / 100)},
    selectedOptions: selectedOptions.map((value, optionIndex) => ({name: String(optionIndex), value})),
  }));
  return {...toOfferSource({...product, title: product.title[defaultCode]}, valueOf), variants: {nodes}};
}
