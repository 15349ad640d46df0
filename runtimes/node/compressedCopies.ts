import {LRUCache} from 'lru-cache';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes. The least recently used copies go first. */
const maxBytes = 16_000_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best first. A copy is made once and sent often, so it may take a little longer than one for each visitor. */
const encoders = {
  br: async (body: Bytes) => new Uint8Array(await brotli(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}})),
  gzip: async (body: Bytes) => new Uint8Array(await zip(body, {level: 7})),
};

type Encoding = keyof typeof encoders;

/** An answer with status 200. */
interface CompressedCopy {
  headers: Record<string, string>;
  body: Bytes;
}

/**
 * Compressed copies of the worker's kept documents. To compress a document takes ten times as long as all else that answers
 * it. Only what has a strong `ETag` is kept, which stands for its bytes.
 */
export class CompressedCopies {
  #copies = new LRUCache<string, Bytes>({maxSize: maxBytes, sizeCalculation: ({byteLength}) => byteLength});
  #making = new Map<string, Promise<Bytes>>();

  constructor(private encode: Record<Encoding, (body: Bytes) => Promise<Bytes>> = encoders) {}

  /** The answer as the client takes it; `undefined` if it takes no encoding, or the answer has no body that could be kept. */
  async copyOf({method, headers: asked}: Request, response: Response): Promise<CompressedCopy | undefined> {
    if (method !== 'GET' || response.status !== 200) return undefined;
    const tag = response.headers.get('ETag');
    const encoding = (Object.keys(encoders) as Encoding[]).find((name) => accepts(asked.get('Accept-Encoding'), name));
    if (!encoding || !tag?.startsWith('"') || response.headers.has('Content-Encoding')) return undefined;
    const key = `${encoding} ${tag}`;
    const body = this.#copies.get(key) ?? (await (this.#making.get(key) ?? this.#make(key, encoding, response)));
    // The strong tag belongs to the bytes before. Kept documents set no cookie, so each header has one value; a plain object
    // is sent without being copied again.
    const headers = {...Object.fromEntries(response.headers), 'content-encoding': encoding, etag: `W/${tag}`};
    return {headers, body};
  }

  async #make(key: string, encoding: Encoding, response: Response): Promise<Bytes> {
    const making = response.arrayBuffer().then((body) => this.encode[encoding](new Uint8Array(body)));
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

function accepts(header: string | null, encoding: Encoding): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', quality = '1'] = part.split(/;\s*q=/);
    return name.trim().toLowerCase() === encoding && Number(quality) > 0;
  });
}
