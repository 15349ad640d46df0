import {gid} from '../../store/ids';
import type {Context} from '../context';
import {storeLanguage} from '../../store/store';

export const COUNTRY = 'DE';

const LANGUAGES = [
  {isoCode: 'DE', name: {DE: 'Deutsch', EN: 'German'}, endonymName: 'Deutsch'},
  {isoCode: 'EN', name: {DE: 'Englisch', EN: 'English'}, endonymName: 'English'},
];

export function localization({language, store}: Context) {
  const published = LANGUAGES.filter(({isoCode}) => storeLanguage(store, isoCode) === isoCode);
  const languages = published.map((entry) => ({...entry, name: entry.name[language]}));
  const market = {
    id: gid('Market', COUNTRY),
    handle: 'de',
    metafield: null,
    metafields: ({identifiers}: {identifiers: unknown[]}) => identifiers.map(() => null),
  };
  const country = {
    isoCode: COUNTRY,
    name: language === 'DE' ? 'Deutschland' : 'Germany',
    currency: {isoCode: 'EUR', name: 'Euro', symbol: '€'},
    unitSystem: 'METRIC_SYSTEM',
    availableLanguages: languages,
    defaultLanguage: languages[0],
    market,
  };
  return {
    availableCountries: [country],
    availableLanguages: languages,
    country,
    language: languages.find((entry) => entry.isoCode === language),
    market,
  };
}
