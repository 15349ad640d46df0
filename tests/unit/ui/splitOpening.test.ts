import {describe, expect, test} from 'vitest';
import {isCutOff, splitOpening} from '~/ui/splitOpening';

const sentence = (length: number) => `${'Wort '.repeat(Math.ceil(length / 5)).slice(0, length - 2)}x.`;

describe('the first lines of a long text, which are shown at first,', () => {
  test('end with a sentence, on a phone and on a desktop', () => {
    const text = [60, 100, 150, 90].map(sentence).join(' ');
    const {phone, desktop, rest} = splitOpening(text);
    expect(phone).toBe(sentence(60));
    expect(desktop).toBe(` ${sentence(100)}`);
    expect(phone + desktop + rest).toBe(text);
    expect([isCutOff(phone), isCutOff(phone + desktop)]).toEqual([false, false]);
  });

  test('end with a word where the first sentence is too long', () => {
    const {phone, desktop} = splitOpening(sentence(400));
    expect(phone).toMatch(/ Wort$/);
    expect(phone.length).toBeGreaterThan(95);
    expect(phone.length).toBeLessThanOrEqual(105);
    expect((phone + desktop).length).toBeLessThanOrEqual(225);
    expect([isCutOff(phone), isCutOff(phone + desktop)]).toEqual([true, true]);
  });

  test.for([
    ['an abbreviation', 'Wir bauen z. B.'],
    ['an ordinal number', 'Geschlossen bis zum 6.'],
    ['an initial', 'Ein Entwurf von H.'],
  ] as const)('do not end with %s', ([, start]) => {
    expect(splitOpening(`${start} ${sentence(330)}`).phone.length).toBeGreaterThan(start.length + 20);
  });

  test.for<string>(['Es ist fertig. ', '„Es ist fertig.“ ', 'Is it ready? ', '(It is ready.) '])(
    'end with %s',
    (start) => {
      expect(splitOpening(start + sentence(330)).phone).toBe(start.trim());
    },
  );
});
