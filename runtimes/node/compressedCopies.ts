import {LRUCache} from 'lru-cache';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes. The least recently used copies go first. */
const maxBytes = 16_000_000;

/** More than the site has pages. */
const maxUrls = 2_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best first. A copy is made once and sent often, so it may take a little longer than one for each visitor. */
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
  /** Of the document. An answer that it has not changed doesn't name it. */
  type: string;
}

/**
 * Compressed copies of the worker's cached documents, in front of it as an HTTP cache is: each request asks the worker whether the
 * document is still the one that was copied (`If-None-Match`). To compress a document takes ten times as long as all else that
 * answers it. Only what has a strong `ETag` is copied, which stands for its bytes.
 */
export class CompressedCopies {
  #copies = new LRUCache<string, Copy>({maxSize: maxBytes, sizeCalculation: ({body}) => body.byteLength});
  /** The `ETag` of the document that was last at a URL. */
  #tags = new LRUCache<string, string>({max: maxUrls});
  #making = new Map<string, Promise<Copy>>();

  constructor(private encode: Record<Encoding, (body: Bytes) => Promise<Bytes>> = encoders) {}

  /** The worker's answer, as the client takes it: compressed if it takes an encoding, and the answer has a body that can be copied. */
  async answer(
    request: Request,
    fetchWorker: (request: Request) => Promise<Response>,
  ): Promise<Response | CompressedAnswer> {
    const encoding = (Object.keys(encoders) as Encoding[]).find((name) =>
      accepts(request.headers.get('Accept-Encoding'), name),
    );
    if (request.method !== 'GET' || !encoding) return fetchWorker(request);
    const last = this.#tags.get(request.url) ?? '';
    const copy = this.#copies.get(`${encoding} ${last}`);
    const requested = request.headers.get('If-None-Match');
    // A client with a tag of its own may have the document already.
    if (!copy || requested) return this.#compressed(request.url, encoding, await fetchWorker(request));
    request.headers.set('If-None-Match', last);
    const response = await fetchWorker(request);
    return response.status === 304
      ? toAnswer(response, encoding, last, copy)
      : this.#compressed(request.url, encoding, response);
  }

  async #compressed(url: string, encoding: Encoding, response: Response): Promise<Response | CompressedAnswer> {
    const tag = response.headers.get('ETag');
    if (response.status !== 200 || !tag?.startsWith('"') || response.headers.has('Content-Encoding')) return response;
    this.#tags.set(url, tag);
    const key = `${encoding} ${tag}`;
    const copy = this.#copies.get(key) ?? (await (this.#making.get(key) ?? this.#make(key, encoding, response)));
    return toAnswer(response, encoding, tag, copy);
  }

  async #make(key: string, encoding: Encoding, response: Response): Promise<Copy> {
    const type = response.headers.get('Content-Type') ?? '';
    const making = response
      .arrayBuffer()
      .then((body) => this.encode[encoding](new Uint8Array(body)))
      .then((body) => ({body, type}));
    this.#making.set(key, making);
    try {
      const copy = await making;
      this.#copies.set(key, copy);
      return copy;
    } finally {
      this.#making.delete(key);
    }
  }
}

/** The strong tag belongs to the bytes before. Cached documents set no cookie, so each header has one value. */
function toAnswer({headers}: Response, encoding: Encoding, tag: string, {body, type}: Copy): CompressedAnswer {
  const names = Object.fromEntries(headers);
  return {headers: {...names, 'content-type': type, 'content-encoding': encoding, etag: `W/${tag}`}, body};
}

function accepts(header: string | null, encoding: Encoding): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', quality = '1'] = part.split(/;\s*q=/);
    return name.trim().toLowerCase() === encoding && Number(quality) > 0;
  });
}
