import {setTimeout as sleep} from 'node:timers/promises';
import {busy, failing, noConnection, statusProblem, type GraphqlError, type StoreProblem} from './problem';

/** In seconds: how long an answer may take, and how long a command waits for a store. */
const longestAnswer = 30;
const longestWait = 120;
/** How often a request without an answer is made. */
const tries = 4;

export interface Waiting {
  what: string;
  seconds: number;
  /** The longest that it may be. */
  of: number;
}

/** How a command waits. */
export interface Patience {
  /** Tells a person, each second, what is waited for and for how long so far; without anything when it is over. */
  show?: (waiting?: Waiting) => void;
  /** How long a second lasts, in ms; shorter in tests. */
  second?: number;
}

/** Waits some seconds. Answers `false`, without waiting, when two minutes are over. */
export type Wait = (what: string, seconds: number) => Promise<boolean>;

export function createWait({show = () => {}, second = 1000}: Patience): Wait {
  let waited = 0;
  return async (what, seconds) => {
    if (waited >= longestWait) return false;
    const end = Math.min(waited + Math.max(1, Math.ceil(seconds)), longestWait);
    for (; waited < end; waited++) {
      show({what, seconds: waited + 1, of: longestWait});
      await sleep(second);
    }
    show();
    return true;
  };
}

interface Answer<Data> {
  data?: Data | null;
  errors?: string | GraphqlError[];
  extensions?: {cost?: {requestedQueryCost: number; throttleStatus: {currentlyAvailable: number; restoreRate: number}}};
}

interface Request {
  url: string;
  headers?: Record<string, string>;
  body: string | URLSearchParams;
  /** A request that may have been carried out isn't made twice. */
  once?: boolean;
  /** What is wrong with a request, by the status and the text of its answer; `undefined` when it is the store. */
  refusal(status: number, text: string): StoreProblem | undefined;
}

/** What one try has brought: an answer, or what stood in its way and when to try again. */
type Outcome<Data> = {answer: Answer<Data>} | {problem: StoreProblem; seconds?: number; isBusy?: boolean};

/** Seconds until the store has points for an operation again. */
function untilAffordable({extensions}: Answer<unknown>): number | undefined {
  if (!extensions?.cost) return undefined;
  const {requestedQueryCost, throttleStatus} = extensions.cost;
  return Math.max(0, requestedQueryCost - throttleStatus.currentlyAvailable) / throttleStatus.restoreRate;
}

function parse<Data>(text: string): Answer<Data> | undefined {
  try {
    return JSON.parse(text) as Answer<Data>;
  } catch {
    return undefined;
  }
}

async function attempt<Data>({url, headers, body, refusal}: Request): Promise<Outcome<Data>> {
  const {host} = new URL(url);
  const tooBusy = busy(host, longestWait);
  try {
    // A redirect is an answer: followed, the request would lose its body.
    const redirect = 'manual';
    const signal = AbortSignal.timeout(longestAnswer * 1000);
    const response = await fetch(url, {method: 'POST', headers, body, redirect, signal});
    const {status} = response;
    const text = await response.text();
    if (status === 429)
      return {problem: tooBusy, isBusy: true, seconds: Number(response.headers.get('retry-after')) || undefined};
    if (status >= 500) return {problem: failing(host, String(status))};
    if (!response.ok) throw refusal(status, text) ?? statusProblem(host, status, response.headers.get('location'));
    const answer = parse<Data>(text);
    if (!answer) return {problem: failing(host, 'no JSON')};
    const {errors} = answer;
    const isThrottled = Array.isArray(errors) && errors.some(({extensions}) => extensions?.code === 'THROTTLED');
    return isThrottled ? {problem: tooBusy, isBusy: true, seconds: untilAffordable(answer)} : {answer};
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException)
      return {problem: noConnection(host, error, longestAnswer)};
    throw error;
  }
}

/**
 * Asks a store. It waits while the store is busy, and asks again when there was no answer.
 * @throws StoreProblem when the store can't be used
 */
export async function request<Data>(asked: Request, patience: Patience): Promise<Answer<Data>> {
  const wait = createWait(patience);
  for (let tried = 1, lost = 0; ; tried++) {
    const outcome = await attempt<Data>(asked);
    if ('answer' in outcome) return outcome.answer;
    const {problem, isBusy, seconds = 2 ** (tried - 1)} = outcome;
    if (!isBusy && (asked.once || ++lost === tries)) throw problem;
    const what = isBusy ? 'The store is busy' : problem.problem.replace(/\.$/, '');
    if (!(await wait(what, seconds))) throw problem;
  }
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
}

/** A GraphQL API of a store. */
export interface Api {
  /** Data and errors, for the caller to judge. */
  ask<Data>(operation: string, variables?: object): Promise<{data: Data | null; errors: GraphqlError[]}>;
  /** @throws StoreProblem when there is an error, or no data */
  query<Data>(operation: string, variables?: object): Promise<Data>;
  /** All nodes of a connection, the first field of the answer or `inside` it, page after page: the operation has the variable `$after`. */
  all<Node>(operation: string, variables?: object, inside?: string): Promise<Node[]>;
}

/** An API at a URL. `problemOf` says what its errors mean. */
export function graphqlApi(
  {url, headers, refusal}: Pick<Request, 'url' | 'headers' | 'refusal'>,
  problemOf: (host: string, errors: GraphqlError[]) => StoreProblem,
  patience: Patience,
): Api {
  const api: Api = {
    async ask<Data>(operation: string, variables: object = {}) {
      const asked = {
        url,
        headers: {'Content-Type': 'application/json', ...headers},
        body: JSON.stringify({query: operation, variables}),
        once: /^\s*mutation\b/.test(operation),
        refusal,
      };
      const {data = null, errors = []} = await request<Data>(asked, patience);
      return {data, errors: typeof errors === 'string' ? [{message: errors}] : errors};
    },
    async query<Data>(operation: string, variables?: object) {
      const {data, errors} = await api.ask<Data>(operation, variables);
      if (!data || errors.length > 0) throw problemOf(new URL(url).host, errors);
      return data;
    },
    async all<Node>(operation: string, variables?: object, inside?: string) {
      const nodes: Node[] = [];
      let after: string | null = null;
      do {
        const [found] = Object.values(await api.query<Record<string, unknown>>(operation, {...variables, after}));
        const page = (inside ? (found as Record<string, unknown> | null)?.[inside] : found) as
          | Page<Node>
          | null
          | undefined;
        nodes.push(...(page?.nodes ?? []));
        after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      return nodes;
    },
  };
  return api;
}
