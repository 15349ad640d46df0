import {useLocation} from '@remix-run/react';
import {getLanguage, type Language} from './language';
import type {Dictionary} from './messages';

/** Language of the page, from its URL alone. */
export function useLanguage(): Language {
  return getLanguage(useLocation().pathname);
}

/** The texts of a dictionary in the language of the page. */
export function useMessages<T>(dictionary: Dictionary<T>): T {
  return dictionary[useLanguage()];
}
