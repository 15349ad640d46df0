import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {totalQuantity, type CartItem} from '~/cart/rules/cartItem';
import {changeItems, type MerchandiseOf} from '~/cart/rules/changeItems';
import {
  availableQuantity,
  cartView,
  previousPrice,
  hasRisenPrice,
  optimisticView,
  removedView,
  withSnapshots,
} from '~/cart/rules/cartView';
import type {RemovedItems} from '~/cart/rules/itemCookies';
import type {Merchandise} from '~/cart/rules/merchandise';
import {change, itemOf, items, merchandise, merchandiseOf} from './arbitraries';

const view = (quantity: number, of: Merchandise | null) => cartView([itemOf(1, quantity)], () => of);

/** Six pieces by the last digit of their variants. */
const soldAs =
  (pieces: readonly (Merchandise | null)[]): MerchandiseOf =>
  ({variantId}) =>
    pieces[Number(variantId.at(-1)) - 1] ?? null;

describe('the cart as the visitor sees it', () => {
  it('adds up each quantity times its price', () => {
    const sold = soldAs([merchandiseOf({price: 18_900}), merchandiseOf({price: 1_999})]);
    const cart = cartView([itemOf(1, 2), itemOf(2, 3)], sold);
    expect(cart).toMatchObject({total: 2 * 18_900 + 3 * 1_999, count: 5, blocked: false});
  });

  it.each([
    ['vanished', view(1, null), 0],
    ['soldOut', view(1, merchandiseOf({availableForSale: false})), 0],
    ['onRequest', view(1, merchandiseOf({availableForSale: false, unavailableReason: 'onRequest'})), 0],
    ['tooMany', view(5, merchandiseOf({maxQuantity: 3, price: 100})), 300],
  ])('keeps a line that is %s and says so, but does not count it in the total', (problem, cart, total) => {
    expect(cart.lines.map((line) => line.problem)).toEqual([problem]);
    expect(cart).toMatchObject({total, blocked: true});
  });

  it.each([
    [0, 'vanished', null],
    [0, 'is sold out', merchandiseOf({availableForSale: false})],
    [3, 'is scarce', merchandiseOf({maxQuantity: 3})],
    [5, 'is in stock', merchandiseOf()],
  ])('counts %d of 5 pieces of a line that %s', (available, _, of) => {
    expect(view(5, of).lines.map(availableQuantity)).toEqual([available]);
  });

  it('keeps every line, whatever the store answers', () => {
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

describe('the title and price that the visitor saw', () => {
  const stool: CartItem = {...itemOf(1), snapshot: {title: 'Hocker', price: 100}};
  const dearer = () => merchandiseOf({price: 200});

  it('stay with a product in the cart until the visitor has seen newer ones', () => {
    const snapshot = {title: 'Hocker Ast, Eiche, geölt', price: 200};
    expect(withSnapshots([itemOf(1), stool], dearer)).toEqual([{...itemOf(1), snapshot}, stool]);
    expect(withSnapshots([stool], dearer, {renew: true})).toEqual([{...stool, snapshot}]);
    expect(withSnapshots([stool], () => null, {renew: true})).toEqual([stool]);
  });

  it('are what a new price is compared with', () => {
    const prices = (sold: MerchandiseOf) => {
      const cart = cartView([stool], sold);
      return [cart.lines.map(previousPrice), hasRisenPrice(cart)];
    };
    expect(prices(dearer)).toEqual([[100], true]);
    expect(prices(() => merchandiseOf({price: 100}))).toEqual([[null], false]);
    expect(prices(() => merchandiseOf({price: 50}))).toEqual([[100], false]);
    expect(prices(() => null)).toEqual([[null], false]);
  });

  it('name what has been removed from the cart', () => {
    const removed: RemovedItems = {reason: 'removed', items: [stool, {...stool, quantity: 2}]};
    expect(removedView(removed, () => null).names).toEqual(['Hocker', '2 × Hocker']);
    expect(removedView(removed, dearer).names).toEqual(['Hocker Ast, Eiche, geölt', '2 × Hocker Ast, Eiche, geölt']);
    expect(removedView({reason: 'removed', items: [stool, itemOf(2)]}, () => null)).toEqual({
      reason: 'removed',
      count: 2,
      names: [],
    });
  });
});

describe('the cart as it is shown before the shop’s server has confirmed a change', () => {
  it('already shows an added piece', () => {
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

  it('shows no discount until the store has calculated it', () => {
    const before = {...view(1, merchandiseOf()), discount: {code: 'ZEHN', state: 'applied', amount: 10} as const};
    const after = optimisticView(before, [{change: {type: 'remove', key: '1'}}]);
    expect(after.discount).toEqual({code: 'ZEHN', state: 'unknown', amount: 0});
  });

  it('is the same as the cart that is then confirmed', () => {
    fc.assert(
      fc.property(
        items,
        fc.array(change, {maxLength: 10}),
        fc.array(merchandise, {minLength: 6, maxLength: 6}),
        (start, changes, pieces) => {
          const sold = soldAs(pieces);
          const pending = changes.map((edit) => ({
            change: edit,
            merchandise: edit.type === 'add' ? (sold(edit.item) ?? undefined) : undefined,
          }));
          const after = changes.reduce((before, edit) => {
            const result = changeItems(before, edit, sold);
            return result.ok ? result.items : before;
          }, start);
          expect(optimisticView(cartView(start, sold), pending)).toEqual(cartView(after, sold));
        },
      ),
    );
  });
});
