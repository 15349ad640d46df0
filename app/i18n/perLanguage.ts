import type {Language} from './language';

/** A function that makes something for each language at its first use, and keeps it: formats and orders are slow to make. */
export function perLanguage<Made extends object>(make: (language: Language) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {};
  return (language) => (made[language] ??= make(language));
}
