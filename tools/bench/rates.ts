import autocannon from 'autocannon';
import {startDemoStore} from 'demo-store';
import {brotliCompressSync} from 'node:zlib';
import {studioEnv} from '../../studio/env';
import {loadContent} from '../../studio/load';
import {getDocument} from '../document';
import {startNode} from '../node';
import {everyPage, pages} from '../pages';
import {startSite} from '../site';
import {startWorker} from '../worker';
import {budgets, skeletonPages} from './budgets';
import {constantBuild, startConstant} from './constant';
import {cpuTime, memory} from './process';
import {table} from './table';
import {visit} from './visit';

const connections = 8;
/** Each candidate is measured so often, in turns, for so many seconds. The best counts: other work only takes away. */
const rounds = 5;
const seconds = 2;
const renderings = 60;
const visits = 20_000;

interface Candidate {
  url: string;
  /** Each visit has a host of its own: a site without an address has no cached document for it. */
  unknown?: boolean;
  headers?: Record<string, string>;
}

let host = 0;

async function rateOf({url, unknown, headers = {}}: Candidate): Promise<number> {
  const nextHost = (request: autocannon.Request) => ({
    ...request,
    headers: {...request.headers, host: `bench-${(host += 1)}.example`},
  });
  const {requests, non2xx, errors} = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: {accept: 'text/html', ...headers},
    ...(unknown && {requests: [{setupRequest: nextHost}]}),
  });
  if (non2xx + errors) throw new Error(`${url} failed ${non2xx + errors} times`);
  return requests.average;
}

/** Documents a second of each candidate. */
async function rates<Name extends string>(candidates: Record<Name, Candidate>): Promise<Record<Name, number>> {
  const names = Object.keys(candidates) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await rateOf({...candidates[name], unknown: false});
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) found[name].push(await rateOf(candidates[name]));
  }
  return Object.fromEntries(names.map((name) => [name, Math.max(...found[name])])) as Record<Name, number>;
}

/** Home on workerd: kept and rendered each time, beside the skeleton's home and a worker that returns a constant. */
export async function compareRates(build: string, skeleton: string): Promise<string> {
  const [own, withoutAddress, other] = await Promise.all([
    startSite({build, env: {PUBLIC_SITE_URL: 'https://studio.example'}}),
    startSite({build}),
    startSite({build: skeleton}),
  ]);
  const {html} = await getDocument(own.url);
  const constant = await startWorker({build: await constantBuild(html, build), env: {}});
  try {
    const rate = await rates({
      constant: {url: constant.url},
      kept: {url: own.url},
      rendered: {url: withoutAddress.url, unknown: true},
      skeleton: {url: other.url + skeletonPages.home},
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
        row('kept', 'kept', {constant: budgets.keptOfConstant, skeleton: budgets.keptOfSkeleton}),
        row('rendered each time', 'rendered', {skeleton: budgets.renderedOfSkeleton}),
        row('skeleton', 'skeleton'),
        row('constant', 'constant'),
      ],
    );
  } finally {
    await Promise.all([own.close(), withoutAddress.close(), other.close(), constant.close()]);
  }
}

/** Home on Node.js, compressed, beside a constant of the same bytes; CPU for a rendering; memory after many visits. */
export async function measureNode(build: string): Promise<string> {
  const store = await startDemoStore({content: await loadContent(), port: 0, log: () => {}});
  const env = {...studioEnv(store.url), SITE_PASSWORD: ''};
  const server = await startNode({build, env: {...env, PUBLIC_SITE_URL: 'https://studio.example'}});
  const withoutAddress = await startNode({build, env});
  const pid = server.pid ?? 0;
  const {html} = await getDocument(server.url);
  const constant = await startConstant(brotliCompressSync(html), 'br');
  const headers = {'accept-encoding': 'br'};
  try {
    const rate = await rates({constant: {url: constant.url, headers}, kept: {url: server.url, headers}});
    const cost = [];
    for (const [name, path] of Object.entries(pages)) {
      const render = () => visit(withoutAddress.url + path, {Host: `bench-${(host += 1)}.example`});
      for (let number = 0; number < 10; number += 1) await render();
      const before = cpuTime(withoutAddress.pid ?? 0);
      for (let number = 0; number < renderings; number += 1) await render();
      cost.push([name, {figure: (cpuTime(withoutAddress.pid ?? 0) - before) / renderings}]);
    }
    await autocannon({url: server.url, connections, amount: visits, requests: everyPage.map(([path]) => ({path}))});
    return [
      table(
        ['Home on Node.js, compressed', 'documents a second', 'of the constant’s'],
        [
          ['kept', {figure: rate.kept}, {figure: rate.kept / rate.constant, min: budgets.nodeOfConstant}],
          ['constant', {figure: rate.constant}, {figure: 1}],
        ],
      ),
      table(['Rendering on Node.js', 'CPU, ms'], cost),
      table(['Memory on Node.js', 'MB'], [[`after ${visits} visits`, {figure: memory(pid)}]]),
    ].join('');
  } finally {
    constant.close();
    await Promise.all([server.close(), withoutAddress.close(), store.close()]);
  }
}
