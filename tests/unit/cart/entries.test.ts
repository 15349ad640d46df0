import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {applyOperation, totalQuantity, matchKey} from '~/cart/rules/entries';
import {entries, entryOf, idOf, operation} from './arbitraries';

describe('applyOperation', () => {
  it('adds to the quantity of an entry with the same key', () => {
    const cart = applyOperation([entryOf(1, 2), entryOf(2)], {type: 'add', entry: entryOf(1, 3)});
    expect(cart).toEqual([entryOf(1, 5), entryOf(2)]);
  });

  it('puts a new entry last', () => {
    expect(applyOperation([entryOf(1)], {type: 'add', entry: entryOf(2)})).toEqual([entryOf(1), entryOf(2)]);
  });

  it('never holds a quantity over 99', () => {
    expect(applyOperation([entryOf(1, 60)], {type: 'add', entry: entryOf(1, 60)})).toEqual([entryOf(1, 99)]);
    expect(applyOperation([], {type: 'add', entry: entryOf(1, 100)})).toEqual([entryOf(1, 99)]);
  });

  it('changes and removes the matching line only', () => {
    const cart = [entryOf(1), entryOf(2)];
    expect(applyOperation(cart, {type: 'update', key: idOf(2), quantity: 4})).toEqual([entryOf(1), entryOf(2, 4)]);
    expect(applyOperation(cart, {type: 'remove', key: idOf(1)})).toEqual([entryOf(2)]);
    expect(applyOperation(cart, {type: 'remove', key: idOf(9)})).toEqual(cart);
  });

  it('keeps keys unique and quantities within limits over any sequence of operations, and changes no input', () => {
    fc.assert(
      fc.property(entries, fc.array(operation, {maxLength: 30}), (start, operations) => {
        const frozen = structuredClone(start);
        const cart = operations.reduce(applyOperation, start);
        const keys = cart.map(matchKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(cart.every(({quantity}) => quantity >= 1 && quantity <= 99)).toBe(true);
        expect(start).toEqual(frozen);
      }),
    );
  });

  it('leaves entries with other keys unchanged', () => {
    fc.assert(
      fc.property(entries, operation, (start, done) => {
        const key = done.type === 'add' ? matchKey(done.entry) : done.key;
        const others = (list: typeof start) => list.filter((entry) => matchKey(entry) !== key);
        expect(others(applyOperation(start, done))).toEqual(others(start));
      }),
    );
  });

  it('counts pieces', () => {
    expect(totalQuantity([])).toBe(0);
    expect(totalQuantity([entryOf(1, 2), entryOf(2, 3)])).toBe(5);
  });
});
