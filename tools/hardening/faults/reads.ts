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
  const judge = async (when: string, ask: Ask, problems: (answer: Answer) => string[]) => {
    const answer = await send(site.url, ask);
    tally.cases += 1;
    tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
    for (const problem of problems(answer)) {
      const name = `${when} ${kind}: ${problem}`;
      findings.add(name, `    operation ${operation}, caches empty\n${describeExchange(ask, answer)}`);
    }
  };
  const healthy = ({path}: Ask) => known.healthy.get(path) ?? '';
  await some(asks, (ask) => judge('during', ask, (answer) => problemsOfPage(ask, answer, kind, healthy(ask))));
  await site.control.clearFaults();
  await some(asks, (ask) => judge('after', ask, (answer) => wholeAgain(answer, healthy(ask))));
}

/** Data for the browser's script isn't compared: the order of what is in it changes. */
export function wholeAgain({status, headers, body}: Answer, healthy: string): string[] {
  if (status !== 200) return [`status ${status}, not 200`];
  return !isDocument(headers) || visibleText(body) === healthy ? [] : ['another page than without the fault'];
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
