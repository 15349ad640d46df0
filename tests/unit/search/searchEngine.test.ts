import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {highlight} from '~/search/highlight';
import {maxQuery} from '~/search/query';
import {searchIn} from '~/search/searchEngine';

const titles = [
  'Hocker Lot',
  'Konfigurator Tisch',
  'Esstisch Jütta',
  'Haus am Kanal',
  'Café Übermorgen',
  'Straßenküche Süd',
  'Möbelentwicklung',
  'Büroeinrichtung',
  'Schneidbrett',
  'Wohnung für Zwei',
  'Regal nach Maß',
  'Ladenbau',
  'Bank Eda',
];
const entries = titles.map((title) => ({title}));
const find = (query: string) => searchIn(entries, query).map(({title}) => title);

describe('the search on the site', () => {
  it.each([
    ['Möbelentwicklung', 'Möbelentwicklung'],
    ['moebelentwicklung', 'Möbelentwicklung'],
    ['MOBELENTWICKLUNG', 'Möbelentwicklung'],
    ['strassenkueche', 'Straßenküche Süd'],
    ['Straßenkuche', 'Straßenküche Süd'],
    ['mass', 'Regal nach Maß'],
    ['MAẞ', 'Regal nach Maß'],
    ['cafe', 'Café Übermorgen'],
    ['ubermorgen', 'Café Übermorgen'],
    ['schnei', 'Schneidbrett'],
    ['brett', 'Schneidbrett'],
    ['bau', 'Ladenbau'],
    ['scnheid', 'Schneidbrett'],
    ['eichenregal', 'Regal nach Maß'],
    ['Regale', 'Regal nach Maß'],
    ['haus der kanal', 'Haus am Kanal'],
  ])('finds a page by the word %s', (query, title) => {
    expect(find(query)[0]).toBe(title);
  });

  it.each([
    ['tisch', 'Esstisch'],
    ['tisch', 'Esstische'],
    ['tisch', 'Esstischplatte'],
    ['eiche', 'Mooreiche'],
    ['bau', 'Umbau'],
    ['licht', 'Tageslichts'],
    ['polster', 'Gepolsterte Bank'],
    ['craft', 'Handcrafted stool'],
    ['wood', 'Plywood'],
    ['plywood', 'Wood'],
    ['esstisch', 'Tisch'],
  ])('finds by %s the compound %s', (query, title) => {
    expect(searchIn([{title}], query)).toHaveLength(1);
  });

  it.each([
    ['eiche', 'Speicher'],
    ['eiche', 'Getreidespeicher'],
    ['eiche', 'Streichen'],
    ['eiche', 'Speiche'],
    ['speiche', 'Eiche'],
    ['ash', 'Wash'],
    ['rot', 'Brot'],
    ['light', 'Slightly'],
  ])('does not take the letters of %s in %s for a word', (query, title) => {
    expect(searchIn([{title}], query)).toEqual([]);
  });

  it('puts exact words before longer ones, and words with a typing error last', () => {
    expect(find('Tisch')).toEqual(['Konfigurator Tisch', 'Esstisch Jütta']);
    expect(searchIn([{title: 'Fisch'}, {title: 'Tischler'}], 'tisch').map(({title}) => title)).toEqual([
      'Tischler',
      'Fisch',
    ]);
  });

  it('does not take a word of the site for a typing error of another one', () => {
    const entries = [{title: 'Legal notice'}, {title: 'Spalier shelf', words: 'Regal'}, {title: 'Legality of regalia'}];
    const titles = (query: string) => searchIn(entries, query).map(({title}) => title);
    expect(titles('Regal')).toEqual(['Legality of regalia', 'Spalier shelf']);
    expect(titles('Rgeal')).toContain('Spalier shelf');
  });

  it('puts words in a title before other words of a page', () => {
    const entries = [{title: 'A', text: 'Eiche'}, {title: 'B', words: 'Eiche'}, {title: 'Eiche'}];
    expect(searchIn(entries, 'eiche')).toEqual([entries[2], entries[1], entries[0]]);
  });

  it('shows what contains all words, or else what contains most of them', () => {
    expect(find('bank eda')).toEqual(['Bank Eda']);
    expect(find('hocker aus granit')).toEqual(['Hocker Lot']);
  });

  it('finds nothing for an empty field, punctuation or unknown words', () => {
    for (const query of ['', '  ', '!?', '"', 'xyzxyz']) expect(find(query)).toEqual([]);
  });

  const letters = 'abcdefghijklmnopqrstuvwxyzäöüß ';
  /** A text with one letter wrong, missing or too many, or with two neighbours swapped. */
  const withMistake = (text: string) =>
    fc
      .record({
        at: fc.nat(text.length - 1),
        letter: fc.constantFrom(...letters),
        kind: fc.constantFrom('wrong', 'missing', 'more', 'swapped'),
      })
      .map(({at, letter, kind}) => {
        const [before, after] = [text.slice(0, at), text.slice(at + 1)];
        if (kind === 'wrong') return before + letter + after;
        if (kind === 'missing') return before + after;
        if (kind === 'more') return before + letter + text.slice(at);
        return (
          before +
          text
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          text.slice(at + 2)
        );
      });

  it('finds each title of five letters or more despite any one typing error (rule 20.3)', () => {
    const misspelling = fc
      .constantFrom(...titles)
      .chain((title) => withMistake(title).map((query) => ({title, query})));
    fc.assert(
      fc.property(misspelling, ({title, query}) => {
        expect(find(query), query).toContain(title);
      }),
      {numRuns: 3_000},
    );
  });

  it('accepts any text, and uses the beginning of a long one', () => {
    fc.assert(fc.property(fc.string({unit: 'grapheme', maxLength: 300}), (query) => Array.isArray(find(query))));
    expect(find(`Hocker${' '.repeat(maxQuery)}Ladenbau`)).toEqual(['Hocker Lot']);
  });
});

describe('in a search result, what was searched for', () => {
  it.each([
    ['Esstisch Jütta', 'tisch', ['Ess', 'tisch', ' Jütta']],
    ['Möbelentwicklung', 'mobel', ['', 'Möbel', 'entwicklung']],
    ['Straßenküche Süd', 'strassen', ['', 'Straßenküche', ' Süd']],
    ['Hocker Lot', 'hokcer lot', ['', 'Hocker', ' ', 'Lot', '']],
    ['Hocker Lot', 'granit', ['Hocker Lot']],
  ])('is marked: in %s, %s', (text, query, parts) => {
    expect(highlight(text, query)).toEqual(parts);
  });

  it('is marked without changing the text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.string({unit: 'grapheme'}), (text, query) => {
        expect(highlight(text, query).join('')).toBe(text);
      }),
    );
  });
});
