import {LRUCache} from 'lru-cache';
import {cacheKey} from './cacheKey';

/** Answers as they were parsed, in this worker's memory. Who reads one must not change it. */
export type AnswerMemory = LRUCache<string, KeptAnswer>;

interface KeptAnswer {
  answer: object;
  /** In ms since 1970. */
  at: number;
  /** Characters of its JSON. */
  size: number;
}

/** Characters of JSON. */
const maxMemory = 8_000_000;

/** Parsing a large answer for each page anew would cost more than the page. */
export const answerMemory = (): AnswerMemory =>
  new LRUCache({maxSize: maxMemory, sizeCalculation: ({size}, key) => size + key.length});

interface Options {
  memory: AnswerMemory;
  cache: Cache;
  /** Whatever changes the answer. */
  key: string;
  /** Seconds for which the answer is fresh. */
  maxAge: number;
  /** Seconds for which it stands in, after that, when the store fails. */
  staleIfError: number;
  /** When something changed in the store last, in ms since 1970. An answer from before is not fresh. */
  changedAt: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
}

/** Milliseconds in which a store that has just failed is not asked for what is kept. */
const retryDelay = 10_000;

const keptAt = 'X-Kept-At';

/** When the store failed last, in ms since 1970. */
let failed = -Infinity;

/**
 * The answer to a query of content: kept while it is fresh, else read now. When that fails, what is kept stands in.
 * Hydrogen's cache has a rule for either age or failure, not for both. One that says the same as before is the same object,
 * so that what was made of it stays known (`onceFor`).
 */
export async function keepAnswer<T extends object>(options: Options, read: () => Promise<T>): Promise<T> {
  const {memory, cache, key, maxAge, staleIfError, changedAt, waitUntil} = options;
  const isFresh = ({at}: KeptAnswer) => Date.now() - at < maxAge * 1000 && at > changedAt();
  let kept = memory.get(key);
  if (!kept || !isFresh(kept)) {
    // Another worker may have a newer one.
    const shared = await readShared(await cache.match(await cacheKey('answers', key)));
    if (shared && shared.at > (kept?.at ?? -Infinity)) memory.set(key, (kept = shared));
  }
  const age = kept ? (Date.now() - kept.at) / 1000 : Infinity;
  if (kept && (isFresh(kept) || (age < maxAge + staleIfError && Date.now() - failed < retryDelay)))
    return kept.answer as T;
  const at = Date.now();
  try {
    const answer = await read();
    failed = -Infinity;
    const json = JSON.stringify(answer);
    const known = kept?.size === json.length && JSON.stringify(kept.answer) === json ? kept.answer : answer;
    memory.set(key, {answer: known, at, size: json.length});
    const headers = {'Cache-Control': `max-age=${maxAge + staleIfError}`, [keptAt]: String(at)};
    waitUntil(cacheKey('answers', key).then((address) => cache.put(address, new Response(json, {headers}))));
    return known as T;
  } catch (error) {
    failed = Date.now();
    if (!kept || age >= maxAge + staleIfError) throw error;
    console.error('A kept answer stands in for the store:', error);
    return kept.answer as T;
  }
}

async function readShared(found: Response | undefined): Promise<KeptAnswer | undefined> {
  if (!found) return undefined;
  const json = await found.text();
  return {answer: JSON.parse(json) as object, at: Number(found.headers.get(keptAt)), size: json.length};
}
