import type {StoreContent} from 'demo-store/model';
import type {Admin} from './admin';
import {AdminError} from './adminError';
import {planContent} from './content/plan';
import {planTranslations} from './content/translations';
import {planDefinitions} from './definitions';
import {planMetafields} from './metafields';
import {carryOut, changesOf, describePlan, Ids, type Section, type Setup} from './plan';
import {noteProduct, planPublication, readProducts} from './products';
import {planRedirects} from './redirects';
import {planLanguages, readShop} from './shop';
import {planVariants} from './variants';
import {planWebhooks, type Webhook} from './webhooks';

export interface SetupOptions {
  withContent: boolean;
  overwrite: boolean;
  dryRun: boolean;
  /** Where the store shall call when something has changed. */
  webhook?: Webhook;
}

/** How set-up talks with a person. */
export interface Talk {
  print(text: string): void;
  /** Whether the plan is to be carried out. */
  confirm(question: string): Promise<boolean>;
  progress(done: number, all: number, name: string): void;
}

/** Reads the store, and plans what it lacks. Throws an `AdminError` when it isn't a store for this site. */
async function planSetup(
  admin: Admin,
  content: StoreContent,
  {withContent, overwrite, webhook}: SetupOptions,
): Promise<{name: string; plan: Section[]}> {
  const shop = await readShop(admin, withContent);
  const setup: Setup = {admin, content, overwrite, ids: new Ids(), withDrafts: new Set()};
  const stored = await readProducts(admin);
  for (const product of stored) noteProduct(setup.ids, product);
  const known = new Set(stored.map(({handle}) => handle));
  const toCome = withContent ? content.products.filter(({handle}) => !known.has(handle)) : [];

  const plan = [planLanguages(setup, shop), await planDefinitions(setup), await planMetafields(setup)];
  if (withContent && plan.some(({problems}) => problems.length > 0)) {
    const problems = plan.flatMap((part) => part.problems).join('\n');
    throw new AdminError("The content doesn't fit into this store.", problems);
  }
  if (withContent) plan.push(...(await planContent(setup, shop, toCome)));
  plan.push(await planVariants(setup, stored, toCome));
  plan.push(await planRedirects(setup));
  plan.push(
    planPublication(
      setup,
      shop,
      stored,
      toCome.map(({handle}) => handle),
    ),
  );
  if (withContent) plan.push(await planTranslations(setup));
  plan.push(await planWebhooks(setup, webhook));
  return {name: shop.name, plan};
}

const whatComesNext = `
The storefront's tokens are in the admin, in the Hydrogen or Headless channel: the storefront › Storefront API › Manage.
Let it read products, their tags and inventory, metaobjects and content, and write checkouts. Put the tokens into .env:
PUBLIC_STOREFRONT_API_TOKEN and PRIVATE_STOREFRONT_API_TOKEN. Then run: npm run store:check
`;

/** Sets a store up: plan, question, changes. The answer is whether everything is done and nothing is left to a person. */
export async function setUp(admin: Admin, content: StoreContent, options: SetupOptions, talk: Talk): Promise<boolean> {
  const {name, plan} = await planSetup(admin, content, options);
  const all = changesOf(plan);
  talk.print(`Plan for ${name}:\n${describePlan(plan)}\n`);
  const hasProblems = plan.some(({problems}) => problems.length > 0);
  if (options.dryRun) return !hasProblems;
  if (all > 0) {
    if (!(await talk.confirm(`Make these ${all} changes? Nothing is deleted.`))) {
      talk.print('Nothing was changed.\n');
      return false;
    }
    await carryOut(plan, (done, what) => talk.progress(done, all, what));
    talk.progress(all, all, 'done');
  }
  talk.print(`${name} is set up.${hasProblems ? ' What begins with "!" above is left to you.' : ''}\n${whatComesNext}`);
  return !hasProblems;
}
