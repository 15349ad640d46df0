import {configuratorKind} from '~/configurator/offer/kind';
import {toName} from '../../../studio/contentModel';
import {getPolicyWords} from '../content/policies';
import {selectFindings, type Finding} from './finding';
import {findMetafield, findSetting, type Product, type StorefrontContent} from './storefrontContent';

/** Whether a rich text, JSON as the store writes it, has any word. */
export const hasWords = (richText: string) => /"value":"[^"]*\S/.test(richText);

/** The privacy policy has to name this cookie of the analytics script. The site itself lists its own cookies below the policy. */
const analyticsCookie = '_ga';

const makerProblem = 'The maker of your products lacks an address (regulation 2023/988):';

/** Fields of settings that must not be empty. */
const settings: [type: string, key: string, problem: string][] = [
  ['einstellungen_shop', 'liefergebiet', 'The cart does not say where you deliver to (§ 312j BGB).'],
  ['einstellungen_shop', 'gewaehrleistung_bild', 'The cart lacks the official notice on the legal guarantee.'],
  ['einstellungen_shop', 'gewaehrleistung_link', 'Products do not link the notice on the legal guarantee.'],
  ['einstellungen_global', 'barrierefreiheit', 'There is no accessibility statement (BFSG).'],
  [
    'einstellungen_global',
    'stimmen_hinweis',
    'Testimonials say that nobody has checked them: there is no sentence of your own (§ 5b UWG).',
  ],
  ['einstellungen_kontakt', 'strasse', `${makerProblem} strasse is empty.`],
  ['einstellungen_kontakt', 'ort', `${makerProblem} ort is empty.`],
  ['einstellungen_kontakt', 'e_mail', `${makerProblem} e_mail is empty.`],
];

const toAdminFix = (type: string, key: string) =>
  `Write it in the admin: Content › Metaobjects › ${toName(type)} › ${key}.`;

/** Returns the HTML of a policy; an empty string when it has tags only. */
const getPolicyText = (policy: {body: string} | null) => (policy && getPolicyWords(policy.body) ? policy.body : '');

const isReduced = ({compareAtPriceRange, priceRange}: Product) =>
  Number(compareAtPriceRange.maxVariantPrice.amount) > Number(priceRange.minVariantPrice.amount);

const hasLowestPrice = ({variants}: Product) => variants.nodes.some(({metafield}) => metafield?.value.trim());

/** Metafields that must not be empty, the products that need them, and the problem of a product without it. */
const productFields: [key: string, isNeeded: (product: Product) => unknown, problem: string][] = [
  [
    'niedrigster_preis_30_tage',
    (product) => isReduced(product) && !hasLowestPrice(product),
    'Reduced, but without the lowest price of the last 30 days, so not shown as reduced',
  ],
  [
    'widerruf_ausgeschlossen',
    configuratorKind,
    'Made to measure, but it is not said whether there is a right of withdrawal',
  ],
  ['lieferzeit', () => true, 'Without a delivery time'],
  [
    'lieferzeit_tage',
    ({availableForSale}) => availableForSale,
    'Without the days of its delivery time, which a cart compares',
  ],
];

/**
 * Reports texts that the law requires and that are empty. It is no legal advice. It skips settings whose whole entry is missing,
 * because `checkEntries` reports those.
 */
export function checkLaw(content: StorefrontContent, worker: Record<string, string>): Finding[] {
  const {entries, products, shop} = content;
  const isExpected = (type: string, key: string) =>
    entries.get(type)?.length && (key !== 'stimmen_hinweis' || entries.get('testimonial')?.length);
  const imprint = findSetting(content, 'einstellungen_global', 'impressum') ?? '';
  const refunds = getPolicyText(shop.refundPolicy);
  const privacy = getPolicyText(shop.privacyPolicy);
  return selectFindings('law', [
    ...settings.map(([type, key, problem]) => ({
      isWrong: isExpected(type, key) && !findSetting(content, type, key)?.trim(),
      problem,
      fix: toAdminFix(type, key),
    })),
    {
      isWrong: hasWords(imprint) && !/haftpflicht/i.test(imprint),
      problem: 'The imprint does not name the insurer of a professional liability insurance (§ 2 DL-InfoV).',
      fix: `Write name, address and area, if you have one. ${toAdminFix('einstellungen_global', 'impressum')}`,
    },
    {
      isWrong: refunds && !refunds.includes('/widerruf'),
      problem: 'The refund policy does not name the withdrawal on the website (§ 356a BGB).',
      fix: 'Link /widerruf in it: Settings › Policies.',
    },
    {
      isWrong: worker.PUBLIC_ANALYTICS_ID?.trim() && privacy && !privacy.includes(analyticsCookie),
      problem: `The privacy policy does not name the cookie ${analyticsCookie}.`,
      fix: 'Add it: Settings › Policies.',
    },
    ...productFields.map(([key, isNeeded, problem]) => {
      const incomplete = products.filter((product) => isNeeded(product) && !findMetafield(product, key)?.trim());
      return {
        isWrong: incomplete.length > 0,
        problem: `${problem}: ${incomplete.map(({handle}) => handle).join(', ')}.`,
        fix: `Fill in the product's metafield ${key} in the admin.`,
      };
    }),
  ]);
}
