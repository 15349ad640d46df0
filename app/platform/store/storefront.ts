import {CacheNone, type Storefront} from '@shopify/hydrogen';
import {storeUnavailable} from '../errors';
import type {CachePolicy} from '../cache/lifetimes';
import {withDeadline} from './withDeadline';
import {QueryCache} from '../cache/queryCache';
import {readAnswer, UnusableAnswer} from './storeAnswer';

/** Timeouts for the store, in ms since the start of the visitor's request. A second is left for the way of the message (rule 14.6). */
export const storeTimeouts = {query: 8_000, mutation: 10_000};

/** The store didn't answer in time. */
export class StoreTimeout extends Error {
  override name = 'StoreTimeout';
}

const createTimeout = () => new StoreTimeout('The store gave no answer in time.');

interface Options {
  waitUntil: (promise: Promise<unknown>) => void;
  timeouts?: typeof storeTimeouts;
  /** Called when a query has failed after its retry: the page lacks data or shows a fallback. */
  onFailure?: () => void;
  /** Called with the time of the request, in ms since 1970, for each answer that the page uses. */
  onAnswer?: (requestedAt: number) => void;
  /** By default the cache is for this request only. */
  queryCache?: QueryCache;
  /** See `QueryCache`. */
  storeChangedAt?: () => number;
}

/**
 * Makes Hydrogen's client reliable for one request of a visitor. Hydrogen caches a truncated answer as a success, and has no timeout.
 * So the returned client caches only answers with data, retries a failed query once, and has a deadline. A failed query throws the page with status
 * 503 (rule 2.5). A mutation isn't retried, and its error is rethrown for the action to handle.
 */
export function reliableStorefront<S extends Storefront>(client: S, options: Options): S {
  const {
    waitUntil,
    onFailure,
    onAnswer,
    timeouts = storeTimeouts,
    queryCache = new QueryCache(),
    storeChangedAt = () => -Infinity,
  } = options;
  const start = Date.now();
  const deadlines = {query: start + timeouts.query, mutation: start + timeouts.mutation};

  const query: Storefront['query'] = async (document, ...queryOptions) => {
    const {cache: policy, ...requestOptions} = (queryOptions[0] ?? {}) as {cache?: CachePolicy};
    const name = operationName(document);
    const send = async () => {
      const {data, accessErrors} = readAnswer(
        await client.query(document, {...requestOptions, cache: CacheNone()} as never),
      );
      for (const message of accessErrors) console.error(`Storefront query ${name} lacks a field: ${message}`);
      return data;
    };
    const sendWithRetry = () =>
      send().catch((error: unknown) => {
        if (isFinal(error) || Date.now() >= deadlines.query) throw error;
        return send();
      });
    const applyDeadline = <T>(promise: Promise<T>) => withDeadline(promise, deadlines.query, createTimeout);
    // Logged where the request is sent, because several requests may share one failure.
    const fetchAnswer = () =>
      applyDeadline(sendWithRetry()).catch((error: unknown) => {
        console.error(`Storefront query ${name} failed:`, error);
        throw error;
      });
    const getAnswer = async () => {
      if (!client.cache || !policy || !('fresh' in policy)) return fetchAnswer();
      const key = JSON.stringify([client.getApiUrl(), document, requestOptions, client.i18n]);
      const options = {cache: client.cache, key, policy, storeChangedAt, applyDeadline, waitUntil};
      const {data, createdAt, isFallback} = await queryCache.get(options, fetchAnswer);
      onAnswer?.(createdAt);
      if (isFallback) onFailure?.();
      return data;
    };
    return getAnswer().catch(() => {
      onFailure?.();
      throw storeUnavailable();
    });
  };
  const mutate: Storefront['mutate'] = (document, ...mutateOptions) =>
    withDeadline(client.mutate(document, ...mutateOptions), deadlines.mutation, createTimeout);
  return {...client, query, mutate};
}

/** The operation name of a GraphQL document, for the log. */
function operationName(document: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'anonymous';
}

/** Whether a retry is pointless: the store has answered with errors, or throttles requests. */
function isFinal(error: unknown): boolean {
  if (error instanceof UnusableAnswer) return error.errors.length > 0;
  // Hydrogen's error has the store's errors as JSON in its cause.
  return error instanceof Error && String(error.cause).includes('"THROTTLED"');
}
