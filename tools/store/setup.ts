import type {StoreContent} from 'demo-store/model';
import {configuratorKind} from '~/configurator/rules/kind';
import type {Admin} from './admin';
import {otherLanguages} from './languages';
import {withOrderPages} from './content/orderPages';
import {planContent} from './content/plan';
import {planTranslations} from './content/translations';
import {planDefinitions} from './definitions';
import {planMetafields} from './metafields';
import {carryOut, changesOf, describePlan, Ids, section, type Section, type Setup} from './plan';
import {StoreProblem} from './problem';
import {noteProduct, planPublication, planUnpublication, readProducts} from './products';
import {planLanguages, readShop} from './shop';
import {planVariants} from './variants';
import {planWebhooks, type Webhook} from './webhooks';

export interface SetupOptions {
  withContent: boolean;
  overwrite: boolean;
  dryRun: boolean;
  /** Name all that the plan has, not some of each kind. */
  verbose?: boolean;
  /** The site's address, which descriptions name. */
  site?: string;
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

/** Set-up changes no product that is there: what it makes now has to be complete. */
const withoutOrderPages: Section = {
  ...section('Name the pages of made-to-measure products'),
  problems: [
    {
      problem: 'PUBLIC_SITE_URL is not set, so no description says on which page a made-to-measure product is ordered.',
      fix: 'Set it in .env before you go on: products that exist are left as they are.',
    },
  ],
};

/** Reads the store, and plans what it lacks. Throws a `StoreProblem` when it isn't a store for this site. */
async function planSetup(
  admin: Admin,
  studio: StoreContent,
  {withContent, overwrite, site, webhook}: SetupOptions,
): Promise<{name: string; plan: Section[]}> {
  const shop = await readShop(admin, withContent);
  const content = site ? withOrderPages(studio, site) : studio;
  const {definitions} = content;
  const setup: Setup = {admin, definitions, content, overwrite, ids: new Ids(), withDrafts: new Set()};
  const stored = await readProducts(admin);
  for (const product of stored) noteProduct(setup.ids, product);
  const toCome = withContent ? content.products.filter(({handle}) => !setup.ids.get('product', handle)) : [];

  const plan = [planLanguages(setup, shop), await planDefinitions(setup), await planMetafields(setup)];
  if (withContent && plan.some(({problems}) => problems.length > 0)) {
    const problems = plan.flatMap((part) => part.problems.map(({problem, fix}) => `${problem} ${fix}`)).join('\n');
    throw new StoreProblem("The content doesn't fit into this store.", problems);
  }
  if (withContent) plan.push(...(await planContent(setup, shop)));
  if (!site && toCome.some(configuratorKind)) plan.push(withoutOrderPages);
  plan.push(await planVariants(setup, stored, toCome));
  const handles = toCome.map(({handle}) => handle);
  plan.push(planPublication(setup, 'product', shop.publications.storefront, stored, handles));
  plan.push(planUnpublication(setup, shop.publications, stored, toCome));
  if (withContent) for (const language of otherLanguages) plan.push(await planTranslations(setup, language));
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
  talk.print(`Plan for ${name}:\n${describePlan(plan, options.verbose)}\n`);
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
