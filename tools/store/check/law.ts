import {configuratorKind} from '~/configurator/rules/kind';
import {toName} from '../../../studio/contentModel';
import {findings, type Finding} from './finding';
import {metafieldOf, settingOf, type Product, type Shown} from './shown';

/** Whether a rich text, JSON as the store writes it, has any word. */
export const hasWords = (richText: string) => /"value":"[^"]*\S/.test(richText);

/** A cookie of the analytics script, if the setting turns it on. The site lists its own cookies below the policy. */
const analyticsCookie = '_ga';

const maker = 'The maker of your products lacks an address (regulation 2023/988):';

/** Fields of settings that have to say something. */
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
  ['einstellungen_kontakt', 'strasse', `${maker} strasse is empty.`],
  ['einstellungen_kontakt', 'ort', `${maker} ort is empty.`],
  ['einstellungen_kontakt', 'e_mail', `${maker} e_mail is empty.`],
];

const inAdmin = (type: string, key: string) =>
  `Write it in the admin: Content › Metaobjects › ${toName(type)} › ${key}.`;

const isReduced = ({compareAtPriceRange, priceRange}: Product) =>
  Number(compareAtPriceRange.maxVariantPrice.amount) > Number(priceRange.minVariantPrice.amount);

const hasLowestPrice = ({variants}: Product) => variants.nodes.some(({metafield}) => metafield?.value.trim());

/** Metafields that a product has to have, and which products. */
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

/** What a merchant has left empty of the things that the law asks for. It is no legal advice. What is missing altogether is named elsewhere. */
export function checkLaw(shown: Shown, worker: Record<string, string>): Finding[] {
  const {entries, products, shop} = shown;
  const isNeeded = (type: string, key: string) =>
    entries.get(type)?.length && (key !== 'stimmen_hinweis' || entries.get('testimonial')?.length);
  const imprint = settingOf(shown, 'einstellungen_global', 'impressum') ?? '';
  const written = (policy: {body: string} | null) => (policy?.body.replace(/<[^>]*>/g, '').trim() ? policy.body : '');
  const [refunds, privacy] = [written(shop.refundPolicy), written(shop.privacyPolicy)];
  return findings('law', [
    ...settings.map(([type, key, problem]) => ({
      isWrong: isNeeded(type, key) && !settingOf(shown, type, key)?.trim(),
      problem,
      fix: inAdmin(type, key),
    })),
    {
      isWrong: hasWords(imprint) && !/haftpflicht/i.test(imprint),
      problem: 'The imprint does not name the insurer of a professional liability insurance (§ 2 DL-InfoV).',
      fix: `Write name, address and area, if you have one. ${inAdmin('einstellungen_global', 'impressum')}`,
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
      const lacking = products.filter((product) => isNeeded(product) && !metafieldOf(product, key)?.trim());
      return {
        isWrong: lacking.length > 0,
        problem: `${problem}: ${lacking.map(({handle}) => handle).join(', ')}.`,
        fix: `Fill in the product's metafield ${key} in the admin.`,
      };
    }),
  ]);
}
