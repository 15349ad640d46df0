import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {applyOperation, matchKey, totalQuantity} from '~/cart/rules/entries';
import {availableQuantity, cartView, holdsPiece, withPending} from '~/cart/rules/lines';
import type {Merchandise} from '~/cart/rules/merchandise';
import {entries, entryOf, merchandise, merchandiseOf, operation} from './arbitraries';

const view = (quantity: number, of: Merchandise | null) => cartView([entryOf(1, quantity)], () => of);

describe('cartView', () => {
  it('totals quantity by price in cents', () => {
    const prices = new Map([
      [entryOf(1).variant.id, merchandiseOf({price: 18_900})],
      [entryOf(2).variant.id, merchandiseOf({price: 1_999})],
    ]);
    const cart = cartView([entryOf(1, 2), entryOf(2, 3)], ({variant}) => prices.get(variant.id) ?? null);
    expect(cart).toMatchObject({total: 2 * 18_900 + 3 * 1_999, count: 5, blocked: false});
  });

  it.each([
    ['vanished', view(1, null), 0],
    ['soldOut', view(1, merchandiseOf({availableForSale: false})), 0],
    ['tooMany', view(5, merchandiseOf({maxQuantity: 3, price: 100})), 300],
  ])('names a line that %s, keeps it, and totals what can be bought', (problem, cart, total) => {
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]?.problem).toBe(problem);
    expect(cart).toMatchObject({total, blocked: true});
  });

  it.each([
    [null, 0],
    [merchandiseOf({availableForSale: false}), 0],
    [merchandiseOf({maxQuantity: 3}), 3],
    [merchandiseOf(), 5],
  ])('knows how many pieces of a line can be bought', (of, available) => {
    expect(view(5, of).lines.map(availableQuantity)).toEqual([available]);
  });

  it('makes every entry a line, whatever the store says', () => {
    fc.assert(
      fc.property(entries, fc.array(fc.option(merchandise), {minLength: 6, maxLength: 6}), (list, pieces) => {
        const cart = cartView(list, (entry) => pieces[list.indexOf(entry)] ?? null);
        expect(cart.lines.map(({variantId, quantity}) => ({variant: {id: variantId}, quantity}))).toEqual(list);
        expect(cart.count).toBe(totalQuantity(list));
        expect(Number.isInteger(cart.total)).toBe(true);
        expect(cart.blocked).toBe(cart.lines.some(({problem}) => problem !== null));
      }),
    );
  });
});

describe('holdsPiece', () => {
  const configuratorData = {color: {value: '#b98a56'}, length: 140, width: 80};
  const table = {...entryOf(1), configuratorData};
  const cart = cartView([table], () => merchandiseOf({handle: 'tisch'}));

  it('knows the piece that is being changed by its key, and by that from before the worker knew its variant', () => {
    expect(holdsPiece(cart, matchKey(table), 'tisch')).toBe(true);
    expect(holdsPiece(cart, matchKey({...table, variant: {id: ''}}), 'tisch')).toBe(true);
  });

  it('takes no other piece for it', () => {
    const longer = {...table, configuratorData: {...configuratorData, length: 150}};
    for (const [key, handle] of [
      [matchKey(longer), 'tisch'],
      [matchKey(table), 'bank'],
      [null, 'tisch'],
    ] as const)
      expect(holdsPiece(cart, key, handle)).toBe(false);
  });
});

describe('withPending', () => {
  it('shows an added piece before the worker has answered', () => {
    const pending = {
      operation: {type: 'add', entry: entryOf(2, 2)},
      merchandise: merchandiseOf({title: 'Bank', price: 100}),
    } as const;
    const cart = withPending(view(1, merchandiseOf({price: 1})), [pending]);
    expect(cart.lines.map(({merchandise: shown, quantity}) => [shown?.title, quantity])).toEqual([
      ['Hocker Ast', 1],
      ['Bank', 2],
    ]);
    expect(cart.total).toBe(201);
  });

  it('is what the worker will answer', () => {
    fc.assert(
      fc.property(
        entries,
        fc.array(operation, {maxLength: 10}),
        fc.array(merchandise, {minLength: 6, maxLength: 6}),
        (start, operations, pieces) => {
          const known = (entry: {variant: {id: string}}) => pieces[Number(entry.variant.id.at(-1)) - 1] ?? null;
          const pending = operations.map((done) => ({
            operation: done,
            merchandise: done.type === 'add' ? (known(done.entry) ?? undefined) : undefined,
          }));
          const shown = withPending(cartView(start, known), pending);
          expect(shown).toEqual(cartView(operations.reduce(applyOperation, start), known));
        },
      ),
    );
  });
});
