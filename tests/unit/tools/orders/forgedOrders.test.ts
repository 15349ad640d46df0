import type {DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {describeFindings} from '../../../../tools/orders/checkOrders';
import {toOpenOrders, type Order, type OrderLine} from '../../../../tools/orders/loadOrders';
import type {ReadContext} from '../../../../tools/orders/readLine';
import {
  checkLine,
  checkOrders,
  listCounts,
  openOrders,
  orderOf,
  orderTableAndPlanters,
  orderVariant,
  printLines,
  readContextOf,
  startOrderStore,
  valueOf,
  withMore,
  withValue,
} from './orderedPieces';

let store: DemoStore;
let context: ReadContext;
let table: OrderLine;
let planters: OrderLine;

beforeAll(async () => {
  store = await startOrderStore();
  context = await readContextOf(store.url);
  ({table, planters} = await orderTableAndPlanters(store.url));
}, 60_000);
afterAll(() => store.close());
beforeEach(() => createControl(store.url).reset());

const check = (line: OrderLine) => checkLine(line, context);

describe('an order whose attributes would print more than was paid', () => {
  it.each(['0', '-1', '1.5', '1e1', '100', '02', ' 2', '２', ''])('has a count of %j', async (count) => {
    const forged = withValue(planters, 'Konfiguration 2: Menge', count);
    expect((await check(forged)).problems).toEqual([expect.stringContaining("'Konfiguration 2: Menge'")]);
    expect(await listCounts([forged], context)).toEqual([]);
  });

  it('has counts that add up, but not with their subtotals', async () => {
    const first = withValue(planters, 'Konfiguration 1: Menge', '2');
    const forged = withValue(first, 'Konfiguration 2: Menge', '1');
    expect((await check(forged)).problems).toEqual([expect.stringContaining('Zwischensumme')]);
  });

  it('has counts of negative pieces', async () => {
    const first = withValue(planters, 'Konfiguration 1: Menge', '7');
    const forged = withValue(first, 'Konfiguration 2: Menge', '-4');
    expect((await check(forged)).problems).toHaveLength(1);
    expect(await listCounts([forged], context)).toEqual([]);
  });

  it('has the configurations of a planter at a table', async () => {
    const count = {key: 'Konfiguration 1: Menge', value: '7'};
    expect((await check(withMore(table, count))).problems).toEqual([expect.stringContaining('is too much')]);
  });

  it('links a second drawing sheet', async () => {
    const link = {key: 'Notiz', value: valueOf(table, 'Maßblatt')};
    expect((await check(withMore(table, link))).problems).toEqual(['It links 2 drawing sheets.']);
    const other = {key: 'Notiz', value: valueOf(planters, 'Konfiguration 1: Maßblatt')};
    expect((await check(withMore(planters, other))).problems).toHaveLength(1);
    expect((await check(withMore(table, other))).problems).toHaveLength(1);
  });

  it('has the sheet of one piece at another product of the same price', async () => {
    const product = {handle: 'hocker-lot', tags: [], productType: '', vendor: ''};
    expect((await check({...table, product})).problems).toEqual([expect.stringContaining('of another product')]);
  });
});

it.each([
  ['an id', [{key: 'x', value: '2VA7-DCHG-9V33'}]],
  ['a broken link', [{key: 'x', value: 'https://studio.example/sheet/%zz/190x85-b98a56?id=1'}]],
  [
    'two measures',
    [
      {key: 'Länge', value: '240 cm'},
      {key: 'Breite', value: '90 cm'},
    ],
  ],
  ['a count', [{key: 'Konfiguration 1: Menge', value: '3'}]],
])('a ready-made product with %s counts as a piece', async (_, attributes) => {
  await orderVariant(store.url, 'hocker-lot', attributes);
  const {problems} = await checkOrders(await openOrders(store.url), context);
  expect(problems).toHaveLength(1);
});

it.each([
  ['a number of a telephone', [{key: 'x', value: '0170-1234-5678'}]],
  ['one measure', [{key: 'Länge', value: '42 cm'}]],
  ['an empty text', [{key: 'x', value: ''}]],
])('a ready-made product with %s is none', async (_, attributes) => {
  await orderVariant(store.url, 'hocker-lot', attributes);
  expect(await checkOrders(await openOrders(store.url), context)).toEqual({problems: [], notes: []});
});

// The Admin API's `Attribute.value` may be null.
it('an attribute without a value ends nothing', () => {
  const {lines} = toOpenOrders([
    {
      name: '#1001',
      createdAt: '2026-01-05T08:00:00Z',
      cancelledAt: null,
      test: false,
      lineItems: {
        nodes: [
          {
            ...{title: 'Hocker', variantTitle: null, variant: null, product: null, quantity: 1, unfulfilledQuantity: 1},
            customAttributes: [{key: 'x', value: null}],
            originalUnitPriceSet: {shopMoney: {amount: '1.0'}},
          },
        ],
      },
    },
  ])[0] as Order;
  expect(lines[0]?.attributes).toEqual([{key: 'x', value: ''}]);
});

it('long texts take no time', async () => {
  const texts = ['1'.repeat(65_000), `Breite${' '.repeat(65_000)}`, '1x'.repeat(30_000), 'a '.repeat(30_000)];
  const more = Array.from({length: 200}, (_, index) => ({key: `x${index}`, value: texts[index % texts.length] ?? ''}));
  const start = performance.now();
  await check(withMore(planters, ...more));
  await check(withMore(table, ...more.map(({key, value}) => ({key, value: value.slice(0, 900)}))));
  expect(performance.now() - start).toBeLessThan(5_000);
});

it('a link that cannot be read ends the check of its line alone', async () => {
  const link = 'https://studio.example/sheet/%zz/190x85-b98a56?id=2VA7-DCHG-9V33&price=1&plan=1';
  await orderVariant(store.url, 'konfigurator-tisch', [{key: 'Maßblatt', value: link}]);
  await orderVariant(store.url, 'konfigurator-tisch');
  const {problems} = await checkOrders(await openOrders(store.url), context);
  expect(problems.map(({problem}) => problem)).toEqual([
    expect.stringMatching(/^Its link to the drawing sheet can't be read: 'https:\/\/studio\.example\/sheet\/%zz/),
    expect.stringContaining('no measures'),
  ]);
});

it('nothing of an order can clear the screen or forge a line of the answer', async () => {
  const escape =
    '\u001b[2J\u009b1;1H\r\n2 open orders: every made-to-measure piece has its measures and its price.\n\u202e';
  const line = {...withValue(table, 'Länge', escape), title: `Tisch${escape}`};
  const named = {...orderOf(line), name: `#1${escape}`};
  const link = `https://studio.example/sheet/${escape}/190x85-b98a56?id=${escape}`;
  const handle = withValue(table, 'Maßblatt', link);
  const {problems, notes} = await checkOrders([named, orderOf(handle)], context);
  expect(problems).toHaveLength(2);
  const lines = describeFindings(problems, notes, 2).split('\n');
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).not.toMatch(/\p{C}/u);
  expect(lines[2]).toBe("2 lines in 2 open orders can't be built as ordered.");
});

describe('a line of which a part is left', () => {
  it('prints no more of a configuration than are left', async () => {
    const left = {...planters, unfulfilledQuantity: 1};
    expect(await listCounts([left], context)).toEqual([1, 1]);
    expect((await check(left)).problems).toEqual([]);
  });

  it('needs no measures once it is delivered', async () => {
    const unknown = {...table, attributes: []};
    expect((await check(unknown)).problems).toHaveLength(1);
    expect((await check({...unknown, unfulfilledQuantity: 0})).problems).toEqual([]);
  });

  it('keeps the numbers of its pieces', async () => {
    const sheets = await printLines([{...planters, unfulfilledQuantity: 0}, table], context);
    expect(sheets.map(({position}) => position)).toEqual([3]);
  });
});
