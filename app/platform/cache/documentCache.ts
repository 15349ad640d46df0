import {LRUCache} from 'lru-cache';
import {sha256} from '../hash';
import {documentLifetime, failures, maxWait, memoryBytes} from './lifetimes';
import {RenderLimitReached} from './renderLimit';
import {SingleFlight} from './singleFlight';
import type {StoreChanges} from './storeChanges';
import {TieredStorage} from './tieredStorage';

/**
 * A finished response, the same for every visitor. Its Content-Security-Policy has the hashes of the scripts in the body. All requests
 * share it, so it must not be modified.
 */
interface CachedDocument {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  isIncomplete: boolean;
  /** Start of the rendering, in ms since 1970. */
  createdAt: number;
  /** Time of the oldest answer of the store in the document, in ms since 1970. */
  contentAt: number;
}

interface Rendering {
  response: Response;
  /** See `CachedDocument`. */
  contentAt: number;
  /** The store has failed, and a part of the page is missing or a fallback. */
  isIncomplete: boolean;
}

type DocumentResponse = Pick<Rendering, 'response' | 'isIncomplete'>;

interface Options {
  /** The URL of the document with the parameters that its page reads. */
  key: string;
  /** A visitor can make up URLs of this kind. Their documents don't evict other documents, and are cached in this worker only. */
  isVariant: boolean;
  /** Other values that change documents and differ between workers: build and settings. */
  scope: () => string;
  openCache: () => Promise<Cache>;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Whether this request needs the body of the document with this `ETag`. Copying the body is the slowest step. */
  needsBody?: (etag: string | null) => boolean;
  /**
   * Renders the document without any data of a visitor. `isKnown` when a document of this address, even an old one, is cached. May throw
   * `RenderLimitReached`: that is no failure of the page, and isn't cached.
   */
  render: (isKnown: boolean) => Promise<Rendering>;
}

const documentHeader = 'X-Document';

const encoder = new TextEncoder();

/** Documents in one worker's memory, and behind it in the Cache API of its data centre. */
export class DocumentCache {
  #storage = new TieredStorage<CachedDocument>({
    name: 'documents',
    maxAge: documentLifetime.fallback,
    memory: memoryBytes.documents,
    sizeOf: ({body}) => body.byteLength + 2_000,
    toResponse: ({headers, body, contentAt}) =>
      new Response(body, {headers: {[documentHeader]: JSON.stringify({headers: [...headers], contentAt})}}),
    fromResponse: async (response, createdAt) => {
      const {headers, contentAt} = JSON.parse(response.headers.get(documentHeader) ?? '{}') as SerializedDocument;
      const body = new Uint8Array(await response.arrayBuffer());
      return {status: 200, headers: new Headers(headers), body, isIncomplete: false, createdAt, contentAt};
    },
  });
  #failures = new LRUCache<string, CachedDocument>({max: failures.maxDocuments});
  #renderings: SingleFlight<CachedDocument | undefined>;

  constructor(
    private storeChanges: Pick<StoreChanges, 'storeChangedAt' | 'refresh'>,
    private now: () => number = Date.now,
  ) {
    this.#renderings = new SingleFlight(maxWait.document, now);
  }

  /**
   * Returns a cached document or renders it. When the limit of renderings is reached, a cached one is served even if it is old (rule 2.32).
   * These documents are cached:
   * - with status 200, if they are complete, and have neither a cookie nor `Cache-Control: private` or `no-store`;
   * - with status 404, whatever their `Cache-Control`, unless they set a cookie;
   * - failures, for `failures.lifetime`, to relieve the store.
   */
  async respond(options: Options): Promise<DocumentResponse> {
    const {key, waitUntil} = options;
    const memoryDocument = this.#storage.get(key);
    if (memoryDocument && this.#getAge(memoryDocument) < documentLifetime.fresh)
      return createResponse(memoryDocument, options);
    const document = await this.#loadNewest(options);
    const age = document ? this.#getAge(document) : Infinity;
    if (document && age < documentLifetime.fresh) return createResponse(document, options);
    const fallback = document?.status === 200 && age < documentLifetime.fallback ? document : undefined;
    const failure = this.#failures.get(key);
    const isRendering = this.#renderings.has(key);
    // With a fallback, a request doesn't wait while another one finds out whether the store answers again.
    if (failure && (this.now() - failure.createdAt < failures.lifetime * 1000 || (fallback && isRendering)))
      return createResponse(fallback ?? failure, options);
    if (fallback && age < documentLifetime.stale) {
      if (!isRendering) waitUntil(this.#render(options, true).catch(logUnlessRefused));
      return createResponse(fallback, options);
    }
    // Rendering continues when the visitor leaves, because other requests may wait for it.
    const rendering = this.#render(options, fallback !== undefined);
    waitUntil(rendering.catch(() => {}));
    if (!fallback) return rendering;
    const rendered = await rendering.catch(logUnlessRefused);
    const hasFailed = !rendered || isFailure({status: rendered.response.status, isIncomplete: rendered.isIncomplete});
    return hasFailed ? createResponse(fallback, options) : rendered;
  }

  /** Reads the recorded changes, then returns the newest document of this worker and of the others in its data centre. */
  async #loadNewest(options: Options): Promise<CachedDocument | undefined> {
    const cache = await options.openCache();
    const {key, isVariant} = options;
    // `getNewest` copies a newer document into this worker's memory.
    const newest = isVariant ? undefined : this.#storage.getNewest(options, cache);
    await Promise.all([newest, this.storeChanges.refresh(cache)]);
    return this.#storage.get(key);
  }

  /** Age in seconds. A document with content from before a change of the store has expired: it is a fallback only. */
  #getAge({createdAt, contentAt}: CachedDocument): number {
    const age = (this.now() - createdAt) / 1000;
    return contentAt < this.storeChanges.storeChangedAt ? Math.max(age, documentLifetime.stale) : age;
  }

  /** Renders the document, or waits for the request that is rendering it. */
  async #render(options: Options, isKnown: boolean): Promise<DocumentResponse> {
    let privateRendering: Rendering | undefined;
    const document = await this.#renderings.run(options.key, async () => {
      const createdAt = this.now();
      const rendering = await options.render(isKnown);
      if (!isShareable(rendering.response)) {
        privateRendering = rendering;
        this.#delete(options);
        return undefined;
      }
      const result = await toDocument(rendering, createdAt);
      this.#store(options, result);
      return result;
    });
    if (document) return createResponse(document, options);
    // Only the request that has rendered it may use a response for one visitor. The others render their own.
    return privateRendering ?? options.render(isKnown);
  }

  #store(options: Options, document: CachedDocument): void {
    const {key, isVariant, openCache, waitUntil} = options;
    if (isFailure(document)) {
      // A failure is cached from its end, not from its start.
      this.#failures.set(key, {...document, createdAt: this.now()});
      return;
    }
    this.#failures.delete(key);
    if (document.status === 404) this.#delete(options);
    if (document.status === 404 || isVariant) this.#storage.setVariant(key, document);
    else waitUntil(this.#storage.set(options, document, openCache()).catch((error: unknown) => console.error(error)));
  }

  #delete(options: Options): void {
    const {openCache, waitUntil} = options;
    waitUntil(this.#storage.delete(options, openCache()).catch((error: unknown) => console.error(error)));
  }
}

/** The value of `documentHeader`, as JSON. */
interface SerializedDocument {
  headers: [string, string][];
  contentAt: number;
}

/** Whether the store has failed: the page or a part of it is missing. */
function isFailure({status, isIncomplete}: Pick<CachedDocument, 'status' | 'isIncomplete'>): boolean {
  return status >= 500 || isIncomplete;
}

/** A refused rendering isn't worth a line in the log: under load there are thousands. */
function logUnlessRefused(error: unknown): undefined {
  if (!(error instanceof RenderLimitReached)) console.error(error);
}

/** Whether all visitors can share a response. */
function isShareable({status, headers}: Response): boolean {
  if (headers.has('Set-Cookie')) return false;
  const isPersonal = /\b(private|no-store)\b/.test(headers.get('Cache-Control') ?? '');
  return (status === 200 && !isPersonal) || status === 404 || status >= 500;
}

async function toDocument({response, contentAt, isIncomplete}: Rendering, createdAt: number): Promise<CachedDocument> {
  const {status} = response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  const hash = await sha256(concatenate(encoder.encode(policy), body));
  headers.set('ETag', `"${hash.slice(0, 32)}"`);
  return {status, headers, body, isIncomplete, createdAt, contentAt};
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(first.byteLength + second.byteLength);
  result.set(first);
  result.set(second, first.byteLength);
  return result;
}

/** Creates a new `Response`, which copies the headers, so that changes don't affect the cached document. */
function createResponse(
  {status, headers, body, isIncomplete}: CachedDocument,
  {needsBody = () => true}: Pick<Options, 'needsBody'>,
): DocumentResponse {
  // A browser has stored only documents with status 200, so it always needs the body of others.
  const isBodyNeeded = status !== 200 || needsBody(headers.get('ETag'));
  return {response: new Response(isBodyNeeded ? body : null, {status, headers}), isIncomplete};
}
