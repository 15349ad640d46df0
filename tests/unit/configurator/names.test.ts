import {expect, test} from 'vitest';
import {standardAttributes} from '~/cart/rules/lineAttributes';
import {correctionText} from '~/configurator/piece/correctionText';
import {getNames} from '~/configurator/offer/names';
import {withPlainSpaces} from '../../support/productPage';
import {klivSource, oak, table, tableSource} from './offers';
import {readOffer} from '~/configurator/offer/readOffer';
import {madeToMeasure} from './plans';

test.each([
  ['konfigurator-tisch', 'wood', 'width'],
  ['schreibtisch-nach-mass', 'wood', 'depth'],
  ['sitzbank-nach-mass', 'wood', 'depth'],
  ['tischplatte-nach-mass', 'wood', 'width'],
  ['custom-shelf', 'finish', 'depth'],
  ['individueller-schrank', 'finish', 'depth'],
  ['kliv', 'color', 'width'],
  ['kliv_v1', 'color', 'width'],
] as const)('the form of %s has a field for %s and one for %s', (handle, finish, width) => {
  const made = madeToMeasure.find((candidate) => candidate.handle === handle);
  expect(made && getNames(made.offer)).toEqual({finish, width});
});

test('the form of a product of no known kind has fields for colour and width', () => {
  const unknown = readOffer({...tableSource(), handle: 'paravent', tags: ['individuell']}, 'de').offer;
  expect(unknown && getNames(unknown)).toEqual({finish: 'color', width: 'width'});
  expect(getNames(readOffer(klivSource(), 'en').offer ?? table())).toEqual({finish: 'color', width: 'width'});
});

test('messages about corrected sizes use the same words as the form', () => {
  const names = {finish: 'finish', width: 'depth'} as const;
  const depth = {field: 'width', reason: {kind: 'tooLarge', requested: 90}} as const;
  expect(withPlainSpaces(correctionText(depth, 'de', 36, 'cm', names))).toBe(
    'Verstanden haben wir 90 cm. Wir bauen dieses Stück bis 36 cm Tiefe.',
  );
  expect(withPlainSpaces(correctionText(depth, 'en', 36, 'cm', names))).toBe(
    'We read that as 90 cm. The maximum depth for this piece is 36 cm.',
  );
  const unknown = {field: 'color', reason: {kind: 'unknown'}} as const;
  expect(correctionText(unknown, 'de', 0, 'cm', names)).toBe('Diese Ausführung gibt es nicht. Gewählt ist die erste.');
  expect(correctionText(unknown, 'de', 0, 'cm', {...names, finish: 'wood'})).toBe(
    'Dieses Holz gibt es nicht. Gewählt ist das erste.',
  );
});

test('an order uses the same words as the form, in the language of the order', () => {
  const piece = {
    handle: 'custom-shelf',
    configuration: {color: oak, length: 120, width: 28, choices: {}},
    colorName: 'Eiche',
    price: 100,
    id: 'ABCD-EFGH-JKMN',
    planVersion: 0,
    names: {finish: 'finish', width: 'depth'},
  } as const;
  const keys = (language: 'de' | 'en') =>
    standardAttributes(piece, {language, date: new Date(0), origin: ''}).map(({key}) => key);
  expect(keys('de').slice(0, 3)).toEqual(['Ausführung', 'Länge', 'Tiefe']);
  expect(keys('en').slice(0, 3)).toEqual(['Finish', 'Length', 'Depth']);
});
