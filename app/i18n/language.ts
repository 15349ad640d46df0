export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** German lives at the unprefixed paths, English under `/en`. */
export const defaultLanguage: Language = 'de';

/** Locale for `Intl` and for `<html lang>`. */
export const locales: Record<Language, string> = {de: 'de-DE', en: 'en-GB'};

/** The language cookie, set by the switch in the browser (specification, section 9). */
export const languageCookie = {name: 'selectedLanguage', days: 7} as const;

const english = /^\/en(?=\/|$|\.data$)/;

/** Language of a path, compared by whole segments: `/enormous` is German. */
export function languageOf(pathname: string): Language {
  return english.test(pathname) ? 'en' : 'de';
}

/** The path without its language: `/en/shop` and `/shop` are both `/shop`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(english, '') || '/';
}

/** A path of the site in the given language, query and hash kept; other addresses are returned as they are. */
export function localizedPath(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const bare = withoutLanguage(pathname);
  if (language === 'de') return bare + rest;
  return (bare === '/' ? '/en' : `/en${bare}`) + rest;
}

/** Language that a `Cookie` header asks for, if any. */
export function languageOfCookie(header: string | null): Language | undefined {
  const value = new RegExp(`(?:^|;\\s*)${languageCookie.name}=([^;]*)`).exec(header ?? '')?.[1];
  return languages.find((language) => language === value?.trim().toLowerCase());
}
