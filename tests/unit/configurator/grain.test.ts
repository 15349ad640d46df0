import {expect, test} from 'vitest';
import {parseColors} from '~/configurator/offer/colors';
import {withGrainUrls} from '~/configurator/offer/completeOffer';
import {oak, table} from './offers';

const grainOf = (grain: string) =>
  withGrainUrls({...table(), colors: [{...oak, grain}]}, 'https://shop.example').colors[0];

test('a wood shows its grain and can be ordered as a sample when the merchant has entered both', () => {
  const color = {name: 'Eiche', value: '#b98a56'};
  expect(parseColors([{...color, grain: '/cdn/shop/files/oak.webp', sample: true}], 'de')).toEqual([
    {...color, multiplier: 1, grain: '/cdn/shop/files/oak.webp', sample: true},
  ]);
  expect(parseColors([{...color, grain: 1, sample: 'true'}], 'de')).toEqual([{...color, multiplier: 1}]);
});

test.each([
  ['/cdn/shop/files/oak.webp', 'https://shop.example/cdn/shop/files/oak.webp'],
  ['https://cdn.shopify.com/s/files/1/oak.webp?v=7&width=2000', 'https://cdn.shopify.com/s/files/1/oak.webp?v=7'],
])('the picture of a grain is loaded as a small square (%s)', (grain, address) => {
  const url = new URL(grainOf(grain)?.grain ?? '');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({width: '132', height: '132', crop: 'center'});
  for (const name of ['width', 'height', 'crop', 'format']) url.searchParams.delete(name);
  expect(url.href).toBe(address);
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'http://'])(
  'the picture of a grain is left out when its address is unsafe (%s)',
  (grain) => {
    expect(grainOf(grain)).toEqual(oak);
  },
);
