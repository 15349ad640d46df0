import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {CompressedCopies} from '../../../runtimes/node/compressedCopies';

const html = '<p>Regal aus Esche</p>'.repeat(200);
const document = (tag = '"a1"') =>
  new Response(html, {
    headers: {ETag: tag, 'Cache-Control': 'public', 'Content-Type': 'text/html', 'X-Kept': 'yes'},
  });
const request = (acceptEncoding: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Request('https://studio.example/', {method, headers: {'Accept-Encoding': acceptEncoding, ...headers}});

/** A worker that has one document, and says whether it is the one that the request knows. */
const worker =
  (tag = '"a1"') =>
  ({headers}: Request) =>
    Promise.resolve(headers.get('If-None-Match') === tag ? notModified(tag) : document(tag));

const notModified = (tag: string) => new Response(null, {status: 304, headers: {ETag: tag, 'X-Kept': 'again'}});

/** The compressed answer to a request. */
async function compressed(copies: CompressedCopies, incoming: Request, tag?: string) {
  const answer = await copies.answer(incoming, worker(tag));
  if (answer instanceof Response) throw new Error('The answer is not compressed.');
  return answer;
}

/** Stands for an encoder, and counts what it is given. */
const encode = vi.fn((body: Uint8Array<ArrayBuffer>) => Promise.resolve(body.slice(0, 100)));
let copies: CompressedCopies;
beforeEach(() => {
  encode.mockClear();
  copies = new CompressedCopies({br: encode, gzip: encode});
});

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])('a browser that understands %s gets a page compressed with %s', async (acceptEncoding, encoding, decompress) => {
  const {headers, body} = await compressed(new CompressedCopies(), request(acceptEncoding));
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    etag: 'W/"a1"',
    'x-kept': 'yes',
  });
  expect(body.byteLength).toBeLessThan(html.length / 10);
  expect(decompress(body).toString()).toBe(html);
});

describe('a page compressed by a server with Node.js', () => {
  it('is compressed once for many visitors', async () => {
    const visit = () => compressed(copies, request('br'));
    const answers = await Promise.all([visit(), visit(), visit()]);
    answers.push(await visit());
    expect(encode).toHaveBeenCalledOnce();
    for (const {body} of answers) expect(Buffer.from(body).toString()).toBe(html.slice(0, 100));
  });

  it('is compressed anew when it has changed', async () => {
    for (const [acceptEncoding, tag] of [['br'], ['gzip'], ['br', '"a2"']] as const) {
      expect((await compressed(copies, request(acceptEncoding), tag)).headers.etag).toBe(`W/${tag ?? '"a1"'}`);
    }
    expect(encode).toHaveBeenCalledTimes(3);
  });

  it('is sent again without building the page', async () => {
    await compressed(copies, request('br'));
    const fetchWorker = vi.fn(worker());
    const answer = await copies.answer(request('br'), fetchWorker);
    expect(((await fetchWorker.mock.results[0]?.value) as Response).status).toBe(304);
    expect(answer.headers).toMatchObject({'content-type': 'text/html', 'x-kept': 'again', 'content-encoding': 'br'});
  });

  it('is not sent when the browser has it', async () => {
    await compressed(copies, request('br'));
    const incoming = request('br', 'GET', {'If-None-Match': '"a1"'});
    expect(await copies.answer(incoming, worker())).toMatchObject({status: 304});
  });

  it('is replaced when its address has another page', async () => {
    await compressed(copies, request('br'));
    const locked = () => Promise.resolve(new Response('Password?', {status: 401}));
    expect(await copies.answer(request('br'), locked)).toMatchObject({status: 401});
  });

  it('is compressed again for the next visitor after a failure', async () => {
    encode.mockRejectedValueOnce(new Error('no memory'));
    await expect(compressed(copies, request('br'))).rejects.toThrow('no memory');
    expect((await compressed(copies, request('br'))).headers['content-encoding']).toBe('br');
  });
});

it.each([
  ['the client accepts no encoding', request(''), document()],
  ['the client refuses the encoding', request('br;q=0'), document()],
  ['only the headers are requested', request('br', 'HEAD'), document()],
  ['it has no ETag', request('br'), new Response(html)],
  ['its ETag is weak', request('br'), document('W/"a1"')],
  ['it is an error', request('br'), new Response(html, {status: 404, headers: {ETag: '"a1"'}})],
])('a server with Node.js sends a page uncompressed when %s', async (_, incoming, answer) => {
  expect(await copies.answer(incoming, () => Promise.resolve(answer))).toBe(answer);
});
