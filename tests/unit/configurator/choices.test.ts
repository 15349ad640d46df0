import {expect, test} from 'vitest';
import {listAllChoices} from '~/configurator/offer/choices';

test('two choices of the configurator never get mixed up when the form is sent', () => {
  const fields = [
    'intent',
    'product',
    'variant',
    'quantity',
    'replaces',
    'key',
    'code',
    'note',
    'total',
    'lines',
    'mode',
  ];
  const names = listAllChoices().map(({name}) => name);
  expect(names.filter((name) => [...fields, 'color', 'length', 'width', 'height'].includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
