/**
 * A function that remembers what it has made of a kept answer of the store (`keepAnswer`), in each language. Documents are rendered
 * anew each minute, and most answers have not changed by then. Nobody may change what it has made.
 */
export function onceFor<Source extends object, Language, Result>(
  make: (source: Source, language: Language) => Result,
): (source: Source, language: Language) => Result {
  const made = new WeakMap<Source, Map<Language, {result: Result}>>();
  return (source, language) => {
    const known = made.get(source) ?? new Map<Language, {result: Result}>();
    const found = known.get(language) ?? {result: make(source, language)};
    made.set(source, known.set(language, found));
    return found.result;
  };
}
