import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {totalQuantity, type CartItem} from '~/cart/rules/cartItem';
import {changeItems, type MerchandiseOf} from '~/cart/rules/changeItems';
import {
  availableQuantity,
  cartView,
  formerPrice,
  isDearer,
  optimisticView,
  removedView,
  withSnapshots,
} from '~/cart/rules/cartView';
import type {RemovedItems} from '~/cart/rules/itemsCookie';
import type {Merchandise} from '~/cart/rules/merchandise';
import {change, itemOf, items, merchandise, merchandiseOf} from './arbitraries';

const view = (quantity: number, of: Merchandise | null) => cartView([itemOf(1, quantity)], () => of);

/** Six pieces by the last digit of their variants. */
const soldAs =
  (pieces: readonly (Merchandise | null)[]): MerchandiseOf =>
  ({variantId}) =>
    pieces[Number(variantId.at(-1)) - 1] ?? null;

describe('cartView', () => {
  it('totals quantity by price in cents', () => {
    const sold = soldAs([merchandiseOf({price: 18_900}), merchandiseOf({price: 1_999})]);
    const cart = cartView([itemOf(1, 2), itemOf(2, 3)], sold);
    expect(cart).toMatchObject({total: 2 * 18_900 + 3 * 1_999, count: 5, blocked: false});
  });

  it.each([
    ['vanished', view(1, null), 0],
    ['soldOut', view(1, merchandiseOf({availableForSale: false})), 0],
    ['onRequest', view(1, merchandiseOf({availableForSale: false, notSellable: 'onRequest'})), 0],
    ['tooMany', view(5, merchandiseOf({maxQuantity: 3, price: 100})), 300],
  ])('names a line that is %s, keeps it, and totals what can be bought', (problem, cart, total) => {
    expect(cart.lines.map((line) => line.problem)).toEqual([problem]);
    expect(cart).toMatchObject({total, blocked: true});
  });

  it.each([
    [0, 'vanished', null],
    [0, 'is sold out', merchandiseOf({availableForSale: false})],
    [3, 'is scarce', merchandiseOf({maxQuantity: 3})],
    [5, 'is in stock', merchandiseOf()],
  ])('knows that %d of 5 pieces of a line can be bought that %s', (available, _, of) => {
    expect(view(5, of).lines.map(availableQuantity)).toEqual([available]);
  });

  it('makes every item a line, whatever the store says', () => {
    fc.assert(
      fc.property(items, fc.array(fc.option(merchandise), {minLength: 6, maxLength: 6}), (list, pieces) => {
        const cart = cartView(list, soldAs(pieces));
        expect(cart.lines.map(({variantId, quantity}) => ({variantId, quantity}))).toEqual(list);
        expect(cart.count).toBe(totalQuantity(list));
        expect(Number.isInteger(cart.total)).toBe(true);
        expect(cart.blocked).toBe(cart.lines.some(({problem}) => problem !== null));
      }),
    );
  });
});

describe('what the visitor has seen of an item', () => {
  const seen: CartItem = {...itemOf(1), snapshot: {title: 'Hocker', price: 100}};
  const dearer = () => merchandiseOf({price: 200});

  it('is its title and price, and stays until it is renewed', () => {
    const snapshot = {title: 'Hocker Ast, Eiche, geölt', price: 200};
    expect(withSnapshots([itemOf(1), seen], dearer)).toEqual([{...itemOf(1), snapshot}, seen]);
    expect(withSnapshots([seen], dearer, true)).toEqual([{...seen, snapshot}]);
    expect(withSnapshots([seen], () => null, true)).toEqual([seen]);
  });

  it('tells which price has changed, and whether it has risen', () => {
    const prices = (sold: MerchandiseOf) => {
      const cart = cartView([seen], sold);
      return [cart.lines.map(formerPrice), isDearer(cart)];
    };
    expect(prices(dearer)).toEqual([[100], true]);
    expect(prices(() => merchandiseOf({price: 100}))).toEqual([[null], false]);
    expect(prices(() => merchandiseOf({price: 50}))).toEqual([[100], false]);
    expect(prices(() => null)).toEqual([[null], false]);
  });

  it('names what was removed, with its quantity, as long as all names are known', () => {
    const removed: RemovedItems = {reason: 'removed', items: [seen, {...seen, quantity: 2}]};
    expect(removedView(removed, () => null).names).toEqual(['Hocker', '2 × Hocker']);
    expect(removedView(removed, dearer).names).toEqual(['Hocker Ast, Eiche, geölt', '2 × Hocker Ast, Eiche, geölt']);
    expect(removedView({reason: 'removed', items: [seen, itemOf(2)]}, () => null)).toEqual({
      reason: 'removed',
      count: 2,
      names: [],
    });
  });
});

describe('optimisticView', () => {
  it('shows an added piece before the worker has answered', () => {
    const addition = {
      change: {type: 'add', item: itemOf(2, 2)},
      merchandise: merchandiseOf({title: 'Bank', price: 100}),
    } as const;
    const cart = optimisticView(view(1, merchandiseOf({price: 1})), [addition]);
    expect(cart.lines.map(({merchandise: shown, quantity}) => [shown?.title, quantity])).toEqual([
      ['Hocker Ast', 1],
      ['Bank', 2],
    ]);
    expect(cart.total).toBe(201);
  });

  it('names no amount of a discount until the store has said it', () => {
    const before = {...view(1, merchandiseOf()), discount: {code: 'ZEHN', state: 'applied', amount: 10} as const};
    const after = optimisticView(before, [{change: {type: 'remove', key: '1'}}]);
    expect(after.discount).toEqual({code: 'ZEHN', state: 'unknown', amount: 0});
  });

  it('is what the worker will answer', () => {
    fc.assert(
      fc.property(
        items,
        fc.array(change, {maxLength: 10}),
        fc.array(merchandise, {minLength: 6, maxLength: 6}),
        (start, changes, pieces) => {
          const sold = soldAs(pieces);
          const pending = changes.map((asked) => ({
            change: asked,
            merchandise: asked.type === 'add' ? (sold(asked.item) ?? undefined) : undefined,
          }));
          const after = changes.reduce((before, asked) => {
            const result = changeItems(before, asked, sold);
            return result.ok ? result.items : before;
          }, start);
          expect(optimisticView(cartView(start, sold), pending)).toEqual(cartView(after, sold));
        },
      ),
    );
  });
});
