import {setTimeout as sleep} from 'node:timers/promises';
import type {AdminEnv} from '../environment';
import {AdminError, type UserErrors} from './adminError';
import {accessToken, storeOrigin} from './access';

/** The version of the Admin API that the operations are written for. */
const VERSION = '2026-10';

/** An operation is tried this often when the store doesn't answer, or has no points left for it. */
const MAX_TRIES = 8;
const MAX_TIME_MS = 30_000;

interface Cost {
  requestedQueryCost: number;
  throttleStatus: {currentlyAvailable: number; restoreRate: number};
}

interface Answer<Data> {
  data?: Data | null;
  errors?: string | {message: string; extensions?: {code?: string; requiredAccess?: string}}[];
  extensions?: {cost?: Cost};
}

/** The Admin API of a store. Every failure is an `AdminError` that says what to do. */
export interface Admin {
  query<Data>(operation: string, variables?: object): Promise<Data>;
  /** A mutation by its only field. `what` names the change in the error, such as `the entry jobs/tischler`. */
  mutate<Payload extends UserErrors>(operation: string, variables: object, what: string): Promise<Payload>;
  /** All nodes of a connection, page after page: the operation has the variable `$after`. */
  all<Node>(operation: string, variables?: object): Promise<Node[]>;
}

interface Options {
  /** How long the first wait is, in ms; each next one is twice as long. Shorter in tests. */
  waitMs?: number;
}

const isMutation = (operation: string) => /^\s*mutation\b/.test(operation);

/** Seconds until the store has points for an operation again. */
function waitOf({requestedQueryCost, throttleStatus}: Cost): number {
  return Math.max(0, requestedQueryCost - throttleStatus.currentlyAvailable) / throttleStatus.restoreRate;
}

/**
 * The Admin API of the store in `.env`. It waits when the store asks for it (429, `THROTTLED`), and asks again when a
 * query gets no answer. A mutation without an answer may have been carried out, so it isn't sent twice.
 */
export async function connectAdmin(domain: string, env: AdminEnv, {waitMs = 1000}: Options = {}): Promise<Admin> {
  const origin = storeOrigin(domain);
  const token = await accessToken(origin, env);

  async function post<Data>(operation: string, variables: object): Promise<Answer<Data> | 'later' | 'lost'> {
    const response = await fetch(`${origin}/admin/api/${VERSION}/graphql.json`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': token},
      body: JSON.stringify({query: operation, variables}),
      signal: AbortSignal.timeout(MAX_TIME_MS),
    }).catch(() => undefined);
    if (!response) return 'lost';
    if (response.status === 429) return 'later';
    if (response.status === 401 || response.status === 403) throw AdminError.wrongToken(domain);
    if (response.status === 404) throw AdminError.noStore(domain);
    if (!response.ok) return 'lost';
    return response.json().catch(() => 'lost') as Promise<Answer<Data> | 'lost'>;
  }

  async function send<Data>(operation: string, variables: object): Promise<Data> {
    for (let tried = 1; tried <= MAX_TRIES; tried++) {
      const answer = await post<Data>(operation, variables);
      const pause = waitMs * 2 ** (tried - 1);
      if (answer === 'lost') {
        if (isMutation(operation)) throw AdminError.noAnswer(domain, true);
        if (tried === 4) break;
        await sleep(pause);
        continue;
      }
      const errors = answer === 'later' ? [{message: 'Throttled', extensions: {code: 'THROTTLED'}}] : answer.errors;
      if (!errors && answer !== 'later' && answer.data) return answer.data;
      if (typeof errors === 'string') throw AdminError.refused(errors);
      const isThrottled = errors?.some(({extensions}) => extensions?.code === 'THROTTLED');
      if (!isThrottled) throw AdminError.of(errors ?? [{message: 'The store answered nothing.'}]);
      const cost = answer === 'later' ? undefined : answer.extensions?.cost;
      await sleep(cost ? waitOf(cost) * 1000 : pause);
    }
    throw AdminError.noAnswer(domain, isMutation(operation));
  }

  return {
    query: (operation, variables = {}) => send(operation, variables),
    async mutate<Payload extends UserErrors>(operation: string, variables: object, what: string) {
      const [payload] = Object.values(await send<Record<string, Payload>>(operation, variables));
      if (!payload) throw AdminError.refused(`${what}: the store answered nothing.`);
      if (payload.userErrors.length > 0) throw AdminError.userErrors(what, payload.userErrors);
      return payload;
    },
    async all<Node>(operation: string, variables: object = {}) {
      const nodes: Node[] = [];
      let after: string | null = null;
      do {
        const data: Record<string, Page<Node>> = await send(operation, {...variables, after});
        const page: Page<Node> | undefined = Object.values(data)[0];
        nodes.push(...(page?.nodes ?? []));
        after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      return nodes;
    },
  };
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
}
