import type {Language} from './language';

/** Texts in every language; made by `defineMessages`. */
export type Dictionary<T> = Record<Language, T>;

type Text = string | ((...values: never[]) => string);
type Same<T> = {[K in keyof T]: T[K] extends string ? string : T[K]};

/**
 * Texts of one room. German gives the keys; a missing or a surplus English key,
 * or one with other parameters, fails the type check.
 */
export function defineMessages<T extends Record<string, Text>>(
  messages: {de: T; en: NoInfer<Same<T>>} & (Exclude<keyof T, string> extends never ? unknown : never),
): Dictionary<Same<T>> {
  return messages as Dictionary<Same<T>>;
}
