import {LRUCache} from 'lru-cache';
import {noStore} from './cacheControl';
import {sha256} from '../hash';
import {retryDelay} from './queryCache';
import {deleteShared, maxAge, readShared, writeShared, type CachedDocument} from './sharedDocuments';
import {SingleFlight} from './singleFlight';
import type {StoreChanges} from './storeChanges';

/** Seconds since a document was rendered. */
const lifetime = {
  /** It is served as it is. A not-found page is rendered anew after that. */
  fresh: 60,
  /** It is served, and rendered anew after that. */
  stale: 600,
  /** It is served only when it can't be rendered, because the store fails. */
  fallback: maxAge,
};

/** Milliseconds after which nobody waits any longer for a rendering. Longer than the store's deadline. */
const maxDuration = 15_000;

/** Bytes in this worker's memory, of the 128 MB that a worker has. */
const maxBytes = {documents: 32_000_000, variants: 16_000_000};

/** Failed renderings that are shared. Each is one page. */
const maxFailures = 100;

const encoder = new TextEncoder();

interface Options {
  /** URL of the document, with the parameters that its page reads. */
  key: string;
  /** A visitor can make up addresses of this kind. Their documents can't push out others, and stay in this worker. */
  isVariant: boolean;
  /** Whatever else changes documents and differs between workers: build and settings. */
  scope: string;
  openCache: () => Promise<Cache>;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Renders the document for nobody in particular. `contentAt`: see `CachedDocument`. */
  render: () => Promise<{response: Response; contentAt: number}>;
}

/** The documents of one worker's memory, and behind it those of its data centre. */
export class DocumentCache {
  #documents = memoryOf(maxBytes.documents);
  #variants = memoryOf(maxBytes.variants);
  #failures = new LRUCache<string, CachedDocument>({max: maxFailures});
  #renderings: SingleFlight<CachedDocument | undefined>;

  constructor(
    private changes: Pick<StoreChanges, 'latest' | 'refresh'>,
    private now: () => number = Date.now,
  ) {
    this.#renderings = new SingleFlight(maxDuration, now);
  }

  /**
   * The document under a key: cached, or rendered now. Only complete ones with status 200 or 404 are cached; a failure is for
   * `retryDelay`, so that the store is left alone.
   */
  async answer(options: Options): Promise<Response> {
    const {key, waitUntil} = options;
    const cached = this.#memory(key);
    if (cached && this.#age(cached) < lifetime.fresh) return toResponse(cached);
    const document = await this.#newest(options);
    const age = document ? this.#age(document) : Infinity;
    if (document && age < lifetime.fresh) return toResponse(document);
    const fallback = document?.status === 200 && age < lifetime.fallback ? document : undefined;
    const failure = this.#failures.get(key);
    const isRendering = this.#renderings.has(key);
    // Nobody who has a fallback waits while somebody else finds out whether the store answers again.
    if (failure && (this.now() - failure.rendered < retryDelay || (fallback && isRendering)))
      return toResponse(fallback ?? failure);
    if (fallback && age < lifetime.stale) {
      if (!isRendering) waitUntil(this.#render(options).catch((error: unknown) => console.error(error)));
      return toResponse(fallback);
    }
    // Rendering goes on when the visitor leaves: others may wait for it.
    const work = this.#render(options);
    waitUntil(work.catch(() => {}));
    const response = await work.catch((error: unknown) => {
      if (!fallback) throw error;
      console.error(error);
    });
    return response && !(fallback && isFailure(response)) ? response : toResponse(fallback as CachedDocument);
  }

  #memory(key: string): CachedDocument | undefined {
    return this.#documents.get(key) ?? this.#variants.get(key);
  }

  /** The newest document that this worker or another one of the data centre has, after what others know of changes. */
  async #newest(options: Options): Promise<CachedDocument | undefined> {
    const {key, isVariant} = options;
    const cache = await options.openCache();
    const shared = isVariant ? undefined : readShared(cache, options);
    const [other] = await Promise.all([shared, this.changes.refresh(cache)]);
    // Another request may have rendered it meanwhile.
    const own = this.#memory(key);
    if (!other || (own && own.rendered >= other.rendered)) return own;
    this.#documents.set(key, other);
    return other;
  }

  /** In seconds. What was made of content from before a change is at least stale. */
  #age({rendered, contentAt}: CachedDocument): number {
    const age = (this.now() - rendered) / 1000;
    return contentAt < this.changes.latest ? Math.max(age, lifetime.stale) : age;
  }

  /** Renders the document, or waits for the request that is rendering it. */
  async #render(options: Options): Promise<Response> {
    let own: Response | undefined;
    const document = await this.#renderings.run(options.key, async () => {
      const rendered = this.now();
      const {response, contentAt} = await options.render();
      if (!isForEverybody(response)) {
        own = response;
        this.#remove(options);
        return undefined;
      }
      const result = await toDocument(response, {rendered, contentAt});
      this.#keep(options, result);
      return result;
    });
    if (document) return toResponse(document);
    // An answer that is not for everybody, such as a redirect, can't be shared.
    return own ?? (await options.render()).response;
  }

  #keep(options: Options, document: CachedDocument): void {
    const {key, isVariant, waitUntil} = options;
    if (isFailure(document)) {
      // The time of the failure counts, not that of its beginning.
      this.#failures.set(key, {...document, rendered: this.now()});
      return;
    }
    this.#failures.delete(key);
    if (document.status === 404) {
      this.#remove(options);
      this.#variants.set(key, document);
    } else if (isVariant) {
      this.#variants.set(key, document);
    } else {
      this.#documents.set(key, document);
      waitUntil(this.#share(options, document));
    }
  }

  /** Removes the document that was there before, also for other workers. */
  #remove(options: Options): void {
    const {key, waitUntil} = options;
    this.#variants.delete(key);
    if (this.#documents.delete(key)) waitUntil(this.#unshare(options));
  }

  async #share(options: Options, document: CachedDocument): Promise<void> {
    await writeShared(await options.openCache(), options, document).catch((error: unknown) => console.error(error));
  }

  async #unshare(options: Options): Promise<void> {
    await deleteShared(await options.openCache(), options).catch((error: unknown) => console.error(error));
  }
}

const memoryOf = (maxSize: number) =>
  new LRUCache<string, CachedDocument>({
    maxSize,
    sizeCalculation: ({body}, key) => body.byteLength + key.length + 2_000,
  });

/** Whether the store has failed: there is no page, or one without a part of it. */
function isFailure({status, headers}: Pick<Response, 'status' | 'headers'>): boolean {
  return status >= 500 || (status === 200 && headers.get('Cache-Control') === noStore['Cache-Control']);
}

/** Whether an answer belongs to no visitor. `setDocumentCaching` has said so. */
function isForEverybody(response: Response): boolean {
  const {status, headers} = response;
  if (headers.has('Set-Cookie')) return false;
  const isPublic = status === 200 && !!headers.get('Cache-Control')?.startsWith('public');
  return isPublic || status === 404 || isFailure(response);
}

async function toDocument(
  response: Response,
  times: Pick<CachedDocument, 'rendered' | 'contentAt'>,
): Promise<CachedDocument> {
  const {status} = response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('ETag', `"${(await sha256(joined(encoder.encode(policy), body))).slice(0, 32)}"`);
  return {status, headers, body, ...times};
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.byteLength + second.byteLength);
  both.set(first);
  both.set(second, first.byteLength);
  return both;
}

/** An answer of its own: what is done to its headers doesn't reach the cached document. */
function toResponse({status, headers, body}: CachedDocument): Response {
  return new Response(body, {status, headers: new Headers(headers)});
}
