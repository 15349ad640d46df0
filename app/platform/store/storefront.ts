import {CacheNone, type Storefront} from '@shopify/hydrogen';
import {storeUnavailable} from '../errors';
import type {AnswerCaching} from '../cache/lifetimes';
import {inTime} from './inTime';
import {QueryCache} from '../cache/queryCache';
import {readAnswer, UnusableAnswer} from './storeAnswer';

/** How long the store is waited for, in milliseconds since the visitor's request came in. */
export const storeTimeouts = {query: 8_000, mutation: 11_000};

/** The store gave no answer in time. */
export class StoreTimeout extends Error {
  override name = 'StoreTimeout';
}

const late = () => new StoreTimeout('The store gave no answer in time.');

interface Options {
  waitUntil: (promise: Promise<unknown>) => void;
  timeouts?: typeof storeTimeouts;
  /** Called when a query has failed for good: the page lacks something, or shows a fallback. */
  onFailure?: () => void;
  /** Called with the time, in ms since 1970, at which the store was asked for an answer that the page uses. */
  onAnswer?: (at: number) => void;
  /** Default: one for this request alone. */
  queries?: QueryCache;
  /** See `QueryCache`. */
  changedAt?: () => number;
}

/**
 * Hydrogen's client for one request of a visitor, made reliable. Hydrogen takes an answer that was cut off for a success,
 * keeps it, and waits without limit. So only answers with data are kept here, a failed query is sent once more, and
 * everything ends in time. A query that fails throws the page with status 503 (rule 2.5). A mutation is sent once, and its
 * error is thrown as it is: the action that sends it says what failed.
 */
export function reliableStorefront<S extends Storefront>(client: S, options: Options): S {
  const {
    waitUntil,
    onFailure,
    onAnswer,
    timeouts = storeTimeouts,
    queries = new QueryCache(),
    changedAt = () => -Infinity,
  } = options;
  const start = Date.now();
  const deadlines = {query: start + timeouts.query, mutation: start + timeouts.mutation};

  const query: Storefront['query'] = async (document, ...queryOptions) => {
    const {cache: caching, ...rest} = (queryOptions[0] ?? {}) as {cache?: AnswerCaching};
    const name = operationName(document);
    const send = async () => {
      const {data, denied} = readAnswer(await client.query(document, {...rest, cache: CacheNone()} as never));
      for (const message of denied) console.error(`Storefront query ${name} lacks a field: ${message}`);
      return data;
    };
    const sendTwice = () =>
      send().catch((error: unknown) => {
        if (isFinal(error) || Date.now() >= deadlines.query) throw error;
        return send();
      });
    const limit = <T>(promise: Promise<T>) => inTime(promise, deadlines.query, late);
    // Logged here, where the request is sent: others may get the same failure without sending one.
    const fetchAnswer = () =>
      limit(sendTwice()).catch((error: unknown) => {
        console.error(`Storefront query ${name} failed:`, error);
        throw error;
      });
    const get = async () => {
      if (!client.cache || !caching || !('fresh' in caching)) return fetchAnswer();
      const key = JSON.stringify([client.getApiUrl(), document, rest, client.i18n]);
      const options = {cache: client.cache, key, caching, changedAt, limit, waitUntil};
      const {data, at, stale} = await queries.get(options, fetchAnswer);
      onAnswer?.(at);
      if (stale) onFailure?.();
      return data;
    };
    return get().catch(() => {
      onFailure?.();
      throw storeUnavailable();
    });
  };
  const mutate: Storefront['mutate'] = (document, ...mutateOptions) =>
    inTime(client.mutate(document, ...mutateOptions), deadlines.mutation, late);
  return {...client, query, mutate};
}

/** Operation name of a GraphQL document, for the log. */
function operationName(document: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'anonymous';
}

/** Whether the store would say the same again: it has answered in words, or asks for fewer requests. */
function isFinal(error: unknown): boolean {
  if (error instanceof UnusableAnswer) return error.errors.length > 0;
  // Hydrogen writes the store's errors as JSON into the cause.
  return error instanceof Error && String(error.cause).includes('"THROTTLED"');
}
