import {describe, expect, it} from 'vitest';
import {priceNoteText, toShippingCosts} from '~/legal/shippingCosts';
import {withPlainSpaces} from '../../support/productPage';

const notes = (versandkosten: string, versand_frei_ab: string | null, price: number | null) => {
  const limit = versand_frei_ab === null ? null : {value: versand_frei_ab};
  const costs = toShippingCosts({versandkosten: {value: versandkosten}, versand_frei_ab: limit}, 'de');
  return [false, true].map((showsCosts) => withPlainSpaces(priceNoteText(price, costs, 'de', {showsCosts})));
};
const charged = 'inkl. MwSt. und zzgl. Versand';
const free = 'inkl. MwSt., Versand kostenlos';

describe('what a price says of shipping (rule 10.3)', () => {
  it.each([
    [39_999, [charged, `${charged}: 14,90 €, ab 400,00 € Warenwert kostenlos`]],
    [40_000, [free, free]],
    [null, [charged, `${charged}: 14,90 €, ab 400,00 € Warenwert kostenlos`]],
  ])('depends on the price where shipping is free from a subtotal (%j)', (price, texts) => {
    expect(notes('14.9', '400', price)).toEqual(texts);
  });

  it.each([
    ['0', null],
    ['0', '400'],
    ['14.9', '0'],
  ])('is free at every price with costs of %s and a limit of %s', (costs, limit) => {
    for (const price of [null, 0, 1, 90_000]) expect(notes(costs, limit, price)).toEqual([free, free]);
  });

  it('is never free without a limit', () => {
    for (const price of [null, 90_000]) expect(notes('14.9', null, price)).toEqual([charged, `${charged}: 14,90 €`]);
  });

  it('leaves out costs that the settings lack', () => {
    expect(notes('', '400', 90_000)).toEqual([charged, charged]);
  });
});
