import {defaultLanguage, languageData} from '~/i18n/language';
import type {Finding} from './finding';
import type {Storefront} from './storefront';

/** A small query for each scope that the site's queries need. */
const probes: Record<string, string> = {
  unauthenticated_read_product_listings: '{ products(first: 1) { nodes { id } } }',
  unauthenticated_read_product_tags: '{ products(first: 1) { nodes { tags } } }',
  unauthenticated_read_product_inventory:
    '{ products(first: 1) { nodes { variants(first: 1) { nodes { quantityAvailable } } } } }',
  unauthenticated_read_metaobjects: '{ metaobjects(type: "einstellungen_global", first: 1) { nodes { id } } }',
  unauthenticated_read_content: '{ urlRedirects(first: 1) { nodes { id } } }',
};

/** Scopes that the storefront's token lacks. */
export async function checkScopes({query}: Storefront): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [scope, probe] of Object.entries(probes)) {
    const {errors} = await query(`query CheckScope ${probe}`);
    if (!errors.some(({extensions}) => extensions?.code === 'ACCESS_DENIED')) continue;
    findings.push({
      check: 'scopes',
      problem: `The storefront's token lacks ${scope}.`,
      fix: 'Allow it in the Hydrogen or Headless channel: the storefront › Storefront API › Permissions.',
    });
  }
  return findings;
}

const LOCALIZATION = `query CheckLocalization {
  localization { language { isoCode } country { isoCode currency { isoCode } } availableLanguages { isoCode } }
}`;

interface Localization {
  language: {isoCode: string};
  country: {isoCode: string; currency: {isoCode: string}};
  availableLanguages: {isoCode: string}[];
}

/** Languages and currency in which the storefront sells, and whether translations can be seen at all. */
export async function checkLocalization({query}: Storefront): Promise<{findings: Finding[]; hasEnglish: boolean}> {
  const {data} = await query<{localization: Localization}>(LOCALIZATION);
  if (!data) return {findings: [], hasEnglish: false};
  const {language, country, availableLanguages} = data.localization;
  const findings: Finding[] = [];
  const note = (problem: string, fix: string) => findings.push({check: 'languages and currency', problem, fix});
  if (language.isoCode !== languageData[defaultLanguage].code) {
    note(
      `The store's first language is ${language.isoCode}.`,
      'Make German the default in the admin: Settings › Languages.',
    );
  }
  const hasEnglish = availableLanguages.some(({isoCode}) => isoCode === languageData.en.code);
  if (!hasEnglish) {
    note('English is not published.', 'Run npm run store:setup, or publish it in the admin: Settings › Languages.');
  }
  if (country.currency.isoCode !== 'EUR') {
    note(`The store sells in ${country.currency.isoCode}.`, 'Change the currency in the admin: Settings › General.');
  }
  return {findings, hasEnglish};
}
