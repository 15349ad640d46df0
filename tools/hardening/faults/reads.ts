import {setTimeout as wait} from 'node:timers/promises';
import {failures} from '~/platform/cache/lifetimes';
import {everyPage} from '../../pages';
import type {RunningSite} from '../../site';
import {isDocument, visibleText} from '../checks';
import type {Findings, Tally} from '../findings';
import {describeExchange, send, type Answer, type Ask} from '../http';
import {kinds, problemsOfPage, type Kind} from './judge';

const document = {Accept: 'text/html'};

/** Every page in every language, data of some, and the answers beside the pages. */
export const reads: readonly Ask[] = [
  ...everyPage.map(([path]) => ({path, headers: document})),
  ...['/shop.data', '/en/product/kliv.data', '/sitemap.xml', '/favicon/fuge-und-zapfen.example'].map((path) => ({
    path,
  })),
];

/** Which pages need an operation of the store, and what each shows when nothing fails. */
export interface Survey {
  readsOf: Map<string, Ask[]>;
  healthy: Map<string, string>;
}

/** Opens everything once, on a site whose caches are empty, and reads in the store's log what it asked for. */
export async function survey(site: RunningSite): Promise<Survey> {
  const readsOf = new Map<string, Ask[]>();
  const healthy = new Map<string, string>();
  const asked = async (ask: Ask) => {
    await site.control.clearRequests();
    const answer = await send(site.url, ask);
    const expected = ask.path.endsWith('/no/such/page') ? 404 : 200;
    if (answer.status !== expected) throw new Error(`Without a fault ${ask.path} answers ${answer.status}.`);
    return {answer, names: new Set((await site.control.requests()).map(({name}) => name))};
  };
  // A page of its own shows what every page asks for; later pages have that from the cache.
  for (const path of ['/no/such/page', '/en/no/such/page']) {
    const {names} = await asked({path, headers: document});
    const documents = reads.filter(({headers}) => headers);
    for (const name of names) readsOf.set(name, documents);
  }
  for (const ask of reads) {
    const {answer, names} = await asked(ask);
    healthy.set(ask.path, visibleText(answer.body));
    for (const name of names) readsOf.set(name, [...new Set([...(readsOf.get(name) ?? []), ask])]);
  }
  return {readsOf, healthy};
}

interface Task {
  operation: string;
  kind: Kind;
}

/** Every operation with every kind of fault. Those that take longest come first. */
export function tasksOf({readsOf}: Survey): Task[] {
  return kinds.flatMap((kind) => [...readsOf.keys()].map((operation) => ({operation, kind})));
}

/**
 * With empty caches, an operation fails: every page that needs it says so in time, or shows what is left. Afterwards
 * every page is whole again: nothing of the fault was kept.
 */
export async function failRead(
  site: RunningSite,
  {operation, kind}: Task,
  known: Survey,
  findings: Findings,
  tally: Tally,
) {
  await site.restartWorker();
  await site.control.addFault({operation, kind});
  const asks = known.readsOf.get(operation) ?? [];
  const judge = async (when: string, ask: Ask, problems: (answer: Answer) => Problem[]) => {
    const answer = await send(site.url, ask);
    tally.cases += 1;
    tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
    for (const {problem, detail} of problems(answer)) {
      const setting = `    operation ${operation}, caches empty\n`;
      findings.add(`${when} ${kind}: ${problem}`, setting + describeExchange(ask, answer) + (detail ?? ''));
    }
  };
  const healthy = ({path}: Ask) => known.healthy.get(path) ?? '';
  await some(asks, (ask) =>
    judge('during', ask, (answer) => problemsOfPage(ask, answer, kind, healthy(ask)).map((problem) => ({problem}))),
  );
  await site.control.clearFaults();
  // A failure is shared that long.
  await wait(failures.lifetime * 1000 + 100);
  await some(asks, (ask) => judge('after', ask, (answer) => wholeAgain(answer, healthy(ask))));
}

/** What is wrong with a page, in words that are the same for the same mistake, and what only this page has of it. */
interface Problem {
  problem: string;
  detail?: string;
}

/** Data for the browser's script isn't compared: the order of what is in it changes. */
export function wholeAgain({status, headers, body}: Answer, healthy: string): Problem[] {
  if (status !== 200) return [{problem: `status ${status}, not 200`}];
  const text = visibleText(body);
  if (!isDocument(headers) || text === healthy) return [];
  return [{problem: 'another page than without the fault', detail: firstDifference(text, healthy)}];
}

function firstDifference(text: string, healthy: string): string {
  const start = [...text].findIndex((char, index) => char !== healthy[index]);
  const around = (whole: string) => whole.slice(Math.max(0, start - 40), start + 80);
  return `\n    now:    ${around(text)}\n    before: ${around(healthy)}`;
}

/** Visitors at once: the worker's own work must not add up to seconds. */
const visitors = 8;

async function some(asks: readonly Ask[], visit: (ask: Ask) => Promise<void>): Promise<void> {
  const left = [...asks];
  const visitor = async () => {
    for (let ask = left.shift(); ask; ask = left.shift()) await visit(ask);
  };
  await Promise.all(Array.from({length: visitors}, visitor));
}
