import type {StoreContent} from 'demo-store/model';
import {priceOption} from '~/configurator/rules/formula';
import {toAmount} from '~/i18n/formats';
import type {Admin} from './admin';
import {offerSourceOf} from './offerSourceOf';
import {
  comparePriceVariants,
  offerSource,
  priceOptionName,
  tooMany,
  type PriceVariants,
  type StoredVariant,
} from './priceVariants';
import type {StoredProduct} from './products';
import {section, type Section, type Setup, type Task} from './plan';

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
    optionValues: [{optionName: priceOptionName, name: priceOption(cents)}],
    price: toAmount(cents),
    inventoryPolicy: 'CONTINUE',
    inventoryItem: {sku: `${numbers}-${cents}`.toUpperCase(), tracked: true},
  };
}

/** What the SKUs of a product's price variants begin with: as those that it has, else its handle. */
function numbersOf(handle: string, [first]: readonly {sku?: string | null}[]): string {
  return /^(.+)-\d+$/.exec(first?.sku ?? '')?.[1] ?? handle;
}

/** All variants of a product. */
async function readVariants(admin: Admin, id: string): Promise<NumberedVariant[]> {
  const found: NumberedVariant[] = [];
  let after: string | null = null;
  do {
    const {productByIdentifier}: {productByIdentifier: {variants: VariantPage} | null} = await admin.query(
      VARIANTS_QUERY,
      {
        id,
        after,
      },
    );
    const page: VariantPage | undefined = productByIdentifier?.variants;
    found.push(...(page?.nodes ?? []));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return found;
}

interface NumberedVariant extends StoredVariant {
  sku: string | null;
}

interface VariantPage {
  nodes: NumberedVariant[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
}

/** Adds variants in groups that Shopify takes at once; each group is a change of its own. */
function addTasks({admin, ids}: Setup, handle: string, missing: readonly number[], numbers: string): Task[] {
  return Array.from({length: Math.ceil(missing.length / batch)}, (_, index) => {
    const cents = missing.slice(index * batch, (index + 1) * batch);
    return {
      name: handle,
      size: cents.length,
      async run() {
        const variants = cents.map((price) => priceVariant(numbers, price));
        await admin.mutate(ADD, {id: ids.need('product', handle), variants}, `price variants of ${handle}`);
      },
    };
  });
}

/** Gives a product without choice the option of prices; its variant becomes that of the lowest price. */
function optionTask({admin, ids}: Setup, handle: string, lowest: number, [variant]: readonly StoredVariant[]): Task {
  return {
    name: `${handle} (option ${priceOptionName})`,
    async run() {
      const id = ids.need('product', handle);
      const options = [{name: priceOptionName, values: [{name: priceOption(lowest)}]}];
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
    return void plan.problems.push(
      `${handle} is made to measure and has the options ${names}. It may have the option ${priceOptionName} alone: colour and ` +
        'measures are in its metafields. Delete the other options in the admin, and run store:setup again.',
    );
  }
  const [lowest = 0, ...others] = found.missing;
  if (isStandalone) plan.tasks.push(optionTask(setup, handle, lowest, variants));
  const numbers = isStandalone ? handle : numbersOf(handle, variants);
  plan.tasks.push(...addTasks(setup, handle, isStandalone ? others : found.missing, numbers));
  if (found.wrong.length > 0) {
    const values = found.wrong.map(({selectedOptions}) => selectedOptions[0]?.value ?? '');
    plan.problems.push(
      `${handle}: the variants ${values.join(', ')} cost another price than their name says. Correct them in the admin.`,
    );
  }
  if (found.stale.length > 0) {
    plan.left.push(`${handle} (${found.stale.length} prices that no choice leads to)`);
  }
}

/** Price variants that products made to measure lack: of those in the store, and of those that the content adds. */
export async function planVariants(
  setup: Setup,
  stored: readonly StoredProduct[],
  toCome: StoreContent['products'],
): Promise<Section> {
  const plan = section('Add price variants');
  for (const product of stored) {
    const source = offerSource(product, (key) => product.metafields.nodes.find((field) => field.key === key)?.value);
    if (!comparePriceVariants(source, [])) continue;
    const variants = await readVariants(setup.admin, product.id);
    const found = comparePriceVariants(source, variants);
    if (found) planProduct(setup, product, variants, found, plan);
  }
  for (const product of toCome) {
    const found = comparePriceVariants(offerSourceOf(product), []);
    // The product is created with the variant of its lowest price.
    if (found) {
      const numbers = numbersOf(product.handle, product.variants);
      plan.tasks.push(...addTasks(setup, product.handle, found.missing.slice(1), numbers));
    }
  }
  return plan;
}
