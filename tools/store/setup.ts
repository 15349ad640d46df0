import type {StoreContent} from 'demo-store/model';
import {configuratorKind} from '~/configurator/offer/kind';
import type {Admin} from './admin';
import {otherLanguages} from './languages';
import {withOrderPages} from './content/orderPages';
import {planContent} from './content/planContent';
import {planTranslations} from './content/translations';
import {planDefinitions} from './definitions';
import {planMetafields} from './metafields';
import {carryOut, countChanges, createSection, describePlan, Ids, listProblems, type Section, type Setup} from './plan';
import {StoreProblem} from './problem';
import {noteProduct, planPublication, planUnpublication, readProducts} from './products';
import {planLanguages, planTaxes, readShop} from './shop';
import {planVariants} from './variants';
import {planWebhooks, type Webhook} from './webhooks';

export interface SetupOptions {
  withContent: boolean;
  overwrite: boolean;
  dryRun: boolean;
  /** The plan names every object instead of some of each kind. */
  verbose?: boolean;
  /** The site's address, which descriptions of products link. */
  site?: string;
  /** The address that the store calls when something has changed. */
  webhook?: Webhook;
}

/** Set-up prints and asks through it. */
export interface Terminal {
  print(text: string): void;
  confirm(question: string): Promise<boolean>;
  showProgress(done: number, all: number, name: string): void;
}

/** Warns before products are created, because set-up never changes an existing product. */
const orderPagesWarning: Section = {
  ...createSection('Name the pages of made-to-measure products'),
  problems: [
    {
      problem: 'PUBLIC_SITE_URL is not set, so no description says on which page a made-to-measure product is ordered.',
      fix: 'Set it in .env before you go on: products that exist are left as they are.',
    },
  ],
};

/** Reads the store and plans its changes. @throws StoreProblem when the site can't use the store */
async function planSetup(
  admin: Admin,
  studio: StoreContent,
  {withContent, overwrite, site, webhook}: SetupOptions,
): Promise<{name: string; plan: Section[]}> {
  const shop = await readShop(admin, withContent);
  const content = site ? withOrderPages(studio, site) : studio;
  const {definitions} = content;
  const setup: Setup = {admin, definitions, content, overwrite, ids: new Ids(), typesWithDrafts: new Set()};
  const stored = await readProducts(admin);
  for (const product of stored) noteProduct(setup.ids, product);
  const newProducts = withContent ? content.products.filter(({handle}) => !setup.ids.get('product', handle)) : [];

  const plan = [planLanguages(setup, shop), await planDefinitions(setup), await planMetafields(setup)];
  if (withContent && plan.some(({problems}) => problems.length > 0)) {
    const problems = plan.flatMap((part) => part.problems.map(({problem, fix}) => `${problem} ${fix}`)).join('\n');
    throw new StoreProblem("The content doesn't fit into this store.", problems);
  }
  plan.push(planTaxes(shop));
  if (withContent) plan.push(...(await planContent(setup, shop)));
  if (!site && newProducts.some(configuratorKind)) plan.push(orderPagesWarning);
  plan.push(await planVariants(setup, stored, newProducts));
  const newHandles = newProducts.map(({handle}) => handle);
  plan.push(planPublication(setup, 'product', shop.publications.storefront, stored, newHandles));
  plan.push(planUnpublication(setup, shop.publications, stored, newProducts));
  if (withContent) for (const language of otherLanguages) plan.push(await planTranslations(setup, language));
  plan.push(await planWebhooks(setup, webhook));
  return {name: shop.name, plan};
}

const nextSteps = `
The storefront's tokens are in the admin, in the Hydrogen or Headless channel: the storefront › Storefront API › Manage.
Let it read products, their tags and inventory, metaobjects and content, and write checkouts. Put the tokens into .env:
PUBLIC_STOREFRONT_API_TOKEN and PRIVATE_STOREFRONT_API_TOKEN. Then run: npm run store:check
`;

/** Shows the plan, asks, and makes the changes. Returns whether everything is done and nothing is left to a person. */
export async function setUp(
  admin: Admin,
  content: StoreContent,
  options: SetupOptions,
  terminal: Terminal,
): Promise<boolean> {
  const {name, plan} = await planSetup(admin, content, options);
  const all = countChanges(plan);
  terminal.print(`Plan for ${name}:\n${describePlan(plan, options.verbose)}\n`);
  const plannedProblems = listProblems(plan);
  if (options.dryRun) return plannedProblems.length === 0;
  if (all > 0) {
    if (!(await terminal.confirm(`Make these ${all} changes? Nothing is deleted.`))) {
      terminal.print('Nothing was changed.\n');
      return false;
    }
    await carryOut(plan, (done, task) => terminal.showProgress(done, all, task));
    terminal.showProgress(all, all, 'done');
  }
  const problems = listProblems(plan);
  const newProblems = problems.filter((problem) => !plannedProblems.includes(problem));
  if (newProblems.length > 0) terminal.print(`${newProblems.join('\n')}\n`);
  const reminder = problems.length > 0 ? ' What begins with "!" above is left to you.' : '';
  terminal.print(`${name} is set up.${reminder}\n${nextSteps}`);
  return problems.length === 0;
}
