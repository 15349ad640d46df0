import type {defaultLanguage, Language} from './language';

/** Texts in every language, defined by `defineMessages`. */
export type Dictionary<T> = Record<Language, T>;

type Text = string | ((...values: never[]) => string);
type SameKeys<T> = {[K in keyof T]: T[K] extends string ? string : T[K]};
type DefaultLanguage = typeof defaultLanguage;

/**
 * Defines the texts of a folder. The default language determines the keys. The type check fails for a missing language, for a missing or
 * additional key, and for a text with other parameters.
 */
export function defineMessages<T extends Record<string, Text>>(
  messages: Record<DefaultLanguage, T> &
    Record<Exclude<Language, DefaultLanguage>, NoInfer<SameKeys<T>>> &
    (Exclude<keyof T, string> extends never ? unknown : never),
): Dictionary<SameKeys<T>> {
  return messages as Dictionary<SameKeys<T>>;
}
