import {CONFIGURATOR_QUERY} from '~/configurator/rules/queries';
import {readOffer} from '~/configurator/rules/offer';
import {createVariantsCsv} from '~/configurator/rules/variantsCsv';
import {CommandError, storeCommand, type CommandStore} from './commandStore';

/** Writes Shopify's product CSV with a variant for every price that the product's formula can give. */
export async function printVariants([handle]: string[], store: CommandStore): Promise<string> {
  if (!handle) throw new CommandError('Which product? npm run configurator:variants -- <handle> > variants.csv');
  const {product} = await store.storefront('de').query(CONFIGURATOR_QUERY, {variables: {handle}});
  if (!product)
    throw new CommandError(`The store has no product ${handle}, or does not publish it to this storefront.`);
  const {offer} = readOffer(product, 'de');
  if (offer?.kind === 'kliv')
    throw new CommandError(`${handle} is KLIV: its variants are size ranges with prices of their own.`);
  if (!offer) throw new CommandError(`${handle} is not a configurator product (rule 11.1 in docs/product.md).`);
  return createVariantsCsv(product, offer);
}

export const variantsCommand = storeCommand(printVariants);
