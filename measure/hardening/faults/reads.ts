import {setTimeout as wait} from 'node:timers/promises';
import {failures} from '~/platform/cache/lifetimes';
import {everyPage} from '../../../tools/pages';
import type {RunningSite} from '../../../tools/site';
import {isDocument, visibleText} from '../checks';
import type {Findings, Tally} from '../findings';
import {describeExchange, send, type Answer, type TestRequest} from '../http';
import {kinds, findPageProblems, type Kind} from './judge';

const document = {Accept: 'text/html'};

/** Every page in every language, the data of some pages, and some answers that are no pages. */
export const reads: readonly TestRequest[] = [
  ...everyPage.map(([path]) => ({path, headers: document})),
  ...['/shop.data', '/en/product/kliv.data', '/sitemap.xml', '/favicon/fuge-und-zapfen.example'].map((path) => ({
    path,
  })),
];

/** For each operation of the store the requests that need it, and for each path the text of the page when nothing fails. */
export interface Survey {
  readsOf: Map<string, TestRequest[]>;
  healthy: Map<string, string>;
}

/** Opens everything once on a site with empty caches, and reads the operations that each page needs from the store's log. */
export async function survey(site: RunningSite): Promise<Survey> {
  const readsOf = new Map<string, TestRequest[]>();
  const healthy = new Map<string, string>();
  const requestOnce = async (testRequest: TestRequest) => {
    await site.control.clearRequests();
    const answer = await send(site.url, testRequest);
    const expected = testRequest.path.endsWith('/no/such/page') ? 404 : 200;
    if (answer.status !== expected) throw new Error(`Without a fault ${testRequest.path} answers ${answer.status}.`);
    return {answer, names: new Set((await site.control.requests()).map(({name}) => name))};
  };
  // The operations of an unknown page are those that every page needs. For later pages their answers come from the cache.
  for (const path of ['/no/such/page', '/en/no/such/page']) {
    const {names} = await requestOnce({path, headers: document});
    const documents = reads.filter(({headers}) => headers);
    for (const name of names) readsOf.set(name, documents);
  }
  for (const testRequest of reads) {
    const {answer, names} = await requestOnce(testRequest);
    healthy.set(testRequest.path, visibleText(answer.body));
    for (const name of names) readsOf.set(name, [...new Set([...(readsOf.get(name) ?? []), testRequest])]);
  }
  return {readsOf, healthy};
}

interface Task {
  operation: string;
  kind: Kind;
}

/** Every operation with every kind of fault. The kinds that take longest come first. */
export function listTasks({readsOf}: Survey): Task[] {
  return kinds.flatMap((kind) => [...readsOf.keys()].map((operation) => ({operation, kind})));
}

/**
 * Makes an operation fail while the caches are empty. Every page that needs the operation has to answer in time, with an error or
 * with the rest of its content. After the fault every page has to be complete again: nothing of the fault may be cached.
 */
export async function failRead(
  site: RunningSite,
  {operation, kind}: Task,
  baseline: Survey,
  findings: Findings,
  tally: Tally,
) {
  await site.restartWorker();
  await site.control.addFault({operation, kind});
  const affectedRequests = baseline.readsOf.get(operation) ?? [];
  const judge = async (when: string, testRequest: TestRequest, problems: (answer: Answer) => Problem[]) => {
    const answer = await send(site.url, testRequest);
    tally.cases += 1;
    tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
    for (const {problem, detail} of problems(answer)) {
      const setting = `    operation ${operation}, caches empty\n`;
      findings.add(`${when} ${kind}: ${problem}`, setting + describeExchange(testRequest, answer) + (detail ?? ''));
    }
  };
  const getHealthyText = ({path}: TestRequest) => baseline.healthy.get(path) ?? '';
  await visitAll(affectedRequests, (testRequest) =>
    judge('during', testRequest, (answer) =>
      findPageProblems(testRequest, answer, kind, getHealthyText(testRequest)).map((problem) => ({problem})),
    ),
  );
  await site.control.clearFaults();
  // The site remembers a failure for this time.
  await wait(failures.lifetime * 1000 + 100);
  await visitAll(affectedRequests, (testRequest) =>
    judge('after', testRequest, (answer) => findDifference(answer, getHealthyText(testRequest))),
  );
}

/** A problem of a page, always in the same words for the same mistake, and details of this page. */
interface Problem {
  problem: string;
  detail?: string;
}

/**
 * Compares a page with its text before the fault. `.data` answers aren't compared, because the order of their values
 * changes.
 */
export function findDifference({status, headers, body}: Answer, healthy: string): Problem[] {
  if (status !== 200) return [{problem: `status ${status}, not 200`}];
  const text = visibleText(body);
  if (!isDocument(headers) || text === healthy) return [];
  return [{problem: 'another page than without the fault', detail: describeDifference(text, healthy)}];
}

function describeDifference(text: string, healthy: string): string {
  const start = [...text].findIndex((char, index) => char !== healthy[index]);
  const excerpt = (fullText: string) => fullText.slice(Math.max(0, start - 40), start + 80);
  return `\n    now:    ${excerpt(text)}\n    before: ${excerpt(healthy)}`;
}

/** Simultaneous visitors. With more of them, the worker's own work would add seconds to the answers. */
const visitors = 8;

async function visitAll(
  asks: readonly TestRequest[],
  visit: (testRequest: TestRequest) => Promise<void>,
): Promise<void> {
  const remainingRequests = [...asks];
  const visitor = async () => {
    for (let testRequest = remainingRequests.shift(); testRequest; testRequest = remainingRequests.shift())
      await visit(testRequest);
  };
  await Promise.all(Array.from({length: visitors}, visitor));
}
