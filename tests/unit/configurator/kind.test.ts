import {expect, test} from 'vitest';
import {configuratorKind} from '~/configurator/offer/kind';

const plain = {handle: 'hocker', tags: ['eiche'], productType: 'Hocker', vendor: 'Maser & Maß'};

test('a product without further information is not made to measure', () => {
  expect(configuratorKind(plain)).toBeNull();
});

test.each([
  ['handle konfigurator-tisch', {handle: 'konfigurator-tisch'}],
  ['handle custom-shelf', {handle: 'custom-shelf'}],
  ['handle individueller-schrank', {handle: 'individueller-schrank'}],
  ['tag konfigurator', {tags: ['eiche', 'konfigurator']}],
  ['tag Customizable in another case', {tags: ['Customizable']}],
  ['tag individuell', {tags: ['individuell']}],
  ['type', {productType: 'Konfigurator'}],
  ['vendor', {vendor: 'Konfigurator-Produkte'}],
])('a made-to-measure product is recognised by its %s', (_, mark) => {
  expect(configuratorKind({...plain, ...mark})).toBe('standard');
});

test.each(['kliv', 'kliv_v1'])('a product with the handle %s is a KLIV planter, whatever its tags say', (handle) => {
  expect(configuratorKind({...plain, handle, tags: ['konfigurator'], productType: 'Konfigurator'})).toBe('kliv');
});

test.each([
  {handle: 'kliv-deckel'},
  {handle: 'konfigurator-tisch-2'},
  {tags: ['unkonfigurator']},
  {productType: 'Konfiguratoren'},
])('a product with %o is not made to measure', (almost) => {
  expect(configuratorKind({...plain, ...almost})).toBeNull();
});
