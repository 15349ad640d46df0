import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Configuration} from '~/configurator/piece/configuration';
import {configurationPath, readConfigurationPath} from '~/configurator/piece/piecePath';

const color = fc.integer({min: 0, max: 0xffffff}).map((value) => ({value: `#${value.toString(16).padStart(6, '0')}`}));
const measure = fc.integer({min: 1, max: 100_000});
const configurations: fc.Arbitrary<Configuration> = fc.oneof(
  fc.record({color, length: measure, width: measure, choices: fc.constant({})}),
  fc.record({
    isKlivProduct: fc.constant(true as const),
    width: measure,
    height: measure,
    color,
    choices: fc.record({environment: fc.constantFrom('indoor' as const, 'outdoor' as const)}),
  }),
);

test('each piece has one readable address, which leads back to the same piece', () => {
  expect(configurationPath({color: {value: '#b98a56'}, length: 200, width: 90, choices: {}})).toBe('200x90-b98a56');
  fc.assert(
    fc.property(configurations, (configuration) => {
      const path = configurationPath(configuration);
      expect(path).toBe(encodeURIComponent(path));
      expect(readConfigurationPath(path)).toEqual(configuration);
    }),
  );
});

test.each([
  ...['', '200', '200x90', '200x90-', 'x-b98a56', '200x90-b98a56-', '200x90-b98a56-garden', '200x90-B98A56'],
  ...['0200x90-b98a56', '0x90-b98a56', '-200x90-b98a56', '200.5x90-b98a56', '200x90-b98a5', '200x90-b98a56 '],
  ...['1000000x90-b98a56', '999999x90-b98a56', '２00x90-b98a56', '200x90-b98a56-indoor-indoor', '__proto__'],
])('%j in an address is no piece', (path) => {
  expect(readConfigurationPath(path)).toBeUndefined();
});

test('a piece has no second address in another spelling', () => {
  fc.assert(
    fc.property(fc.string({maxLength: 40, unit: fc.constantFrom(...'0129x-abcdfindoruty%')}), (path) => {
      const read = readConfigurationPath(path);
      if (read) expect(configurationPath(read)).toBe(path);
    }),
    {numRuns: 2000},
  );
});
