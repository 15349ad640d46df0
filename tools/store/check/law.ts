import {configuratorKind} from '~/configurator/rules/kind';
import type {Finding} from './finding';
import {hasWords} from './hasWords';
import {metafieldOf, type Product} from './readProducts';
import type {Storefront} from './storefront';

const SETTINGS = `query CheckLaw @inContext(language: DE) {
  global: metaobjects(type: "einstellungen_global", first: 1) { nodes { fields { key value } } }
  shopSettings: metaobjects(type: "einstellungen_shop", first: 1) { nodes { fields { key value } } }
  contact: metaobjects(type: "einstellungen_kontakt", first: 1) { nodes { fields { key value } } }
  testimonials: metaobjects(type: "testimonial", first: 1) { nodes { handle } }
  shop { refundPolicy { body } privacyPolicy { body } }
}`;

interface Entries {
  nodes: {fields: {key: string; value: string | null}[]}[];
}

interface Settings {
  global: Entries;
  shopSettings: Entries;
  contact: Entries;
  testimonials: {nodes: {handle: string}[]};
  shop: Record<'refundPolicy' | 'privacyPolicy', {body: string} | null>;
}

/** A cookie of the analytics script, if the setting turns it on. The site lists its own cookies below the policy (rule 18.13). */
const analyticsCookie = '_ga';

const note = (problem: string, fix: string): Finding => ({check: 'law', problem, fix});

const isFilled = ({nodes}: Entries, key: string) =>
  nodes[0]?.fields.some((field) => field.key === key && field.value?.trim());

const inAdmin = (type: string, key: string) => `Write it in the admin: Content › Metaobjects › ${type} › ${key}.`;

function settingsFindings(
  {global, shopSettings, contact, testimonials, shop}: Settings,
  worker: Record<string, string>,
): Finding[] {
  const findings: Finding[] = [];
  const ask = (entries: Entries, type: string, key: string, problem: string) => {
    // An entry that is missing is named by another check.
    if (entries.nodes.length > 0 && !isFilled(entries, key)) findings.push(note(problem, inAdmin(type, key)));
  };
  const shopType = 'Einstellungen shop';
  ask(shopSettings, shopType, 'liefergebiet', 'The cart does not say where you deliver to (§ 312j BGB).');
  ask(shopSettings, shopType, 'gewaehrleistung_bild', 'The cart lacks the official notice on the legal guarantee.');
  ask(shopSettings, shopType, 'gewaehrleistung_link', 'Products do not link the notice on the legal guarantee.');
  const globalType = 'Einstellungen global';
  const [globals] = global.nodes;
  ask(global, globalType, 'barrierefreiheit', 'There is no accessibility statement (BFSG).');
  if (testimonials.nodes.length > 0) {
    const problem = 'Testimonials say that nobody has checked them: there is no sentence of your own (§ 5b UWG).';
    ask(global, globalType, 'stimmen_hinweis', problem);
  }
  const imprint = globals?.fields.find(({key}) => key === 'impressum')?.value ?? '';
  // An imprint that is empty is named by another check.
  if (hasWords(imprint) && !/haftpflicht/i.test(imprint)) {
    const problem = 'The imprint does not name the insurer of a professional liability insurance (§ 2 DL-InfoV).';
    findings.push(note(problem, `Write name, address and area, if you have one. ${inAdmin(globalType, 'impressum')}`));
  }
  const maker = 'The maker of your products lacks an address (regulation 2023/988):';
  for (const key of ['strasse', 'ort', 'e_mail'])
    ask(contact, 'Einstellungen kontakt', key, `${maker} ${key} is empty.`);
  // A policy that is empty is named by another check.
  const written = (policy: {body: string} | null) => (policy?.body.replace(/<[^>]*>/g, '').trim() ? policy.body : '');
  const [refunds, privacy] = [written(shop.refundPolicy), written(shop.privacyPolicy)];
  if (refunds && !refunds.includes('/widerruf')) {
    const problem = 'The refund policy does not name the withdrawal on the website (§ 356a BGB).';
    findings.push(note(problem, 'Link /widerruf in it: Settings › Policies.'));
  }
  if (worker.PUBLIC_ANALYTICS_ID?.trim() && privacy && !privacy.includes(analyticsCookie)) {
    const problem = `The privacy policy does not name the cookie ${analyticsCookie}.`;
    findings.push(note(problem, 'Add it: Settings › Policies.'));
  }
  return findings;
}

function productFindings(products: readonly Product[]): Finding[] {
  const has = (product: Product, key: string) => metafieldOf(product, key)?.trim();
  const isReduced = ({compareAtPriceRange, priceRange}: Product) =>
    Number(compareAtPriceRange.maxVariantPrice.amount) > Number(priceRange.minVariantPrice.amount);
  const list = (chosen: readonly Product[]) => chosen.map(({handle}) => handle).join(', ');
  const rules: [chosen: Product[], problem: (handles: string) => string, key: string][] = [
    [
      products.filter(
        (product) =>
          isReduced(product) &&
          !has(product, 'niedrigster_preis_30_tage') &&
          !product.variants.nodes.some(({metafield}) => metafield?.value.trim()),
      ),
      (handles) => `Reduced, but without the lowest price of the last 30 days, so not shown as reduced: ${handles}.`,
      'niedrigster_preis_30_tage',
    ],
    [
      products.filter((product) => configuratorKind(product) && !has(product, 'widerruf_ausgeschlossen')),
      (handles) => `Made to measure, but it is not said whether there is a right of withdrawal: ${handles}.`,
      'widerruf_ausgeschlossen',
    ],
    [
      products.filter((product) => !has(product, 'lieferzeit')),
      (handles) => `Without a delivery time: ${handles}.`,
      'lieferzeit',
    ],
    [
      products.filter((product) => product.availableForSale && !has(product, 'lieferzeit_tage')),
      (handles) => `Without the days of its delivery time, which a cart compares: ${handles}.`,
      'lieferzeit_tage',
    ],
  ];
  return rules.flatMap(([chosen, problem, key]) =>
    chosen.length > 0 ? [note(problem(list(chosen)), `Fill in the product's metafield ${key} in the admin.`)] : [],
  );
}

/** What a merchant has left empty of the things that the law asks for. It is no legal advice. */
export async function checkLaw(
  storefront: Storefront,
  products: readonly Product[],
  worker: Record<string, string>,
): Promise<Finding[]> {
  const {data} = await storefront.query<Settings>(SETTINGS);
  return [...(data ? settingsFindings(data, worker) : []), ...productFindings(products)];
}
