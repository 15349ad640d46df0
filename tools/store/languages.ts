import {defaultLanguage, languageData, languages, type Language} from '~/i18n/language';

/** The languages into which the store's own one is translated. */
export const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** `DE`: Shopify's code of a language, by which contents keep their texts too. */
export const codeOf = (language: Language) => languageData[language].code;

export const defaultCode = codeOf(defaultLanguage);

/** Its name in English, as commands speak. */
export const languageName = (language: Language) =>
  new Intl.DisplayNames(['en'], {type: 'language'}).of(language) ?? language;
