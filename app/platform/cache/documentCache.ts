import {LRUCache} from 'lru-cache';
import {sha256} from '../hash';
import {documentLifetime, failures, longestWait, memory} from './lifetimes';
import {SingleFlight} from './singleFlight';
import type {StoreChanges} from './storeChanges';
import {TieredStorage} from './tieredStorage';

/** A finished answer, the same for every visitor. Policy and body belong together. Nobody may change it. */
interface CachedDocument {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  isIncomplete: boolean;
  /** When its rendering began, in ms since 1970. */
  at: number;
  /** When the oldest answer of the store was read that it was made of, in ms since 1970. */
  contentAt: number;
}

interface Rendering {
  response: Response;
  /** See `CachedDocument`. */
  contentAt: number;
  /** The store has failed, and a part of the page is missing, or old. */
  isIncomplete: boolean;
}

type Answer = Pick<Rendering, 'response' | 'isIncomplete'>;

interface Options {
  /** URL of the document, with the parameters that its page reads. */
  key: string;
  /** A visitor can make up addresses of this kind. Their documents can't push out others, and stay in this worker. */
  isVariant: boolean;
  /** Whatever else changes documents and differs between workers: build and settings. */
  scope: () => string;
  openCache: () => Promise<Cache>;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Whether this request needs the bytes of the document with this `ETag`. To copy them takes longer than all else. */
  needsBody?: (tag: string | null) => boolean;
  /** Renders the document for nobody in particular. */
  render: () => Promise<Rendering>;
}

const documentHeader = 'X-Document';

const encoder = new TextEncoder();

/** The documents of one worker's memory, and behind it those of its data centre. */
export class DocumentCache {
  #storage = new TieredStorage<CachedDocument>({
    name: 'documents',
    maxAge: documentLifetime.fallback,
    memory: memory.documents,
    sizeOf: ({body}) => body.byteLength + 2_000,
    toResponse: ({headers, body, contentAt}) =>
      new Response(body, {headers: {[documentHeader]: JSON.stringify({headers: [...headers], contentAt})}}),
    fromResponse: async (response, at) => {
      const {headers, contentAt} = JSON.parse(response.headers.get(documentHeader) ?? '{}') as SharedDocument;
      const body = new Uint8Array(await response.arrayBuffer());
      return {status: 200, headers: new Headers(headers), body, isIncomplete: false, at, contentAt};
    },
  });
  #failures = new LRUCache<string, CachedDocument>({max: failures.maxDocuments});
  #renderings: SingleFlight<CachedDocument | undefined>;

  constructor(
    private changes: Pick<StoreChanges, 'latest' | 'refresh'>,
    private now: () => number = Date.now,
  ) {
    this.#renderings = new SingleFlight(longestWait.document, now);
  }

  /**
   * The document under a key: cached, or rendered now. Cached are complete ones with status 200 that set no cookie and whose own
   * `Cache-Control` says neither `private` nor `no-store`, and those with status 404. A failure is for `failures.lifetime`, so that the
   * store is left alone.
   */
  async answer(options: Options): Promise<Answer> {
    const {key, waitUntil} = options;
    const cached = this.#storage.get(key);
    if (cached && this.#age(cached) < documentLifetime.fresh) return toAnswer(cached, options);
    const document = await this.#newest(options);
    const age = document ? this.#age(document) : Infinity;
    if (document && age < documentLifetime.fresh) return toAnswer(document, options);
    const fallback = document?.status === 200 && age < documentLifetime.fallback ? document : undefined;
    const failure = this.#failures.get(key);
    const isRendering = this.#renderings.has(key);
    // Nobody who has a fallback waits while somebody else finds out whether the store answers again.
    if (failure && (this.now() - failure.at < failures.lifetime * 1000 || (fallback && isRendering)))
      return toAnswer(fallback ?? failure, options);
    if (fallback && age < documentLifetime.stale) {
      if (!isRendering) waitUntil(this.#render(options).catch((error: unknown) => console.error(error)));
      return toAnswer(fallback, options);
    }
    // Rendering goes on when the visitor leaves: others may wait for it.
    const work = this.#render(options);
    waitUntil(work.catch(() => {}));
    const answer = await work.catch((error: unknown) => {
      if (!fallback) throw error;
      console.error(error);
    });
    const isUseful = answer && !isFailure({status: answer.response.status, isIncomplete: answer.isIncomplete});
    return answer && (isUseful || !fallback) ? answer : toAnswer(fallback as CachedDocument, options);
  }

  /** The newest document that this worker or another one of the data centre has, after what others know of changes. */
  async #newest(options: Options): Promise<CachedDocument | undefined> {
    const cache = await options.openCache();
    const {key, isVariant} = options;
    await Promise.all([isVariant || this.#storage.getNewest(options, cache), this.changes.refresh(cache)]);
    return this.#storage.get(key);
  }

  /** In seconds. What was made of content from before a change is at least stale. */
  #age({at, contentAt}: CachedDocument): number {
    const age = (this.now() - at) / 1000;
    return contentAt < this.changes.latest ? Math.max(age, documentLifetime.stale) : age;
  }

  /** Renders the document, or waits for the request that is rendering it. */
  async #render(options: Options): Promise<Answer> {
    let own: Rendering | undefined;
    const document = await this.#renderings.run(options.key, async () => {
      const at = this.now();
      const rendering = await options.render();
      if (!isForEverybody(rendering.response)) {
        own = rendering;
        this.#delete(options);
        return undefined;
      }
      const result = await toDocument(rendering, at);
      this.#store(options, result);
      return result;
    });
    if (document) return toAnswer(document, options);
    // An answer that is not for everybody, such as a redirect, can't be shared.
    return own ?? options.render();
  }

  #store(options: Options, document: CachedDocument): void {
    const {key, isVariant, openCache, waitUntil} = options;
    if (isFailure(document)) {
      // The time of the failure counts, not that of its beginning.
      this.#failures.set(key, {...document, at: this.now()});
      return;
    }
    this.#failures.delete(key);
    if (document.status === 404) this.#delete(options);
    if (document.status === 404 || isVariant) this.#storage.setVariant(key, document);
    else waitUntil(this.#storage.set(options, document, openCache()).catch((error: unknown) => console.error(error)));
  }

  /** Removes the document that was there before. */
  #delete(options: Options): void {
    const {openCache, waitUntil} = options;
    waitUntil(this.#storage.delete(options, openCache()).catch((error: unknown) => console.error(error)));
  }
}

interface SharedDocument {
  headers: [string, string][];
  contentAt: number;
}

/** Whether the store has failed: there is no page, or one without a part of it. */
function isFailure({status, isIncomplete}: Pick<CachedDocument, 'status' | 'isIncomplete'>): boolean {
  return status >= 500 || isIncomplete;
}

/** Whether an answer belongs to no visitor. */
function isForEverybody({status, headers}: Response): boolean {
  if (headers.has('Set-Cookie')) return false;
  const isPersonal = /\b(private|no-store)\b/.test(headers.get('Cache-Control') ?? '');
  return (status === 200 && !isPersonal) || status === 404 || status >= 500;
}

async function toDocument({response, contentAt, isIncomplete}: Rendering, at: number): Promise<CachedDocument> {
  const {status} = response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('ETag', `"${(await sha256(joined(encoder.encode(policy), body))).slice(0, 32)}"`);
  return {status, headers, body, isIncomplete, at, contentAt};
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.byteLength + second.byteLength);
  both.set(first);
  both.set(second, first.byteLength);
  return both;
}

/** An answer of its own: `Response` copies the headers, so what is done to them doesn't reach the cached document. */
function toAnswer(
  {status, headers, body, isIncomplete}: CachedDocument,
  {needsBody = () => true}: Pick<Options, 'needsBody'>,
): Answer {
  // Only a document with status 200 can be one that the browser has already.
  const sent = status !== 200 || needsBody(headers.get('ETag')) ? body : null;
  return {response: new Response(sent, {status, headers}), isIncomplete};
}
