/** The quality of a match between a word of the site and a typed word, by the kind of match. */
const quality = {same: 1, start: 0.8, end: 0.6, inside: 0.5, mistake: 0.4, part: 0.35, startWithMistake: 0.2};

interface Options {
  /** Whether the query has other words. All of them have to match, so typing errors are allowed in shorter words, too. */
  hasOtherWords?: boolean;
  /** Whether only equal words and prefixes match. For running text, where other matches are random. */
  strict?: boolean;
  /** Whether the typed word is a word of the site, and so isn't a typing error. */
  isWord?: boolean;
}

/**
 * The quality of the match between a word of the site and a typed word, the `term`, from 0 to 1 (rule 20.4). The term may be the word
 * itself, its start (`eich` for _Eiche_), its end or middle (`tisch` for _Esstisch_), the word with one typing error (`tsich` for
 * _Tisch_), or a longer word that contains it (`eichentisch` for _Tisch_). Both are spellings from `spellings`.
 */
export function rateMatch(
  word: string,
  term: string,
  {hasOtherWords = false, strict = false, isWord = false}: Options = {},
): number {
  if (word === term) return quality.same;
  if (term.length < 2) return 0;
  if (word.startsWith(term)) return quality.start;
  if (strict) return 0;
  // A word that a typing error has split has no vowel before its second part: `S hneidbrett`.
  const isEnd = word.endsWith(term) && (hasOtherWords || mayBeWord(word.slice(0, -term.length)));
  if (term.length >= 3 && isEnd) return quality.end;
  if (term.length >= 5 && isPartOfCompound(word, term)) return quality.inside;
  if (term.length < (hasOtherWords ? 2 : 4)) return 0;
  if (!isWord && (hasOtherWords || word.length >= 5) && hasOneMistake(word, term)) return quality.mistake;
  const isEndOfTerm = term.endsWith(word) && mayBeWord(term.slice(0, -word.length));
  if (word.length >= 4 && (term.startsWith(word) || isEndOfTerm)) return quality.part;
  const mayBeStart = !isWord && term.length >= 5 && word.length > term.length && word[0] === term[0];
  return mayBeStart && beginsWithOneMistake(word, term) ? quality.startWithMistake : 0;
}

/** The best match of any two spellings. */
export function bestMatch(words: readonly string[], terms: readonly string[], options: Options): number {
  let best = 0;
  for (const word of words) for (const term of terms) best = Math.max(best, rateMatch(word, term, options));
  return best;
}

/** Whether letters before or after a match can be a word of their own: `ess` in _Esstisch_, but not `sp` in _Speiche_. */
const mayBeWord = (letters: string) => /[^b-df-hj-np-tv-xz]/.test(letters);

/** Endings of words, which may follow a match: _Esstische_, _gepolsterte_, _handcrafted_. */
const endings = ['e', 'ed', 'em', 'en', 'er', 'ern', 'es', 'n', 's', 'te', 'ten', 'ter', 'tes'];

/** Whether the term stands in the middle of a word between other words: `tisch` in _Esstischplatte_, but not `eiche` in _Speicher_. */
function isPartOfCompound(word: string, term: string): boolean {
  const start = word.indexOf(term);
  const rest = word.slice(start + term.length);
  return (
    start > 0 && mayBeWord(word.slice(0, start)) && (endings.includes(rest) || (rest.length > 2 && mayBeWord(rest)))
  );
}

/** Whether one letter is wrong, missing or added, or two neighbouring letters are transposed. */
function hasOneMistake(word: string, term: string): boolean {
  if (Math.abs(word.length - term.length) > 1) return false;
  return restsAfterMistake(word, term).some(([wordRest, termRest]) => wordRest === termRest);
}

function beginsWithOneMistake(word: string, term: string): boolean {
  return restsAfterMistake(word, term).some(([wordRest, termRest]) => wordRest.startsWith(termRest));
}

/** The rests of both words after the first difference, for each possible typing error. */
function restsAfterMistake(word: string, term: string): [string, string][] {
  let index = 0;
  while (index < term.length && word[index] === term[index]) index++;
  const rests: [string, string][] = [
    // A wrong, a missing and an added letter.
    [word.slice(index + 1), term.slice(index + 1)],
    [word.slice(index + 1), term.slice(index)],
    [word.slice(index), term.slice(index + 1)],
  ];
  const isTransposed = word[index] === term[index + 1] && word[index + 1] === term[index];
  if (isTransposed) rests.push([word.slice(index + 2), term.slice(index + 2)]);
  return rests;
}
