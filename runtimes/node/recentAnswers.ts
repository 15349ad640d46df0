import {LRUCache} from 'lru-cache';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {mayRedirect} from '~/platform/languageRedirect';
import type {CompressedCopy} from './compressedCopies';

/** In ms. The worker is asked once in this time: by then it may have rendered a document anew. */
const lifetime = 1_000;

/** URLs come from visitors: the least recently used go first. The bytes belong to `CompressedCopies`. */
const maxAnswers = 1_000;

/** Characters. Longer URLs and headers are no browser's. */
const maxKey = 2_000;

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * The short way: compressed documents that were sent a moment ago, sent again as they are. No `Request` is built for that and the
 * worker is not asked, which takes five times as long as to send a document (decision 020).
 */
export class RecentAnswers {
  #answers: LRUCache<string, CompressedCopy>;

  /** The clock counts milliseconds. */
  constructor(clock: {now(): number} = performance) {
    this.#answers = new LRUCache({max: maxAnswers, ttl: lifetime, perf: clock, ttlResolution: 0});
  }

  /** Sends the answer again, if there is one. */
  repeat(key: string | undefined, response: ServerResponse): boolean {
    const answer = key === undefined ? undefined : this.#answers.get(key);
    if (!answer) return false;
    // In the long way `compression` adds this one.
    const length = {'content-length': answer.body.byteLength, vary: 'Accept-Encoding'};
    response.writeHead(200, {...answer.headers, ...length}).end(answer.body);
    return true;
  }

  /** Keeps an answer that is the same for everybody who asks so. What only one visitor or browser may keep is left out. */
  keep(key: string | undefined, answer: CompressedCopy): void {
    const {'cache-control': caching, vary} = answer.headers;
    if (key !== undefined && caching?.startsWith('public') && !vary) this.#answers.set(key, answer);
  }

  /** Forgets all answers. */
  clear(): void {
    this.#answers.clear();
  }
}

/**
 * All that the worker reads of a request for a kept document: `undefined` where it reads more, such as the language that the
 * visitor has chosen or the copy that the browser has. With a gate no answer is `public`, so none is kept.
 */
export function answerKey({method, url = '', headers}: Asked, https: boolean): string | undefined {
  if (method !== 'GET' || headers['if-none-match'] || headers['sec-purpose']) return undefined;
  if (mayRedirect(headers.cookie)) return undefined;
  const key = [https ? 'https' : 'http', headers.host, url, headers['accept-encoding']].join(' ');
  return key.length > maxKey ? undefined : key;
}
