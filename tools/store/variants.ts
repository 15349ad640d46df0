import type {ProductRecord} from 'demo-store/model';
import {formatPriceOption} from '~/configurator/rules/formula';
import {configuratorKind} from '~/configurator/rules/kind';
import {toAmount} from '~/i18n/formats';
import {
  comparePriceVariants,
  hasPriceOption,
  offerSource,
  priceOptionName,
  tooMany,
  wrongPrices,
  type PriceVariants,
  type StoredVariant,
} from './priceVariants';
import type {StoredProduct} from './products';
import {groups, section, type Section, type Setup, type Task} from './plan';

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

/** How many variants Shopify takes at once. */
const batch = 250;

/** A variant of a price. Pieces are made to order, so stock doesn't limit them. `numbers` is what their SKUs begin with. */
function priceVariant(numbers: string, cents: number) {
  return {
    optionValues: [{optionName: priceOptionName, name: formatPriceOption(cents)}],
    price: toAmount(cents),
    inventoryPolicy: 'CONTINUE',
    inventoryItem: {sku: `${numbers}-${cents}`.toUpperCase(), tracked: true},
  };
}

/** What the SKUs of a product's price variants begin with: as those that it has, else its handle. */
function numbersOf(handle: string, [first]: readonly {sku?: string | null}[]): string {
  return /^(.+)-\d+$/.exec(first?.sku ?? '')?.[1] ?? handle;
}

interface NumberedVariant extends StoredVariant {
  sku: string | null;
}

/** Adds variants in groups that Shopify takes at once; each group is a change of its own. */
function addTasks({admin, ids}: Setup, handle: string, missing: readonly number[], numbers: string): Task[] {
  return groups(missing, batch).map((cents) => ({
    name: handle,
    size: cents.length,
    run() {
      const variants = cents.map((price) => priceVariant(numbers, price));
      return admin.mutate(ADD, {id: ids.need('product', handle), variants}, `price variants of ${handle}`);
    },
  }));
}

/** Gives a product without choice the option of prices; its variant becomes that of the lowest price. */
function optionTask({admin, ids}: Setup, handle: string, lowest: number, [variant]: readonly StoredVariant[]): Task {
  return {
    name: `${handle} (option ${priceOptionName})`,
    async run() {
      const id = ids.need('product', handle);
      const options = [{name: priceOptionName, values: [{name: formatPriceOption(lowest)}]}];
      const {optionValues: _chosen, ...first} = priceVariant(handle, lowest);
      // First the price: a run that ends in between must not leave a variant that costs another one.
      await admin.mutate(CHANGE, {id, variants: [{id: variant?.id, ...first}]}, `the price of ${handle}`);
      await admin.mutate(ADD_OPTION, {id, options}, `the option ${priceOptionName} of ${handle}`);
    },
  };
}

function planProduct(
  setup: Setup,
  product: StoredProduct,
  variants: readonly NumberedVariant[],
  found: PriceVariants,
  plan: Section,
) {
  const {handle, options} = product;
  const problem = tooMany(found, handle);
  if (problem) return void plan.problems.push(problem);
  const isStandalone = options.length === 1 && options[0]?.name === 'Title' && variants.length === 1;
  const hasPrices = options.length === 1 && [priceOptionName, 'Price'].includes(options[0]?.name ?? '');
  if (!isStandalone && !hasPrices) {
    const names = options.map(({name}) => name).join(', ');
    return void plan.problems.push({
      problem: `${handle} is made to measure and has the options ${names}.`,
      fix:
        `It may have the option ${priceOptionName} alone: colour and measures are in its metafields. Delete the other options in the ` +
        'admin, and run npm run store:setup again.',
    });
  }
  const [lowest = 0, ...others] = found.missing;
  if (isStandalone) plan.tasks.push(optionTask(setup, handle, lowest, variants));
  const numbers = isStandalone ? handle : numbersOf(handle, variants);
  plan.tasks.push(...addTasks(setup, handle, isStandalone ? others : found.missing, numbers));
  plan.problems.push(...wrongPrices(found, handle));
  if (found.stale.length > 0) {
    plan.left.push(`${handle} (${found.stale.length} prices that no choice leads to)`);
  }
}

/** Price variants that products made to measure lack: of those in the store, and of those that the content adds. */
export async function planVariants(
  setup: Setup,
  stored: readonly StoredProduct[],
  toCome: readonly ProductRecord[],
): Promise<Section> {
  const plan = section('Add price variants');
  for (const product of stored) {
    const source = offerSource(product, (key) => product.metafields.nodes.find((field) => field.key === key)?.value);
    if (configuratorKind(source) !== 'standard') continue;
    const variants = await setup.admin.all<NumberedVariant>(VARIANTS_QUERY, {id: product.id}, 'variants');
    const found = comparePriceVariants(source, variants);
    if (found) planProduct(setup, product, variants, found, plan);
  }
  // The content has a variant of each price, and such a product is created with the first.
  for (const {handle, variants} of toCome.filter(hasPriceOption)) {
    const others = variants.slice(1).map(({price}) => price);
    plan.tasks.push(...addTasks(setup, handle, others, numbersOf(handle, variants)));
  }
  return plan;
}
