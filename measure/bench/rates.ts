import autocannon from 'autocannon';
import {startDemoStore} from 'demo-store';
import {brotliCompressSync} from 'node:zlib';
import {studioEnv} from '../../studio/env';
import {loadContent} from '../../studio/load';
import {getDocument} from '../../tools/document';
import {startNode} from '../../tools/node';
import {everyPage, pages} from '../../tools/pages';
import {startSite} from '../../tools/site';
import {startWorker} from '../../tools/worker';
import {budgets, skeletonPages} from './budgets';
import {constantBuild, startConstant} from './constant';
import {cpuTime, memory} from './process';
import {table} from './table';
import {visit} from './visit';

const connections = 8;
/**
 * Each candidate is measured in each round, for this many seconds. The best round counts, because other work on the machine only
 * lowers a rate.
 */
const rounds = 5;
const seconds = 2;
const renderings = 60;
const visits = 20_000;

interface Candidate {
  url: string;
  /** Each request has another host. A site without `PUBLIC_SITE_URL` has no cached document for a new host, so it renders. */
  hasNewHosts?: boolean;
  headers?: Record<string, string>;
}

let hostNumber = 0;

async function measureRate({url, hasNewHosts, headers = {}}: Candidate): Promise<number> {
  const nextHost = (request: autocannon.Request) => ({
    ...request,
    headers: {...request.headers, host: `bench-${(hostNumber += 1)}.example`},
  });
  const {requests, non2xx, errors} = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: {accept: 'text/html', ...headers},
    ...(hasNewHosts && {requests: [{setupRequest: nextHost}]}),
  });
  if (non2xx + errors) throw new Error(`${url} failed ${non2xx + errors} times`);
  return requests.average;
}

/** Documents a second of each candidate. */
async function measureRates<Name extends string>(candidates: Record<Name, Candidate>): Promise<Record<Name, number>> {
  const names = Object.keys(candidates) as Name[];
  const measuredRates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await measureRate({...candidates[name], hasNewHosts: false});
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measuredRates[name].push(await measureRate(candidates[name]));
  }
  return Object.fromEntries(names.map((name) => [name, Math.max(...measuredRates[name])])) as Record<Name, number>;
}

/**
 * Rates of the home page on workerd, cached and rendered each time, beside those of the skeleton's home page and of a
 * constant.
 */
export async function compareRates(build: string, skeleton: string): Promise<string> {
  const [site, siteWithoutAddress, skeletonSite] = await Promise.all([
    startSite({build, env: {PUBLIC_SITE_URL: 'https://studio.example'}}),
    startSite({build}),
    startSite({build: skeleton}),
  ]);
  const {html} = await getDocument(site.url);
  const constant = await startWorker({build: await constantBuild(html, build), env: {}});
  try {
    const rate = await measureRates({
      constant: {url: constant.url},
      cached: {url: site.url},
      rendered: {url: siteWithoutAddress.url, hasNewHosts: true},
      skeleton: {url: skeletonSite.url + skeletonPages.home},
    });
    const row = (name: string, key: keyof typeof rate, min: {constant?: number; skeleton?: number} = {}) => [
      name,
      {figure: rate[key]},
      {figure: rate[key] / rate.constant, min: min.constant},
      {figure: rate[key] / rate.skeleton, min: min.skeleton},
    ];
    return table(
      ['Home on workerd', 'documents a second', 'of the constant’s', 'of the skeleton’s'],
      [
        row('cached', 'cached', {constant: budgets.cachedOfConstant, skeleton: budgets.cachedOfSkeleton}),
        row('rendered each time', 'rendered', {skeleton: budgets.renderedOfSkeleton}),
        row('skeleton', 'skeleton'),
        row('constant', 'constant'),
      ],
    );
  } finally {
    await Promise.all([site.close(), siteWithoutAddress.close(), skeletonSite.close(), constant.close()]);
  }
}

/**
 * On Node.js: rates of the compressed home page and of a constant of the same bytes, CPU time of a rendering, memory after
 * many visits.
 */
export async function measureNode(build: string): Promise<string> {
  const store = await startDemoStore({content: await loadContent(), port: 0, log: () => {}});
  const env = {...studioEnv(store.url), SITE_PASSWORD: ''};
  const server = await startNode({build, env: {...env, PUBLIC_SITE_URL: 'https://studio.example'}});
  const serverWithoutAddress = await startNode({build, env});
  const pid = server.pid ?? 0;
  const {html} = await getDocument(server.url);
  const constant = await startConstant(brotliCompressSync(html), 'br');
  const headers = {'accept-encoding': 'br'};
  try {
    const rate = await measureRates({constant: {url: constant.url, headers}, cached: {url: server.url, headers}});
    const costRows = [];
    for (const [name, path] of Object.entries(pages)) {
      const render = () => visit(serverWithoutAddress.url + path, {Host: `bench-${(hostNumber += 1)}.example`});
      for (let number = 0; number < 10; number += 1) await render();
      const cpuBefore = cpuTime(serverWithoutAddress.pid ?? 0);
      for (let number = 0; number < renderings; number += 1) await render();
      costRows.push([name, {figure: (cpuTime(serverWithoutAddress.pid ?? 0) - cpuBefore) / renderings}]);
    }
    await autocannon({url: server.url, connections, amount: visits, requests: everyPage.map(([path]) => ({path}))});
    return [
      table(
        ['Home on Node.js, compressed', 'documents a second', 'of the constant’s'],
        [
          ['cached', {figure: rate.cached}, {figure: rate.cached / rate.constant, min: budgets.nodeOfConstant}],
          ['constant', {figure: rate.constant}, {figure: 1}],
        ],
      ),
      table(['Rendering on Node.js', 'CPU, ms'], costRows),
      table(['Memory on Node.js', 'MB'], [[`after ${visits} visits`, {figure: memory(pid)}]]),
    ].join('');
  } finally {
    constant.close();
    await Promise.all([server.close(), serverWithoutAddress.close(), store.close()]);
  }
}
