import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {carryOut} from '~/cart/rules/carryOut';
import type {CartOperation} from '~/cart/rules/entries';
import {entries, entryOf, idOf, merchandise, merchandiseOf, operation} from './arbitraries';

const add = (number: number, quantity = 1): CartOperation => ({type: 'add', entry: entryOf(number, quantity)});
const update = (number: number, quantity: number): CartOperation => ({type: 'update', key: idOf(number), quantity});

describe('carryOut', () => {
  it('adds what is for sale', () => {
    expect(carryOut([entryOf(1)], add(2, 3), () => merchandiseOf())).toEqual({
      ok: true,
      entries: [entryOf(1), entryOf(2, 3)],
    });
  });

  it('refuses what the store does not know or sell', () => {
    expect(carryOut([], add(1), () => null)).toEqual({ok: false, notice: 'unknownVariant'});
    expect(carryOut([], add(1), () => merchandiseOf({availableForSale: false}))).toEqual({
      ok: false,
      notice: 'soldOut',
    });
  });

  it('lowers a quantity to the stock and says so', () => {
    const scarce = () => merchandiseOf({maxQuantity: 3});
    expect(carryOut([entryOf(1, 2)], add(1, 2), scarce)).toEqual({ok: true, entries: [entryOf(1, 3)], notice: 'stock'});
    expect(carryOut([entryOf(1, 2)], update(1, 8), scarce)).toEqual({
      ok: true,
      entries: [entryOf(1, 3)],
      notice: 'stock',
    });
    expect(carryOut([entryOf(1, 2)], update(1, 3), scarce)).toEqual({ok: true, entries: [entryOf(1, 3)]});
  });

  it('lowers a quantity to the maximum and says so', () => {
    expect(carryOut([], add(1, 100), () => merchandiseOf())).toEqual({
      ok: true,
      entries: [entryOf(1, 99)],
      notice: 'bound',
    });
    expect(carryOut([entryOf(1, 98)], add(1, 2), () => merchandiseOf())).toMatchObject({notice: 'bound'});
  });

  it('refuses to change a line that is gone, but accepts removing it again', () => {
    expect(carryOut([entryOf(1)], update(2, 3), () => merchandiseOf())).toEqual({ok: false, notice: 'noLine'});
    expect(carryOut([entryOf(1)], {type: 'remove', key: idOf(2)}, () => null)).toEqual({
      ok: true,
      entries: [entryOf(1)],
    });
  });

  it('never leaves a higher quantity in the changed line than can be bought', () => {
    fc.assert(
      fc.property(entries, operation, merchandise, (start, done, sold) => {
        const result = carryOut(start, done, () => sold);
        if (!result.ok || done.type === 'remove') return;
        const id = done.type === 'add' ? done.entry.variant.id : done.key;
        const line = result.entries.find((entry) => entry.variant.id === id);
        expect(line?.quantity).toBeLessThanOrEqual(sold.maxQuantity);
        expect(line?.quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
