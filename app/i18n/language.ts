interface LanguageData {
  /** The language's own name. */
  name: string;
  /** For `Intl` and for `<html lang>`. */
  locale: string;
  /** Shopify's `LanguageCode`, also the value of the language cookie and the label of switches. */
  code: string;
  /** The decimal separator. */
  decimalMark: string;
  /** Whether nouns are capitalized. */
  capitalNouns: boolean;
}

/** The languages of the site. `CONTRIBUTING.md` has the steps to add one ("Add a third language"). */
export const languageData = {
  de: {name: 'Deutsch', locale: 'de-DE', code: 'DE', decimalMark: ',', capitalNouns: true},
  en: {name: 'English', locale: 'en-GB', code: 'EN', decimalMark: '.', capitalNouns: false},
} as const satisfies Record<string, LanguageData>;

export type Language = keyof typeof languageData;

export const languages = Object.keys(languageData) as Language[];

/** Pages in this language have paths without a prefix. Paths of other languages begin with their code, such as `/en` (rule 1.2). */
export const defaultLanguage = 'de' satisfies Language;

/** The language of mails to the studio. */
export const studioLanguage: Language = 'de';

/** Questions and press articles exist in this language only. */
export const untranslatedLanguage: Language = 'de';

const prefixes = languages.filter((language) => language !== defaultLanguage);
const prefix = new RegExp(`^/(${prefixes.join('|')})(?=/|$|\\.data$)`);

/** The language of a code such as `en` or `EN`; `undefined` for an unknown code. */
export function toLanguage(code: string | undefined): Language | undefined {
  const upperCase = code?.trim().toUpperCase();
  return languages.find((language) => languageData[language].code === upperCase);
}

/** Language of a path, compared by whole segments: `/enormous` is German. */
export function getLanguage(pathname: string): Language {
  return (prefix.exec(pathname)?.[1] as Language | undefined) ?? defaultLanguage;
}

/** Removes the language from a path: `/en/shop` becomes `/shop`, and `/shop` stays. */
export function withoutLanguage(pathname: string): string {
  return sitePath(pathname.replace(prefix, ''));
}

/** Adds the language to a path of the site, with its query and hash. URLs of other sites are returned unchanged. */
export function localizedPath(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const defaultPath = withoutLanguage(pathname);
  if (language === defaultLanguage) return defaultPath + rest;
  const languagePath = defaultPath === '/' ? `/${language}` : `/${language}${defaultPath}`;
  return languagePath + rest;
}

/** Creates an object for each language only once, for objects that are slow to create, such as formats and collators. */
export function perLanguage<T extends object>(create: (language: Language) => T): (language: Language) => T {
  const objects: Partial<Record<Language, T>> = {};
  return (language) => (objects[language] ??= create(language));
}

/**
 * Makes a requested path begin with exactly one slash. With two, or with a backslash, a browser would read a host name and leave the
 * site (rule 1.11).
 */
export function sitePath(path: string): string {
  return path.replace(/^[/\\]*/, '/');
}
