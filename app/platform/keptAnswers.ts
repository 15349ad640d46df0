import {sha256} from './hash';

interface Options {
  cache: Cache;
  /** Whatever changes the answer. */
  key: string;
  /** Seconds for which the answer is fresh. */
  maxAge: number;
  /** Seconds for which it stands in, after that, when the store fails. */
  staleIfError: number;
  waitUntil: (promise: Promise<unknown>) => void;
}

/** Milliseconds in which a store that has just failed is not asked for what is kept. */
const retryDelay = 10_000;

const keptAt = 'X-Kept-At';

/** When the store failed last, in ms since 1970. */
let failed = -Infinity;

/**
 * The answer to a query of content: kept while it is fresh, else read now. When that fails, what is kept stands in.
 * Hydrogen's cache has a rule for either age or failure, not for both.
 */
export async function keepAnswer<T>(options: Options, read: () => Promise<T>): Promise<T> {
  const {cache, key, maxAge, staleIfError, waitUntil} = options;
  // The Cache API's keys are requests. No visitor's request can have this host.
  const request = new Request(`https://answers.invalid/${await sha256(key)}`);
  const kept = await cache.match(request);
  const age = (Date.now() - Number(kept?.headers.get(keptAt))) / 1000;
  if (kept && (age < maxAge || (age < maxAge + staleIfError && Date.now() - failed < retryDelay))) return kept.json();
  try {
    const answer = await read();
    failed = -Infinity;
    waitUntil(
      cache.put(
        request,
        new Response(JSON.stringify(answer), {
          headers: {'Cache-Control': `max-age=${maxAge + staleIfError}`, [keptAt]: String(Date.now())},
        }),
      ),
    );
    return answer;
  } catch (error) {
    failed = Date.now();
    if (!kept || age >= maxAge + staleIfError) throw error;
    console.error('A kept answer stands in for the store:', error);
    return kept.json();
  }
}
