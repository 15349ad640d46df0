import type {ProductRecord} from 'demo-store/model';
import {formatPriceOption} from '~/configurator/offer/formula';
import {configuratorKind} from '~/configurator/offer/kind';
import {toAmount} from '~/i18n/formats';
import {
  comparePriceVariants,
  hasPriceOption,
  toOfferSource,
  priceOptionName,
  findLimitProblem,
  findWrongPrices,
  type PriceVariants,
  type StoredVariant,
} from './priceVariants';
import type {StoredProduct} from './products';
import {chunk, createSection, type Section, type Setup, type Task} from './plan';

const VARIANTS_QUERY = `query SetUpVariants($id: ID!, $after: String) {
  productByIdentifier(identifier: {id: $id}) {
    variants(first: 250, after: $after) {
      nodes { id sku price selectedOptions { name value } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

const ADD_OPTION = `mutation SetUpPriceOption($id: ID!, $options: [OptionCreateInput!]!) {
  productOptionsCreate(productId: $id, options: $options, variantStrategy: LEAVE_AS_IS) { userErrors { field message code } }
}`;

const ADD = `mutation SetUpPriceVariants($id: ID!, $variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkCreate(productId: $id, variants: $variants) { userErrors { field message code } }
}`;

const CHANGE = `mutation SetUpPrices($id: ID!, $variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkUpdate(productId: $id, variants: $variants) { userErrors { field message code } }
}`;

/** Shopify's limit of variants in one mutation. */
const batchSize = 250;

/** Returns the input of a price variant. Pieces are made to order, so stock doesn't limit them. */
function toVariantInput(skuPrefix: string, cents: number) {
  return {
    optionValues: [{optionName: priceOptionName, name: formatPriceOption(cents)}],
    price: toAmount(cents),
    inventoryPolicy: 'CONTINUE',
    inventoryItem: {sku: `${skuPrefix}-${cents}`.toUpperCase(), tracked: true},
  };
}

/** Finds the beginning of the SKUs of a product's price variants; a product without such SKUs gets its handle. */
function findSkuPrefix(handle: string, [first]: readonly {sku?: string | null}[]): string {
  return /^(.+)-\d+$/.exec(first?.sku ?? '')?.[1] ?? handle;
}

interface VariantWithSku extends StoredVariant {
  sku: string | null;
}

/** Plans variants in batches that Shopify accepts. `missing` are their prices in cents. */
function planAdditions({admin, ids}: Setup, handle: string, missing: readonly number[], skuPrefix: string): Task[] {
  return chunk(missing, batchSize).map((prices) => ({
    name: handle,
    size: prices.length,
    run() {
      const variants = prices.map((cents) => toVariantInput(skuPrefix, cents));
      return admin.mutate(ADD, {id: ids.need('product', handle), variants}, `price variants of ${handle}`);
    },
  }));
}

/** Plans the price option for a product without options. Its only variant becomes the one of the lowest price. */
function planOption({admin, ids}: Setup, handle: string, lowest: number, [variant]: readonly StoredVariant[]): Task {
  return {
    name: `${handle} (option ${priceOptionName})`,
    async run() {
      const id = ids.need('product', handle);
      const options = [{name: priceOptionName, values: [{name: formatPriceOption(lowest)}]}];
      const {optionValues: _optionValues, ...input} = toVariantInput(handle, lowest);
      // The price comes first: if the run stops here, the variant still costs what its option will say.
      await admin.mutate(CHANGE, {id, variants: [{id: variant?.id, ...input}]}, `the price of ${handle}`);
      await admin.mutate(ADD_OPTION, {id, options}, `the option ${priceOptionName} of ${handle}`);
    },
  };
}

function planProduct(
  setup: Setup,
  product: StoredProduct,
  variants: readonly VariantWithSku[],
  priceVariants: PriceVariants,
  plan: Section,
) {
  const {handle, options} = product;
  const problem = findLimitProblem(priceVariants, handle);
  if (problem) return void plan.problems.push(problem);
  // Shopify gives a product without options one called Title.
  const hasNoOption = options.length === 1 && options[0]?.name === 'Title' && variants.length === 1;
  const hasPrices = options.length === 1 && [priceOptionName, 'Price'].includes(options[0]?.name ?? '');
  if (!hasNoOption && !hasPrices) {
    const names = options.map(({name}) => name).join(', ');
    return void plan.problems.push({
      problem: `${handle} is made to measure and has the options ${names}.`,
      fix:
        `It may have the option ${priceOptionName} alone: colour and measures are in its metafields. Delete the other options in the ` +
        'admin, and run npm run store:setup again.',
    });
  }
  const {missing, obsolete} = priceVariants;
  if (hasNoOption) {
    const [lowest = 0, ...others] = missing;
    plan.tasks.push(planOption(setup, handle, lowest, variants), ...planAdditions(setup, handle, others, handle));
  } else {
    plan.tasks.push(...planAdditions(setup, handle, missing, findSkuPrefix(handle, variants)));
  }
  plan.problems.push(...findWrongPrices(priceVariants, handle));
  if (obsolete.length > 0) plan.unchanged.push(`${handle} (${obsolete.length} prices that no choice leads to)`);
}

/** Plans the missing price variants of made-to-measure products: of those in the store, and of those that the content adds. */
export async function planVariants(
  setup: Setup,
  stored: readonly StoredProduct[],
  newProducts: readonly ProductRecord[],
): Promise<Section> {
  const plan = createSection('Add price variants');
  for (const product of stored) {
    const source = toOfferSource(product, (key) => product.metafields.nodes.find((field) => field.key === key)?.value);
    if (configuratorKind(source) !== 'standard') continue;
    const variants = await setup.admin.queryAll<VariantWithSku>(VARIANTS_QUERY, {id: product.id}, 'variants');
    const priceVariants = comparePriceVariants(source, variants);
    if (priceVariants) planProduct(setup, product, variants, priceVariants, plan);
  }
  // `planNewProducts` creates such a product with its first variant only.
  for (const {handle, variants} of newProducts.filter(hasPriceOption)) {
    const others = variants.slice(1).map(({price}) => price);
    plan.tasks.push(...planAdditions(setup, handle, others, findSkuPrefix(handle, variants)));
  }
  return plan;
}
