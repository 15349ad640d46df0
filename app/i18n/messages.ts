import type {defaultLanguage, Language} from './language';

/** Texts in every language; made by `defineMessages`. */
export type Dictionary<T> = Record<Language, T>;

type Text = string | ((...values: never[]) => string);
type Same<T> = {[K in keyof T]: T[K] extends string ? string : T[K]};
type Default = typeof defaultLanguage;

/**
 * Texts of one room. The default language gives the keys. A language that is missing, or that has a key too few, a key
 * too many or one with other parameters, fails the type check.
 */
export function defineMessages<T extends Record<string, Text>>(
  messages: Record<Default, T> &
    Record<Exclude<Language, Default>, NoInfer<Same<T>>> &
    (Exclude<keyof T, string> extends never ? unknown : never),
): Dictionary<Same<T>> {
  return messages as Dictionary<Same<T>>;
}
