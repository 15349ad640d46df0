import {LRUCache} from 'lru-cache';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** In bytes. Above that, the least recently used copies are removed. */
const maxBytes = 16_000_000;

/** More than the site has pages. */
const maxUrls = 2_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding first. A copy is made once and sent often, so the levels are higher than for a single answer. */
const encoders = {
  br: async (body: Bytes) => new Uint8Array(await brotli(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}})),
  gzip: async (body: Bytes) => new Uint8Array(await zip(body, {level: 7})),
};

type Encoding = keyof typeof encoders;

interface CompressedAnswer {
  headers: Record<string, string>;
  body: Bytes;
}

interface Copy {
  body: Bytes;
  /** The document's content type, which an answer with status 304 doesn't have. */
  type: string;
}

/**
 * Compressed copies of the worker's cached documents. Like an HTTP cache in front of the worker, it asks the worker at each request
 * whether the copied document is still current (`If-None-Match`). Compressing a document takes ten times as long as everything
 * else in answering it. Only a document with a strong `ETag` is copied, because such a tag identifies its exact bytes.
 */
export class CompressedCopies {
  #copies = new LRUCache<string, Copy>({maxSize: maxBytes, sizeCalculation: ({body}) => body.byteLength});
  /** The `ETag` of the document that was last at a URL. */
  #lastTags = new LRUCache<string, string>({max: maxUrls});
  #pendingCopies = new Map<string, Promise<Copy>>();

  constructor(private encode: Record<Encoding, (body: Bytes) => Promise<Bytes>> = encoders) {}

  /** The worker's answer, compressed if the client accepts an encoding and the answer is a document that can be copied. */
  async answer(
    request: Request,
    fetchWorker: (request: Request) => Promise<Response>,
  ): Promise<Response | CompressedAnswer> {
    const encoding = (Object.keys(encoders) as Encoding[]).find((name) =>
      accepts(request.headers.get('Accept-Encoding'), name),
    );
    if (request.method !== 'GET' || !encoding) return fetchWorker(request);
    const lastTag = this.#lastTags.get(request.url) ?? '';
    const copy = this.#copies.get(`${encoding} ${lastTag}`);
    const requestedTag = request.headers.get('If-None-Match');
    // With a tag of its own, the client may get 304 from the worker.
    if (!copy || requestedTag) return this.#compress(request.url, encoding, await fetchWorker(request));
    request.headers.set('If-None-Match', lastTag);
    const response = await fetchWorker(request);
    return response.status === 304
      ? toAnswer(response, encoding, lastTag, copy)
      : this.#compress(request.url, encoding, response);
  }

  async #compress(url: string, encoding: Encoding, response: Response): Promise<Response | CompressedAnswer> {
    const tag = response.headers.get('ETag');
    if (response.status !== 200 || !tag?.startsWith('"') || response.headers.has('Content-Encoding')) return response;
    this.#lastTags.set(url, tag);
    const key = `${encoding} ${tag}`;
    const copy =
      this.#copies.get(key) ?? (await (this.#pendingCopies.get(key) ?? this.#createCopy(key, encoding, response)));
    return toAnswer(response, encoding, tag, copy);
  }

  async #createCopy(key: string, encoding: Encoding, response: Response): Promise<Copy> {
    const type = response.headers.get('Content-Type') ?? '';
    const pendingCopy = response
      .arrayBuffer()
      .then((body) => this.encode[encoding](new Uint8Array(body)))
      .then((body) => ({body, type}));
    this.#pendingCopies.set(key, pendingCopy);
    try {
      const copy = await pendingCopy;
      this.#copies.set(key, copy);
      return copy;
    } finally {
      this.#pendingCopies.delete(key);
    }
  }
}

/**
 * The tag becomes weak, because the strong one belongs to the uncompressed bytes. Cached documents set no cookie, so each header
 * has one value.
 */
function toAnswer({headers}: Response, encoding: Encoding, tag: string, {body, type}: Copy): CompressedAnswer {
  const headersByName = Object.fromEntries(headers);
  return {headers: {...headersByName, 'content-type': type, 'content-encoding': encoding, etag: `W/${tag}`}, body};
}

function accepts(header: string | null, encoding: Encoding): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', quality = '1'] = part.split(/;\s*q=/);
    return name.trim().toLowerCase() === encoding && Number(quality) > 0;
  });
}
