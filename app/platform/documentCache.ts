import {LRUCache} from 'lru-cache';
import {noStore} from './documentCaching';
import {sha256} from './hash';
import type {StoreChanges} from './storeChanges';
import {deleteShared, maxAge, readShared, writeShared, type KeptDocument} from './sharedDocuments';

/** Seconds since a document was rendered. */
const lifetime = {
  /** It is served as it is. */
  fresh: 60,
  /** It is served, and rendered anew after that. */
  stale: 600,
  /** It is served only when it can't be rendered, because the store fails. */
  fallback: maxAge,
};

/** Milliseconds in which nobody tries again to render a document that has just failed. */
const retryDelay = 10_000;

/** Milliseconds after which nobody waits any longer for a document that another visitor's request is rendering. */
const maxWait = 5_000;
const waitStep = 20;

/** Bytes in this worker's memory, of the 128 MB that a worker has. */
const maxBytes = 32_000_000;

/** Not-found pages have URLs that a visitor makes up: few are kept, for a short while, and only in memory. */
const notFoundPages = {max: 100, ttl: 30_000};

const encoder = new TextEncoder();

interface Options {
  /** URL of the document, with the parameters that its page reads. */
  key: string;
  /** Whatever else changes documents and differs between workers: build and settings. */
  scope: string;
  openCache: () => Promise<Cache>;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Renders the document for nobody in particular. */
  render: () => Promise<Response>;
}

/** The documents of one worker's memory, and behind it those of its data centre. */
export class DocumentCache {
  private kept = new LRUCache<string, KeptDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({body}, key) => body.byteLength + key.length + 2_000,
  });
  private missing = new LRUCache<string, KeptDocument>(notFoundPages);
  /** When rendering began, in ms since 1970. An entry may stay behind: a runtime can end a request before it is done. */
  private rendering = new Map<string, number>();
  private failed = new LRUCache<string, true>({max: 1_000, ttl: retryDelay});

  constructor(
    private changes: Pick<StoreChanges, 'touches' | 'learn'>,
    private now: () => number = Date.now,
  ) {}

  /** The document under a key: kept, or rendered now. Only complete ones with status 200, and few with 404, are kept. */
  async answer(options: Options): Promise<Response> {
    const {key, waitUntil} = options;
    let kept = this.kept.get(key) ?? this.missing.get(key);
    if (!kept) {
      const cache = await options.openCache();
      const [shared] = await Promise.all([readShared(cache, options), this.changes.learn(cache)]);
      // Another visitor's request may have rendered it meanwhile.
      kept = this.kept.get(key) ?? this.missing.get(key);
      if (!kept && shared) this.kept.set(key, (kept = shared));
    }
    const age = kept ? this.age(kept, key) : Infinity;
    if (kept && age < lifetime.fresh) return toResponse(kept);
    const failed = this.failed.has(key);
    if (kept && age < (failed ? lifetime.fallback : lifetime.stale)) {
      if (!failed && !this.isRendering(key)) waitUntil(this.renew(options));
      return toResponse(kept);
    }
    const rendered = this.isRendering(key) ? await this.waitForOther(key) : undefined;
    if (rendered) return toResponse(rendered);
    // Rendering goes on when the visitor leaves: others may wait for it.
    const work = this.render(options);
    waitUntil(work.catch(() => {}));
    const fallback = age < lifetime.fallback ? kept : undefined;
    const response = await work.catch((error: unknown) => {
      if (!fallback) throw error;
      console.error(error);
    });
    return response && !(fallback && isFailure(response)) ? response : toResponse(fallback as KeptDocument);
  }

  private isRendering(key: string): boolean {
    return this.now() - (this.rendering.get(key) ?? -Infinity) < maxWait;
  }

  /** In seconds. What has changed since is rendered anew, and stands in only when that fails. */
  private age(document: KeptDocument, key: string): number {
    const age = (this.now() - document.rendered) / 1000;
    return this.changes.touches(document, key) ? Math.max(age, lifetime.stale) : age;
  }

  /** Another worker may have rendered it meanwhile. */
  private async renew(options: Options): Promise<void> {
    this.rendering.set(options.key, this.now());
    const cache = await options.openCache();
    const [other] = await Promise.all([readShared(cache, options), this.changes.learn(cache)]);
    if (other && this.age(other, options.key) < lifetime.fresh) {
      this.kept.set(options.key, other);
      this.rendering.delete(options.key);
    } else await this.render(options).catch((error: unknown) => console.error(error));
  }

  private async render(options: Options): Promise<Response> {
    const {key, waitUntil, render} = options;
    const began = this.now();
    this.rendering.set(key, began);
    try {
      const response = await render();
      if (isFailure(response)) {
        this.failed.set(key, true);
        return response;
      }
      if (response.status !== 200 && this.kept.delete(key)) waitUntil(this.unshare(options));
      if (!isForEverybody(response)) return response;
      const document = await toDocument(response, began);
      if (document.status === 404) this.missing.set(key, document);
      else {
        this.kept.set(key, document);
        waitUntil(this.share(options, document));
      }
      return toResponse(document);
    } finally {
      this.rendering.delete(key);
    }
  }

  private async share(options: Options, document: KeptDocument): Promise<void> {
    await writeShared(await options.openCache(), options, document).catch((error: unknown) => console.error(error));
  }

  /** What the document was before may still be there. */
  private async unshare(options: Options): Promise<void> {
    await deleteShared(await options.openCache(), options).catch((error: unknown) => console.error(error));
  }

  /**
   * The document that another request is rendering, as soon as it is kept. Asked for again and again: on some runtimes one
   * request may not wait for a promise of another.
   */
  private async waitForOther(key: string): Promise<KeptDocument | undefined> {
    while (this.isRendering(key)) await new Promise((resolve) => setTimeout(resolve, waitStep));
    const document = this.kept.get(key) ?? this.missing.get(key);
    return document && this.age(document, key) < lifetime.fresh ? document : undefined;
  }
}

/** Whether the store has failed: there is no page, or one without a part of it. A kept one stands in for either. */
function isFailure({status, headers}: Response): boolean {
  return status >= 500 || (status === 200 && headers.get('Cache-Control') === noStore['Cache-Control']);
}

/** Whether an answer belongs to no visitor. `setDocumentCaching` has said so. */
function isForEverybody({status, headers}: Response): boolean {
  if (headers.has('Set-Cookie')) return false;
  return status === 404 || (status === 200 && !!headers.get('Cache-Control')?.startsWith('public'));
}

async function toDocument(response: Response, rendered: number): Promise<KeptDocument> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('ETag', `"${(await sha256(joined(encoder.encode(policy), body))).slice(0, 32)}"`);
  return {status: response.status, headers, body, rendered};
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.byteLength + second.byteLength);
  both.set(first);
  both.set(second, first.byteLength);
  return both;
}

function toResponse({status, headers, body}: KeptDocument): Response {
  return new Response(body, {status, headers});
}
