import {countryName, currencyName, currencySymbol, listMarkets, type Market} from '../../store/markets';
import {storeLanguage} from '../../store/store';
import type {Context} from '../context';

const LANGUAGES = [
  {isoCode: 'DE', name: {DE: 'Deutsch', EN: 'German'}, endonymName: 'Deutsch'},
  {isoCode: 'EN', name: {DE: 'Englisch', EN: 'English'}, endonymName: 'English'},
];

/** Countries that measure in inches and pounds. */
const IMPERIAL = ['US', 'LR', 'MM'];

export function localization({language, market, store}: Context) {
  const published = LANGUAGES.filter(({isoCode}) => storeLanguage(store, isoCode) === isoCode);
  const languages = published.map((entry) => ({...entry, name: entry.name[language]}));
  const marketNode = ({id, handle}: Market) => ({
    id,
    handle,
    metafield: null,
    metafields: ({identifiers}: {identifiers: unknown[]}) => identifiers.map(() => null),
  });
  const countryNode = (listed: Market) => {
    const {countryCode, currencyCode} = listed;
    return {
      isoCode: countryCode,
      name: countryName(countryCode, language),
      currency: {
        isoCode: currencyCode,
        name: currencyName(currencyCode, language),
        symbol: currencySymbol(currencyCode),
      },
      unitSystem: IMPERIAL.includes(countryCode) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
      availableLanguages: languages,
      defaultLanguage: languages[0],
      market: marketNode(listed),
    };
  };
  return {
    availableCountries: listMarkets(store).map(countryNode),
    availableLanguages: languages,
    country: countryNode(market),
    language: languages.find((entry) => entry.isoCode === language),
    market: marketNode(market),
  };
}
