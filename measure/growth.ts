import {parseArgs} from 'node:util';
import {startDemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {encodeItem} from '~/cart/rules/cartItem';
import {createClient} from 'demo-store/testing/client';
import {studioEnv} from '../studio/env';
import {cpuTime, memory} from './bench/process';
import {table, type Cell} from './bench/table';
import {visit} from './bench/visit';
import {bigContent, maxVariants} from './bigStore/content';
import {ensureBuild} from '../tools/build';
import {startNode} from '../tools/node';

/**
 * `npm run growth` measures pages with stores of 10, 100, 1,000 and 5,000 products, projects, questions, jobs and landing pages:
 * CPU time of a rendering, size of the document, requests to the store with empty caches, and memory. `-- --sizes 10,100` measures
 * other sizes. It runs on Node.js, and on Linux only.
 */
const {values} = parseArgs({options: {sizes: {type: 'string', default: '10,100,1000,5000'}}});
const sizes = values.sizes.split(',').map(Number);

/** The CPU time is the mean of this many renderings. */
const renderings = 30;

const pages: Record<string, string> = {
  home: '/',
  projects: '/projects',
  'projects, page 2': '/projects?page=2',
  'projects of a service': '/projects?service=leistung-2',
  project: '/projects/projekt-7',
  shop: '/shop',
  'shop, page 2': '/shop?page=2',
  services: '/services',
  questions: '/faq',
  jobs: '/jobs',
  press: '/press',
  about: '/about',
  product: '/product/produkt-7',
  'product, 2,048 variants': '/product/viele-varianten',
  'made to measure, 2,048 prices': '/product/custom-shelf',
  'KLIV, 2,048 variants': '/product/kliv',
  cart: '/cart',
  sitemap: '/sitemap.xml',
};

interface Cost {
  kilobytes: number;
  requests: number;
  milliseconds: number;
}

const build = await ensureBuild(() => console.log('Building …'));
const results: Awaited<ReturnType<typeof measure>>[] = [];
for (const size of sizes) results.push(await measure(size));

const toRows = (cell: (cost: Cost) => number) =>
  Object.keys(pages).map((name) => [
    name,
    ...results.map(({costs}): Cell => (costs[name] ? {figure: cell(costs[name])} : '–')),
  ]);
const head = (title: string) => [title, ...sizes.map((size) => `${size}`)];
console.log(
  table(
    head('CPU for a rendering, ms'),
    toRows(({milliseconds}) => milliseconds),
  ),
);
console.log(
  table(
    head('Document, kB'),
    toRows(({kilobytes}) => kilobytes),
  ),
);
console.log(
  table(
    head('Questions to the store, caches empty'),
    toRows(({requests}) => requests),
  ),
);
console.log(table(head('Memory'), [['after all, MB', ...results.map(({megabytes}): Cell => ({figure: megabytes}))]]));
process.exit();

async function measure(size: number) {
  const store = await startDemoStore({content: await bigContent(size), port: 0, log: () => {}});
  const cookie = await createCart(store.url);
  const control = createControl(store.url);
  // The sitemap needs this variable. All other pages are measured without it, so that each new host gets a new rendering.
  const site = {PUBLIC_SITE_URL: 'https://studio.example'};
  const start = (address: typeof site | undefined) =>
    startNode({build, env: {...studioEnv(store.url), ...address, SITE_PASSWORD: ''}});
  const costs: Record<string, Cost> = {};
  const requestCounts: Record<string, number> = {};
  for (const [name, path] of Object.entries(pages)) {
    const server = await start(site);
    await control.clearRequests();
    const {status} = await visit(server.url + path, {Cookie: cookie});
    if (status === 200) requestCounts[name] = (await control.requests()).length;
    await server.close();
  }
  const [withAddress, withoutAddress] = await Promise.all([start(site), start(undefined)]);
  for (const [name, requests] of Object.entries(requestCounts)) {
    const path = pages[name] ?? '';
    const server = path.startsWith('/sitemap') ? withAddress : withoutAddress;
    const pid = server.pid ?? 0;
    const url = server.url + path;
    // The first five renderings fill the caches of the store's answers and warm up the code.
    const render = (number: number) =>
      visit(url, {Cookie: cookie, Host: `${name.replaceAll(/\W/g, '')}-${number}.example`});
    for (let number = 0; number < 5; number += 1) await render(number);
    const cpuBefore = cpuTime(pid);
    for (let number = 0; number < renderings; number += 1) await render(100 + number);
    const milliseconds = (cpuTime(pid) - cpuBefore) / renderings;
    costs[name] = {requests, milliseconds, kilobytes: (await visit(url, {Cookie: cookie})).bytes / 1000};
  }
  const megabytes = memory(withoutAddress.pid ?? 0);
  await Promise.all([withAddress.close(), withoutAddress.close(), store.close()]);
  return {costs, megabytes};
}

/** The cookie of a cart with the last variants of two large products. */
async function createCart(storeUrl: string): Promise<string> {
  const lastVariant = async (handle: string) => {
    const {data} = await createClient(storeUrl).query<{
      product: {id: string; variants: {nodes: {id: string}[]}};
    }>(
      'query ($handle: String!) { product(handle: $handle) { id variants(first: 1, reverse: true) { nodes { id } } } }',
      {handle},
    );
    return {productId: data.product.id, variantId: data.product.variants.nodes[0]?.id ?? ''};
  };
  const {variantId} = await lastVariant('viele-varianten');
  const color = {value: '#f1ede1'};
  const configuration = {
    isKlivProduct: true,
    width: maxVariants * 2,
    height: 300,
    color,
    choices: {environment: 'indoor'},
  } as const;
  const piece = {...(await lastVariant('kliv')), quantity: 1, configuration};
  const items = [encodeItem({variantId, quantity: 2}), encodeItem(piece)];
  return `cartItems=${encodeURIComponent(JSON.stringify(items))}`;
}
