import {expect, it} from 'vitest';
import {brand} from '~/brand';
import {listLocations} from '~/content/companyAddress';

const [first, ...others] = brand.locations.map(({street, postalCode, city}) => [street, `${postalCode} ${city}`]);
const addresses = (settings?: {street: string; town: string}) =>
  listLocations(settings && {strasse: {value: settings.street}, ort: {value: settings.town}}).map(({street, town}) => [
    street,
    town,
  ]);

it('the first location of the studio has the address that the merchant has entered, and the others have their own', () => {
  expect(addresses({street: 'Spanweg 3', town: '40213 Düsseldorf'})).toEqual([
    ['Spanweg 3', '40213 Düsseldorf'],
    ...others,
  ]);
});

it.each([undefined, {street: '', town: ''}, {street: 'Spanweg 3', town: ''}])(
  'while the store has no complete address (%j), all locations still have theirs',
  (settings) => {
    expect(addresses(settings)).toEqual([first, ...others]);
  },
);
