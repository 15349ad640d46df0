interface LanguageData {
  /** Its own name for itself. */
  name: string;
  /** For `Intl` and for `<html lang>`. */
  locale: string;
  /** Shopify's `LanguageCode`, also the value of the language cookie and the label of switches. */
  code: string;
  /** Between the whole and the parts of a number. */
  decimalMark: string;
  /** Nouns begin with a capital letter in the middle of a sentence, too. */
  capitalNouns: boolean;
}

/**
 * The languages of the site. A new one begins with its entry here: from then on the type check names every dictionary
 * and table that lacks it. Paths, routes, `hreflang`, sitemap and switches follow by themselves.
 */
export const languageData = {
  de: {name: 'Deutsch', locale: 'de-DE', code: 'DE', decimalMark: ',', capitalNouns: true},
  en: {name: 'English', locale: 'en-GB', code: 'EN', decimalMark: '.', capitalNouns: false},
} as const satisfies Record<string, LanguageData>;

export type Language = keyof typeof languageData;

export const languages = Object.keys(languageData) as Language[];

/** Its pages have paths without a prefix; those of the others begin with their code, such as `/en` (rule 1.2). */
export const defaultLanguage = 'de' satisfies Language;

/** What the studio speaks: the mails to it are in it. */
export const studioLanguage: Language = 'de';

/** The only language of questions and press articles (rules 8.4 and 8.5). */
export const untranslatedLanguage: Language = 'de';

const prefixes = languages.filter((language) => language !== defaultLanguage);
const prefix = new RegExp(`^/(${prefixes.join('|')})(?=/|$|\\.data$)`);

/** The language of a code such as `en` or `EN`, if the site speaks it. */
export function toLanguage(code: string | undefined): Language | undefined {
  return languages.find((language) => language === code?.trim().toLowerCase());
}

/** Language of a path, compared by whole segments: `/enormous` is German. */
export function languageOf(pathname: string): Language {
  return (prefix.exec(pathname)?.[1] as Language | undefined) ?? defaultLanguage;
}

/** The path without its language: `/en/shop` and `/shop` are both `/shop`. */
export function withoutLanguage(pathname: string): string {
  return sitePath(pathname.replace(prefix, ''));
}

/** A path of the site in the given language, query and hash kept. URLs of other sites are returned as they are. */
export function localizedPath(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const bare = withoutLanguage(pathname);
  if (language === defaultLanguage) return bare + rest;
  return (bare === '/' ? `/${language}` : `/${language}${bare}`) + rest;
}

/** A function that makes something for each language at its first use, and keeps it: formats and orders are slow to make. */
export function perLanguage<Made extends object>(make: (language: Language) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {};
  return (language) => (made[language] ??= make(language));
}

/**
 * A path of this site, made from what a request asked for: it begins with one slash. With two, or with a backslash, a
 * browser would read a host name and leave the site (rule 1.11).
 */
export function sitePath(path: string): string {
  return path.replace(/^[/\\]*/, '/');
}
