import {expect, test} from 'vitest';
import {limitsText, createAvailableValues, createAvailableRanges} from '~/configurator/offer/availableValues';
import {withPlainSpaces} from '../../support/productPage';

const range = (from: number, to: number) => ({from, to});

test.each([
  [
    'even steps',
    createAvailableValues([50, 60, 70], 50),
    '50 bis 70 cm in Schritten von 10 cm',
    '50 to 70 cm in steps of 10 cm',
  ],
  ['uneven steps', createAvailableValues([120, 155, 180], 120), '120, 155 und 180 cm', '120, 155 and 180 cm'],
  ['two values', createAvailableValues([80, 100], 80), '80 und 100 cm', '80 and 100 cm'],
  ['one value', createAvailableValues([80], 80), '80 cm', '80 cm'],
  [
    'each centimetre',
    createAvailableValues([80, 81, 82], 80),
    '80 bis 82 cm, auf den Zentimeter',
    '80 to 82 cm, to the centimetre',
  ],
  [
    'steps with a gap',
    createAvailableValues([50, 60, 70, 240], 50),
    '50 bis 70 und 240 cm in Schritten von 10 cm',
    '50 to 70 and 240 cm in steps of 10 cm',
  ],
  [
    'many uneven values',
    createAvailableValues([50, 60, 75, 90, 110, 130, 155, 180], 50),
    '50 bis 180 cm in 8 Größen',
    '50 to 180 cm in 8 sizes',
  ],
])('the page says in words which sizes are offered (%s)', (_, available, de, en) => {
  const texts = [limitsText(available, 'cm', 'de'), limitsText(available, 'cm', 'en')];
  expect(texts.map(withPlainSpaces)).toEqual([de, en]);
});

test('the page names each range when there is a gap between the sizes that are offered', () => {
  const available = createAvailableRanges([range(300, 900), range(1000, 1400)], 300);
  expect(withPlainSpaces(limitsText(available, 'mm', 'de'))).toBe(
    '300 bis 900 und 1000 bis 1400 mm, auf den Millimeter',
  );
});
