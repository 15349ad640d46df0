import {startDemoStore, type DemoStore} from 'demo-store';
import {createClient} from 'demo-store/testing/client';
import {placeOrder} from 'demo-store/testing/order';
import {adminEnv, storefrontEnv} from 'demo-store/env';
import {expect} from 'vitest';
import type {CartReply} from '~/cart/rules/cartView';
import {answerCartQueue} from '~/cart/worker/cartRoutes.server';
import type {Attribute} from '~/cart/rules/lineAttributes';
import type {Configuration} from '~/configurator/piece/configuration';
import type {KlivConfiguration} from '~/configurator/offer/klivOffer';
import type {Language} from '~/i18n/language';
import {loadStudio} from '../../../support/studio';
import {listNotes, listProblems, readPieceLines} from '../../../../tools/orders/checkOrders';
import {loadOpenOrders, type Order, type OrderLine} from '../../../../tools/orders/loadOrders';
import {collectSheets} from '../../../../tools/orders/orderSheets';
import type {ReadContext} from '../../../../tools/orders/readLine';
import {loadStoreWords} from '../../../../tools/orders/storeWords';
import {connectAdmin} from '../../../../tools/store/admin';
import {formOf} from '../../cart/configured';
import {contextFor, Visitor} from '../../cart/worker';

const site = 'https://studio.example';

export interface OrderedConfiguration {
  handle: string;
  configuration: Configuration;
  quantity: number;
}

interface OrderOptions {
  origin?: string;
  language?: Language;
}

/** Starts the studio's store. With the seed its ids and its clock are the same in each run. */
export const startOrderStore = async (): Promise<DemoStore> =>
  startDemoStore({content: await loadStudio(), port: 0, seed: 'orders', log: () => {}});

/** Orders pieces on the site and pays them at the store's checkout. */
export async function orderPieces(
  storeUrl: string,
  pieces: readonly OrderedConfiguration[],
  {origin = site, language = 'de'}: OrderOptions = {},
): Promise<void> {
  const visitor = new Visitor();
  const send = async (fields: Record<string, string>) => {
    const context = {...contextFor(storeUrl, language), origin};
    const response = await answerCartQueue(visitor.request('/api/cart', fields), context);
    visitor.receive(response.headers);
    return (await response.json()) as CartReply;
  };
  for (const {handle, configuration, quantity} of pieces)
    await send(formOf(handle, configuration, {quantity: String(quantity)}));
  const {checkoutUrl = ''} = await send({intent: 'checkout'});
  expect((await placeOrder(checkoutUrl)).status).toBe(303);
}

/** Puts the first variant of a product into a cart of the store without the site, and pays it. */
export async function orderVariant(
  storeUrl: string,
  handle: string,
  attributes: {key: string; value: string}[] = [],
): Promise<void> {
  const client = createClient(storeUrl);
  const {data: found} = await client.query<{product: {variants: {nodes: {id: string}[]}}}>(
    'query ($handle: String!) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }',
    {handle},
  );
  const merchandiseId = found.product.variants.nodes[0]?.id;
  const {data} = await client.query<{cartCreate: {cart: {checkoutUrl: string}}}>(
    `mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { checkoutUrl } } }`,
    {lines: [{merchandiseId, quantity: 1, attributes}]},
  );
  expect((await placeOrder(data.cartCreate.cart.checkoutUrl)).status).toBe(303);
}

const secretsOf = (storeUrl: string) => [storefrontEnv(storeUrl)['CONFIGURATION_SECRET'] ?? ''];

export const openOrders = async (storeUrl: string, since?: string) =>
  loadOpenOrders(await connectAdmin(storeUrl, adminEnv), since);

export const readContextOf = async (storeUrl: string): Promise<ReadContext> => ({
  secrets: secretsOf(storeUrl),
  words: await loadStoreWords(await connectAdmin(storeUrl, adminEnv)),
  site,
});

/** What `orders:check` names in orders. */
export async function checkOrders(orders: readonly Order[], context: ReadContext) {
  const lines = await readPieceLines(orders, context);
  return {problems: listProblems(lines), notes: listNotes(lines)};
}

/** Orders an oak table, and two planters of one line: one 500 mm wide, two 510 mm. */
export async function orderTableAndPlanters(storeUrl: string): Promise<{table: OrderLine; planters: OrderLine}> {
  const planter = (width: number): KlivConfiguration => ({
    isKlivProduct: true,
    width,
    height: 300,
    color: {value: '#f1ede1'},
    choices: {environment: 'outdoor'},
  });
  const table = {length: 190, width: 85, color: {value: '#b98a56'}, choices: {}};
  await orderPieces(storeUrl, [
    {handle: 'konfigurator-tisch', configuration: table, quantity: 1},
    {handle: 'kliv', configuration: planter(500), quantity: 1},
    {handle: 'kliv', configuration: planter(510), quantity: 2},
  ]);
  const [order] = await openOrders(storeUrl);
  const [tableLine, plantersLine] = order?.lines ?? [];
  if (!tableLine || !plantersLine) throw new Error('no order');
  return {table: tableLine, planters: plantersLine};
}

export const orderOf = (...lines: OrderLine[]): Order => ({
  name: '#1001',
  createdAt: '2026-01-05T08:00:00Z',
  test: false,
  lines,
});

/** What `orders:check` says of a line, of which something is changed. */
export async function checkLine(line: OrderLine, context: ReadContext) {
  const {problems, notes} = await checkOrders([orderOf(line)], context);
  return {problems: problems.map(({problem}) => problem), notes: notes.map(({problem}) => problem)};
}

/** How many pieces of each configuration `orders:sheets` prints, with their numbers. */
export async function printLines(lines: readonly OrderLine[], context: ReadContext) {
  const site = {read: () => Promise.resolve({html: '', styles: [], parts: [], notes: []})};
  const {sheets} = await collectSheets(await readPieceLines([orderOf(...lines)], context), site);
  return sheets.map(({position, count}) => ({position, count}));
}

/** How many pieces of each configuration `orders:sheets` prints. */
export const listCounts = async (lines: readonly OrderLine[], context: ReadContext) =>
  (await printLines(lines, context)).map(({count}) => count);

export const withValue = (line: OrderLine, key: string, value: string): OrderLine => ({
  ...line,
  attributes: line.attributes.map((attribute) => (attribute.key === key ? {key, value} : attribute)),
});

export const withMore = (line: OrderLine, ...more: Attribute[]): OrderLine => ({
  ...line,
  attributes: [...line.attributes, ...more],
});

export const valueOf = ({attributes}: OrderLine, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value ?? '';
