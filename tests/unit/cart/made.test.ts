import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseCart, serialiseCart} from '~/cart/rules/cookie';
import {applyOperation, totalQuantity, matchKey, type CartEntry} from '~/cart/rules/entries';
import {readIntent} from '~/cart/worker/intent.server';
import type {CartReply} from '~/cart/rules/cartReply';
import {createCartQueue} from '~/cart/browser/queue';
import {cartView, withPending, type CartView} from '~/cart/rules/lines';
import {environments, type Configuration} from '~/configurator/rules/configuration';
import {formOf} from './configured';
import {idOf, merchandiseOf} from './arbitraries';

const color = fc.constantFrom('#b98a56', '#6b4a32').map((value) => ({value}));
const size = fc.integer({min: 1, max: 3}).map((step) => step * 100);
const configuration: fc.Arbitrary<Configuration> = fc.oneof(
  fc.record({color, length: size, width: size}),
  fc.record({
    isKlivProduct: fc.constant(true as const),
    width: size,
    height: size,
    color,
    environment: fc.constantFrom(...environments),
  }),
);
const made: fc.Arbitrary<CartEntry> = fc.record({
  variant: fc.integer({min: 1, max: 2}).map((number) => ({id: idOf(number)})),
  quantity: fc.integer({min: 1, max: 9}),
  configuratorData: configuration,
});
const plain: fc.Arbitrary<CartEntry> = made.map(({variant, quantity}) => ({variant, quantity}));
const entries = fc.uniqueArray(fc.oneof(made, plain), {selector: matchKey, maxLength: 8});

const table = {color: {value: '#b98a56'}, length: 140, width: 80};
const entry = (configuratorData: Configuration | undefined, quantity = 1): CartEntry => ({
  variant: {id: idOf(1)},
  quantity,
  ...(configuratorData && {configuratorData}),
});

describe('configured entries', () => {
  it('are read from the cookie as they were written', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const cookie = serialiseCart(list, {secure: true});
        fc.pre(cookie.ok && list.length > 0);
        expect(parseCart(cookie.ok ? cookie.setCookie : '')).toEqual(list);
      }),
    );
  });

  it('are separate lines unless every choice is the same', () => {
    const list = [entry(undefined), entry(table), entry({...table, length: 150})];
    expect(list.reduce<CartEntry[]>((all, added) => applyOperation(all, {type: 'add', entry: added}), [])).toHaveLength(
      3,
    );
    const merged = applyOperation(list, {type: 'add', entry: entry({...table}, 2)});
    expect(merged.map(({quantity}) => quantity)).toEqual([1, 3, 1]);
  });

  it('are removed one by one, like the entry without a configuration', () => {
    const list = [entry(undefined), entry(table)];
    expect(applyOperation(list, {type: 'remove', key: matchKey(entry(table))})).toEqual([list[0]]);
    expect(applyOperation(list, {type: 'remove', key: idOf(1)})).toEqual([list[1]]);
  });

  it('replace a line without changing the others', () => {
    fc.assert(
      fc.property(entries, made, fc.nat(8), (list, added, index) => {
        const replaced = list[index % (list.length || 1)];
        const result = applyOperation(list, {type: 'add', entry: added, replaces: replaced && matchKey(replaced)});
        expect(totalQuantity(result)).toBe(totalQuantity(list) - (replaced?.quantity ?? 0) + added.quantity);
        expect(new Set(result.map(matchKey)).size).toBe(result.length);
        expect(result.length).toBeLessThanOrEqual(Math.max(list.length, 1));
      }),
    );
  });

  it('stay unchanged without pending operations', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const view = cartView(list, () => merchandiseOf());
        expect(withPending(view, [])).toEqual(view);
      }),
    );
  });
});

describe('a form that configures', () => {
  const read = (fields: Record<string, string>) => {
    const form = new FormData();
    Object.entries(fields).forEach(([name, value]) => form.set(name, value));
    return readIntent(form);
  };

  it('is read for its choices only', () => {
    expect(
      read(formOf('konfigurator-tisch', table, {price: '1', variant: idOf(9), quantity: '2', replaces: 'key'})),
    ).toEqual({
      type: 'configure',
      handle: 'konfigurator-tisch',
      query: 'color=b98a56&length=140&width=80',
      quantity: 2,
      replaces: 'key',
    });
  });
});

describe('the cart in the browser', () => {
  const shown = merchandiseOf({handle: 'tisch', price: 149_400});

  /** A worker that never answers: what is seen is what the browser expects. */
  async function expecting(view: CartView, fields: Record<string, string>) {
    const forms: FormData[] = [];
    const queue = createCartQueue({
      cookie: () => 'cartItems=[{"variant":{"id":"gid://shopify/ProductVariant/1"},"quantity":1}]',
      goTo: () => {},
      sendAtLast: () => false,
      request: (_, form) => (form ? new Promise(() => forms.push(form)) : Promise.resolve<CartReply>({cart: view})),
    });
    queue.connect('/api/cart');
    await new Promise((resolve) => setTimeout(resolve));
    const form = new FormData();
    Object.entries(fields).forEach(([name, value]) => form.set(name, value));
    void queue.submit(form, {merchandise: shown, configuration: table});
    return queue.state().view;
  }

  it('shows an added piece at once, with its configuration and price', async () => {
    const view = await expecting(
      cartView([], () => null),
      formOf('tisch', table, {quantity: '2'}),
    );
    expect(view).toMatchObject({total: 298_800, lines: [{configuration: table, quantity: 2, merchandise: shown}]});
  });

  it('raises the quantity of an equal piece in the cart, though only the worker knows its variant', async () => {
    const view = await expecting(
      cartView([entry(table, 3)], () => shown),
      formOf('tisch', table),
    );
    expect(view?.lines.map(({quantity}) => quantity)).toEqual([4]);
  });

  it('shows an edited piece in the place of the old one', async () => {
    const before = cartView([entry({...table, length: 120}), entry(undefined)], () => merchandiseOf());
    const replaces = before.lines[0]?.key ?? '';
    const view = await expecting(before, formOf('tisch', table, {replaces}));
    expect(view?.lines.map((line) => line.configuration)).toEqual([table, undefined]);
  });
});
