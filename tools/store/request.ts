import {setTimeout as sleep} from 'node:timers/promises';
import {
  createBusyProblem,
  createConnectionProblem,
  createOutageProblem,
  createPageProblem,
  createStatusProblem,
  type GraphqlError,
  type StoreProblem,
} from './problem';

/** How long one request may take. */
const timeoutSeconds = 30;
/** How long a command waits for a busy store, all waits together. */
const maxWaitSeconds = 120;
/** How many times a request without an answer is sent. */
const maxAttempts = 4;

/** What a command shows while it waits. */
export interface Waiting {
  reason: string;
  /** How long it has waited so far. */
  seconds: number;
  maxSeconds: number;
}

export interface WaitOptions {
  /** Is called each second of a wait, and with `undefined` when the wait is over. */
  show?: (waiting?: Waiting) => void;
  /** How long a second lasts, in ms; shorter in tests. */
  second?: number;
}

/** Waits some seconds. Returns `false` at once when the time for all waits is used up. */
export type Wait = (reason: string, seconds: number) => Promise<boolean>;

export function createWait({show = () => {}, second = 1000}: WaitOptions): Wait {
  let waited = 0;
  return async (reason, seconds) => {
    if (waited >= maxWaitSeconds) return false;
    const end = Math.min(waited + Math.max(1, Math.ceil(seconds)), maxWaitSeconds);
    for (; waited < end; waited++) {
      show({reason, seconds: waited + 1, maxSeconds: maxWaitSeconds});
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

interface StoreRequest {
  url: string;
  headers?: Record<string, string>;
  body: string | URLSearchParams;
  /** A mutation without an answer isn't sent again: the store may have carried it out. */
  isMutation?: boolean;
  /** Recognizes an answer that refuses the request itself; returns `undefined` when the problem is the store. */
  findRefusal(status: number, text: string): StoreProblem | undefined;
}

/** The outcome of one attempt: an answer, or a problem and the seconds until the next attempt. */
type Outcome<Data> = {answer: Answer<Data>} | {problem: StoreProblem; seconds?: number; isBusy?: boolean};

/** Computes the seconds until Shopify's rate limit (points that refill) allows the operation again. */
function computeThrottleSeconds({extensions}: Answer<unknown>): number | undefined {
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

const isHtml = ({headers}: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

async function attempt<Data>({url, headers, body, findRefusal}: StoreRequest): Promise<Outcome<Data>> {
  const {host} = new URL(url);
  const busy = createBusyProblem(host, maxWaitSeconds);
  try {
    // `fetch` would drop the body when it follows a redirect.
    const redirect = 'manual';
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    const response = await fetch(url, {method: 'POST', headers, body, redirect, signal});
    const {status} = response;
    const text = await response.text();
    if (status === 429)
      return {problem: busy, isBusy: true, seconds: Number(response.headers.get('retry-after')) || undefined};
    if (status >= 500) return {problem: createOutageProblem(host, String(status))};
    // Shopify closes a store in JSON. A page with status 403 comes from what stands between.
    if (isHtml(response) && (response.ok || status === 403)) throw createPageProblem(host);
    if (!response.ok)
      throw findRefusal(status, text) ?? createStatusProblem(host, status, response.headers.get('location'));
    const answer = parse<Data>(text);
    if (!answer) return {problem: createOutageProblem(host, 'no JSON')};
    const {errors} = answer;
    const isThrottled = Array.isArray(errors) && errors.some(({extensions}) => extensions?.code === 'THROTTLED');
    return isThrottled ? {problem: busy, isBusy: true, seconds: computeThrottleSeconds(answer)} : {answer};
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException)
      return {problem: createConnectionProblem(host, error, timeoutSeconds)};
    throw error;
  }
}

/**
 * Sends a request to a store. It waits while the store is busy, and sends the request again when there was no answer.
 * @throws StoreProblem when the store can't be used
 */
export async function sendRequest<Data>(request: StoreRequest, waitOptions: WaitOptions): Promise<Answer<Data>> {
  const wait = createWait(waitOptions);
  for (let attempts = 1, failures = 0; ; attempts++) {
    const outcome = await attempt<Data>(request);
    if ('answer' in outcome) return outcome.answer;
    const {problem, isBusy, seconds = 2 ** (attempts - 1)} = outcome;
    if (!isBusy && (request.isMutation || ++failures === maxAttempts)) throw problem;
    const reason = isBusy ? 'The store is busy' : problem.problem.replace(/\.$/, '');
    if (!(await wait(reason, seconds))) throw problem;
  }
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
}

/** A GraphQL API of a store. */
export interface Api {
  /** Returns data and errors, so that the caller can read the errors. */
  ask<Data>(operation: string, variables?: object): Promise<{data: Data | null; errors: GraphqlError[]}>;
  /** @throws StoreProblem when there is an error, or no data */
  query<Data>(operation: string, variables?: object): Promise<Data>;
  /**
   * Reads all pages of a connection. The connection is the first field of the answer, or its field `connection`. The operation
   * has the variable `$after`.
   */
  queryAll<Node>(operation: string, variables?: object, connection?: string): Promise<Node[]>;
}

/** Creates a client of the API at a URL. `toProblem` turns the API's errors into a problem. */
export function createGraphqlApi(
  {url, headers, findRefusal}: Pick<StoreRequest, 'url' | 'headers' | 'findRefusal'>,
  toProblem: (host: string, errors: GraphqlError[]) => StoreProblem,
  waitOptions: WaitOptions,
): Api {
  const api: Api = {
    async ask<Data>(operation: string, variables: object = {}) {
      const request = {
        url,
        headers: {'Content-Type': 'application/json', ...headers},
        body: JSON.stringify({query: operation, variables}),
        isMutation: /^\s*mutation\b/.test(operation),
        findRefusal,
      };
      const {data = null, errors = []} = await sendRequest<Data>(request, waitOptions);
      return {data, errors: typeof errors === 'string' ? [{message: errors}] : errors};
    },
    async query<Data>(operation: string, variables?: object) {
      const {data, errors} = await api.ask<Data>(operation, variables);
      if (!data || errors.length > 0) throw toProblem(new URL(url).host, errors);
      return data;
    },
    async queryAll<Node>(operation: string, variables?: object, connection?: string) {
      const nodes: Node[] = [];
      let after: string | null = null;
      do {
        const [field] = Object.values(await api.query<Record<string, unknown>>(operation, {...variables, after}));
        const page = (connection ? (field as Record<string, unknown> | null)?.[connection] : field) as
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
