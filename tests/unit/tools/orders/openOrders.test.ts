import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import fc from 'fast-check';
import type {DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {createClient} from 'demo-store/testing/client';
import {placeOrder} from 'demo-store/testing/order';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {Configuration} from '~/configurator/piece/configuration';
import {describeFindings, readPieceLines} from '../../../../tools/orders/checkOrders';
import type {Order} from '../../../../tools/orders/loadOrders';
import {collectSheets} from '../../../../tools/orders/orderSheets';
import {SiteSheets} from '../../../../tools/orders/siteSheets';
import {StoreProblem} from '../../../../tools/store/problem';
import {anyConfiguration, klivHandles, loadOffer, standardHandles} from '../../cart/configured';
import {
  checkOrders,
  openOrders as openOrdersOf,
  orderPieces as orderPiecesAt,
  orderVariant,
  readContextOf,
  startOrderStore,
  type OrderedConfiguration,
} from './orderedPieces';

let store: DemoStore;

beforeAll(async () => {
  store = await startOrderStore();
}, 60_000);
afterAll(() => store.close());
beforeEach(() => createControl(store.url).reset());

const openOrders = (since?: string) => openOrdersOf(store.url, since);
const orderPieces = (pieces: readonly OrderedConfiguration[], origin?: string) =>
  orderPiecesAt(store.url, pieces, {origin});
const check = async () => checkOrders(await openOrders(), await readContextOf(store.url));

it(
  'the command orders:check finds nothing wrong with 200 lines that were ordered on the site',
  {timeout: 180_000},
  async () => {
    const handles = [...standardHandles, ...klivHandles];
    const offers = new Map(
      await Promise.all(handles.map(async (handle) => [handle, await loadOffer(store.url, handle)] as const)),
    );
    const anyPiece = fc.constantFrom(...handles).chain((handle) => {
      const offer = offers.get(handle);
      if (!offer) throw new Error(handle);
      return fc.record({
        handle: fc.constant(handle),
        configuration: anyConfiguration(offer),
        quantity: fc.integer({min: 1, max: 3}),
      });
    });
    const pieces = fc.sample(anyPiece, 200);
    for (let first = 0; first < pieces.length; first += 4) await orderPieces(pieces.slice(first, first + 4));
    const orders = await openOrders();
    expect(orders).toHaveLength(50);
    expect(await check()).toEqual({problems: [], notes: []});
  },
);

it('the command orders:check finds a piece that was paid for without its sizes', async () => {
  await orderVariant(store.url, 'konfigurator-tisch');
  await orderVariant(store.url, 'hocker-lot');
  const {problems, notes} = await check();
  expect(problems).toEqual([
    expect.objectContaining({order: '#1001', problem: expect.stringContaining('no measures')}),
  ]);
  expect(describeFindings(problems, notes, 2)).toMatch(
    /^#1001 {2}Tisch Strich: It has no measures.*\n1 line in 2 open orders can't be built as ordered\.\n$/,
  );
});

it('the command orders:check finds an order with the size, price, product or quantity of another', async () => {
  await orderPieces([
    {
      handle: 'konfigurator-tisch',
      configuration: {length: 190, width: 85, color: {value: '#6b4a32'}, choices: {}},
      quantity: 1,
    },
  ]);
  const [order] = await openOrders();
  const [line] = order?.lines ?? [];
  if (!order || !line) throw new Error('no order');
  const context = await readContextOf(store.url);
  const problemWith = async (change: Partial<typeof line>, secrets = context.secrets) => {
    const changed: Order = {...order, lines: [{...line, ...change}]};
    return (await checkOrders([changed], {...context, secrets})).problems[0]?.problem ?? '';
  };
  const replaced = (from: string, to: string) =>
    line.attributes.map(({key, value}) => ({key, value: value.replace(from, to)}));
  expect(await problemWith({})).toBe('');
  expect(await problemWith({price: (line.price ?? 0) - 100})).toMatch(/was paid with .* costs/);
  expect(await problemWith({attributes: replaced('190 × 85 cm', '200 × 85 cm')})).toMatch(
    /'Maße' is '200 × 85 cm', and the site writes '190 × 85 cm'/,
  );
  expect(await problemWith({attributes: replaced('/190x85-', '/200x85-')})).toMatch(/wasn't made by this site/);
  expect(await problemWith({attributes: replaced('/sheet/konfigurator-tisch/', '/sheet/custom-shelf/')})).toMatch(
    /another product/,
  );
  expect(await problemWith({}, ['another key'])).toMatch(/wasn't made by this site/);
});

it(
  'the command orders:check reads all lines of an order with more than a query answers',
  {timeout: 60_000},
  async () => {
    const client = createClient(store.url);
    const {data} = await client.query<{products: {nodes: {variants: {nodes: {id: string}[]}}[]}}>(
      '{ products(first: 1, query: "handle:kliv") { nodes { variants(first: 1) { nodes { id } } } } }',
    );
    const merchandiseId = data.products.nodes[0]?.variants.nodes[0]?.id;
    const lines = Array.from({length: 251}, (_, index) => ({
      merchandiseId,
      quantity: 1,
      attributes: [{key: 'number', value: String(index)}],
    }));
    const created = await client.query<{cartCreate: {cart: {id: string; checkoutUrl: string}}}>(
      'mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { id checkoutUrl } } }',
      {lines: lines.slice(1)},
    );
    const {id, checkoutUrl} = created.data.cartCreate.cart;
    await client.query(
      'mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }',
      {id, lines: lines.slice(0, 1)},
    );
    expect((await placeOrder(checkoutUrl)).status).toBe(303);
    expect((await openOrders())[0]?.lines).toHaveLength(251);
  },
);

it('the command orders:check says when it cannot check an order, because its drawing sheet is missing', async () => {
  const configuration = {length: 190, width: 85, color: {value: '#6b4a32'}, choices: {}};
  await orderPieces([{handle: 'konfigurator-tisch', configuration, quantity: 1}], '');
  const {problems} = await check();
  expect(problems[0]?.problem).toMatch(/no drawing sheet.*PUBLIC_SITE_URL.*configurator:verify/);
});

it('the command orders:check reads the orders since a day, or says which permission it lacks', async () => {
  await orderVariant(store.url, 'hocker-lot');
  expect(await openOrders('2020-01-01')).toHaveLength(1);
  expect(await openOrders('2999-01-01')).toEqual([]);
  await createControl(store.url).setAdmin({scopes: ['write_products']});
  await expect(openOrders()).rejects.toThrow(/lacks scopes: read_orders/);
});

it('the command orders:check names the page where an app that has the permission may request the orders', async () => {
  await createControl(store.url).setAdmin({protectedCustomerData: false});
  // Recorded answers: an app of the Dev Dashboard with `read_orders`, before the access is requested.
  const problem: unknown = await openOrders().catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StoreProblem);
  expect(problem).toMatchObject({
    problem: expect.stringMatching(/guards orders as customer data.*read_orders alone doesn't open them/) as string,
    fix: expect.stringMatching(
      /API access requests › Protected customer data access.*first level.* https:\/\/shopify\.dev\/docs\/apps\/launch\/protected-customer-data /,
    ) as string,
  });
});

describe('of the open orders', () => {
  const control = () => createControl(store.url);
  const table = {length: 190, width: 85, color: {value: '#6b4a32'}, choices: {}};
  /** Both have the same price, so that they are one line of the order. */
  const planters = [500, 510].map((width) => ({
    handle: 'kliv',
    configuration: {
      isKlivProduct: true,
      width,
      height: 300,
      color: {value: '#f1ede1'},
      choices: {environment: 'outdoor'},
    } satisfies Configuration,
    quantity: 2,
  }));

  /** Says of each sheet whose it is, how many are to be built, and what is left of its line. */
  async function listSheets(): Promise<string[]> {
    const site = {read: () => Promise.resolve({html: '', styles: [], parts: [], notes: []})};
    const lines = await readPieceLines(await openOrders(), await readContextOf(store.url));
    const {sheets, findings} = await collectSheets(lines, site);
    expect(findings).toEqual([]);
    return sheets.map(
      ({order, position, count, rest}) =>
        `${order} ${position}: ${count}${rest ? `, ${rest.unfulfilledQuantity} of ${rest.quantity}` : ''}`,
    );
  }

  const findProblems = async () => (await check()).problems;

  // shopify.dev › Admin API › LineItem: `quantity` includes what is refunded, `unfulfilledQuantity` is what is left to do.
  it('only what is left is built, and nothing is wrong with it', async () => {
    await orderPieces([
      {handle: 'konfigurator-tisch', configuration: table, quantity: 3},
      {handle: 'konfigurator-tisch', configuration: {...table, length: 200}, quantity: 1},
    ]);
    expect(await listSheets()).toEqual(['#1001 1: 3', '#1001 2: 1']);
    await control().updateOrder({number: 1001, lines: [{position: 1, fulfilled: 1, refunded: 1}]});
    expect((await openOrders())[0]?.lines).toMatchObject([
      {quantity: 3, unfulfilledQuantity: 1},
      {quantity: 1, unfulfilledQuantity: 1},
    ]);
    expect(await findProblems()).toEqual([]);
    expect(await listSheets()).toEqual(['#1001 1: 1', '#1001 2: 1']);
    await control().updateOrder({number: 1001, lines: [{position: 1, fulfilled: 2}]});
    expect(await listSheets(), 'a piece keeps its number').toEqual(['#1001 2: 1']);
    await control().updateOrder({number: 1001, lines: [{position: 2, fulfilled: 1}]});
    expect(await listSheets()).toEqual([]);
    expect(await findProblems()).toEqual([]);
  });

  it.each([{refunded: 1}, {fulfilled: 1}])(
    'all configurations of a line with several are listed, and marked (%o)',
    async (change) => {
      await orderPieces(planters);
      expect((await openOrders())[0]?.lines).toMatchObject([{quantity: 4}]);
      expect(await listSheets()).toEqual(['#1001 1: 2', '#1001 2: 2']);
      await control().updateOrder({number: 1001, lines: [{position: 1, ...change}]});
      expect(await findProblems()).toEqual([]);
      expect(await listSheets()).toEqual(['#1001 1: 2, 3 of 4', '#1001 2: 2, 3 of 4']);
    },
  );

  it('a planter that is the only one of its line is counted by what is left', async () => {
    await orderPieces(planters.slice(0, 1));
    await control().updateOrder({number: 1001, lines: [{position: 1, refunded: 1}]});
    expect(await findProblems()).toEqual([]);
    expect(await listSheets()).toEqual(['#1001 1: 1']);
  });

  it('a line that is refunded as a whole needs no sizes', async () => {
    await orderVariant(store.url, 'konfigurator-tisch');
    expect(await findProblems()).toHaveLength(1);
    await control().updateOrder({number: 1001, lines: [{position: 1, refunded: 1}]});
    expect(await findProblems()).toEqual([]);
    expect(await listSheets()).toEqual([]);
  });

  it('a test is marked, and a cancelled order is left out', async () => {
    const pieces = [{handle: 'konfigurator-tisch', configuration: table, quantity: 1}];
    await orderPieces(pieces);
    await orderPieces(pieces);
    await control().updateOrder({number: 1001, test: true});
    await control().updateOrder({number: 1002, cancelled: true});
    expect(await openOrders()).toMatchObject([{name: '#1001', test: true}]);
    expect(await listSheets()).toEqual(['#1001 (Testbestellung) 1: 1']);
  });
});

it('the command orders:sheets prints nothing from a domain that still waits for its site', async () => {
  const waiting = createServer((_, response) =>
    response.writeHead(200, {'Content-Type': 'text/html'}).end('<!doctype html>\n<p>Coming soon; since 2026.</p>'),
  );
  await new Promise<void>((resolve) => waiting.listen(0, '127.0.0.1', resolve));
  const site = new SiteSheets(`http://127.0.0.1:${(waiting.address() as AddressInfo).port}`);
  await expect(site.read('/sheet/konfigurator-tisch/190x85-6b4a32?id=1&price=2&plan=3')).rejects.toThrow(
    /answers, but isn't this site\. PUBLIC_SITE_URL has to be where the site runs\.$/,
  );
  waiting.close();
});

it('the command orders:sheets asks a busy site again when it says so', async () => {
  let isBusy = true;
  const busy = createServer((_, response) => {
    response.writeHead(isBusy ? 503 : 404, isBusy ? {'Retry-After': '1'} : {}).end();
    isBusy = false;
  });
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const site = new SiteSheets(`http://127.0.0.1:${(busy.address() as AddressInfo).port}`);
  expect(await site.read('/sheet/konfigurator-tisch/190x85-6b4a32?id=1&price=2&plan=3')).toBe('missing');
  busy.close();
});
