import {defaultLanguage, languageData, languages, type Language} from '~/i18n/language';

/** The languages into which the store's default language is translated. */
export const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** Returns Shopify's code of a language, such as `DE`. The content keys its texts by it, too. */
export const toLanguageCode = (language: Language) => languageData[language].code;

export const defaultCode = toLanguageCode(defaultLanguage);

/** Returns the English name of a language, because commands speak English. */
export const getLanguageName = (language: Language) =>
  new Intl.DisplayNames(['en'], {type: 'language'}).of(language) ?? language;
