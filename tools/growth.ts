import {parseArgs} from 'node:util';
import {startDemoStore} from 'demo-store';
import {controlOf} from 'demo-store/control';
import {encodeItem} from '~/cart/rules/cartItem';
import {clientOf} from 'demo-store/testing/client';
import {studioEnv} from '../studio/env';
import {cpuTime, memory} from './bench/process';
import {table, type Cell} from './bench/table';
import {visit} from './bench/visit';
import {bigContent, maxVariants} from './bigStore/content';
import {ensureBuild} from './build';
import {startNode} from './node';

/**
 * `npm run growth` measures what pages cost beside stores of 10, 100, 1,000 and 5,000 products, projects, questions,
 * jobs and landing pages: CPU for a rendering, size of the document, questions to the store with empty caches, and memory.
 * `-- --sizes 10,100` takes others. On Node.js and Linux.
 */
const {values} = parseArgs({options: {sizes: {type: 'string', default: '10,100,1000,5000'}}});
const sizes = values.sizes.split(',').map(Number);

/** Renderings of each page that the CPU time is the mean of. */
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
  'questions, page 2': '/faq?page=2',
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
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (const size of sizes) measured.push(await measure(size));

const rowsOf = (cell: (cost: Cost) => number) =>
  Object.keys(pages).map((name) => [
    name,
    ...measured.map(({costs}): Cell => (costs[name] ? {figure: cell(costs[name])} : '–')),
  ]);
const head = (title: string) => [title, ...sizes.map((size) => `${size}`)];
console.log(
  table(
    head('CPU for a rendering, ms'),
    rowsOf(({milliseconds}) => milliseconds),
  ),
);
console.log(
  table(
    head('Document, kB'),
    rowsOf(({kilobytes}) => kilobytes),
  ),
);
console.log(
  table(
    head('Questions to the store, caches empty'),
    rowsOf(({requests}) => requests),
  ),
);
console.log(table(head('Memory'), [['after all, MB', ...measured.map(({megabytes}): Cell => ({figure: megabytes}))]]));
process.exit();

async function measure(size: number) {
  const store = await startDemoStore({content: await bigContent(size), port: 0, log: () => {}});
  const cookie = await cartOf(store.url);
  const control = controlOf(store.url);
  // Without it there is no sitemap, and with it no document is rendered for another host.
  const site = {PUBLIC_SITE_URL: 'https://studio.example'};
  const start = (address: typeof site | undefined) =>
    startNode({build, env: {...studioEnv(store.url), ...address, SITE_PASSWORD: ''}});
  const costs: Record<string, Cost> = {};
  const questions: Record<string, number> = {};
  for (const [name, path] of Object.entries(pages)) {
    const server = await start(site);
    await control.clearRequests();
    const {status} = await visit(server.url + path, {Cookie: cookie});
    if (status === 200) questions[name] = (await control.requests()).length;
    await server.close();
  }
  const [withAddress, withoutAddress] = await Promise.all([start(site), start(undefined)]);
  for (const [name, requests] of Object.entries(questions)) {
    const path = pages[name] ?? '';
    const server = path.startsWith('/sitemap') ? withAddress : withoutAddress;
    const pid = server.pid ?? 0;
    const url = server.url + path;
    // The first ones fill the caches of answers and warm up the code.
    const render = (number: number) =>
      visit(url, {Cookie: cookie, Host: `${name.replaceAll(/\W/g, '')}-${number}.example`});
    for (let number = 0; number < 5; number += 1) await render(number);
    const before = cpuTime(pid);
    for (let number = 0; number < renderings; number += 1) await render(100 + number);
    const milliseconds = (cpuTime(pid) - before) / renderings;
    costs[name] = {requests, milliseconds, kilobytes: (await visit(url, {Cookie: cookie})).bytes / 1000};
  }
  const megabytes = memory(withoutAddress.pid ?? 0);
  await Promise.all([withAddress.close(), withoutAddress.close(), store.close()]);
  return {costs, megabytes};
}

/** The cookie of a cart with the last variants of two large products. */
async function cartOf(storeUrl: string): Promise<string> {
  const lastVariant = async (handle: string) => {
    const {data} = await clientOf(storeUrl).query<{
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
