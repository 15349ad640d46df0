/** How well a word of the site answers a word that was typed, by kind of match. */
const quality = {same: 1, start: 0.8, end: 0.6, inside: 0.5, mistake: 0.4, part: 0.35, startWithMistake: 0.2};

interface Options {
  /** Another word was typed too. Both have to be found, so that a mistake may be in a shorter word. */
  besideAnother?: boolean;
  /** Only words that are the same or begin alike: for running text, where the others are found by chance. */
  strict?: boolean;
  /** What was typed is a word of the site, so it is no mistake for another one. */
  isWord?: boolean;
}

/**
 * How well `word` answers `term`, from 0 to 1 (rules 20.3 and 20.4): the same word, its start (`eich` for _Eiche_), its end or a part
 * (`tisch` for _Esstisch_), one mistake (`tsich` for _Tisch_), or a part of what was typed (`eichentisch` for _Tisch_). Both are
 * spellings of words.
 */
export function matchOf(
  word: string,
  term: string,
  {besideAnother = false, strict = false, isWord = false}: Options = {},
): number {
  if (word === term) return quality.same;
  if (term.length < 2) return 0;
  if (word.startsWith(term)) return quality.start;
  if (strict) return 0;
  if (term.length >= 3 && word.endsWith(term)) return quality.end;
  if (term.length >= 5 && word.includes(term)) return quality.inside;
  if (term.length < (besideAnother ? 2 : 4)) return 0;
  if (!isWord && (besideAnother || word.length >= 5) && hasOneMistake(word, term)) return quality.mistake;
  if (word.length >= 4 && (term.startsWith(word) || term.endsWith(word))) return quality.part;
  const isBegun = !isWord && term.length >= 5 && word.length > term.length && word[0] === term[0];
  return isBegun && beginsWithOneMistake(word, term) ? quality.startWithMistake : 0;
}

/** The best match of any two spellings. */
export function bestMatch(words: readonly string[], terms: readonly string[], options: Options): number {
  let best = 0;
  for (const word of words) for (const term of terms) best = Math.max(best, matchOf(word, term, options));
  return best;
}

/** Whether one letter is wrong, missing or too many, or two neighbours have changed places. */
function hasOneMistake(word: string, term: string): boolean {
  if (Math.abs(word.length - term.length) > 1) return false;
  return mistakesAt(word, term).some(([rest, typed]) => rest === typed);
}

function beginsWithOneMistake(word: string, term: string): boolean {
  return mistakesAt(word, term).some(([rest, typed]) => rest.startsWith(typed));
}

/** What is left of both after the first difference, for each mistake that it may be. */
function mistakesAt(word: string, term: string): [string, string][] {
  let at = 0;
  while (at < term.length && word[at] === term[at]) at++;
  const swapped = word[at] === term[at + 1] && word[at + 1] === term[at];
  return [
    [word.slice(at + 1), term.slice(at + 1)],
    [word.slice(at + 1), term.slice(at)],
    [word.slice(at), term.slice(at + 1)],
    ...(swapped ? [[word.slice(at + 2), term.slice(at + 2)] as [string, string]] : []),
  ];
}
