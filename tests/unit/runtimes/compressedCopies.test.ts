import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {CompressedCopies} from '../../../runtimes/node/compressedCopies';

const html = '<p>Regal aus Esche</p>'.repeat(200);
const document = (tag = '"a1"') =>
  new Response(html, {headers: {ETag: tag, 'Cache-Control': 'public', 'X-Kept': 'yes'}});
const request = (accepted: string, method = 'GET') =>
  new Request('https://studio.example/', {method, headers: {'Accept-Encoding': accepted}});

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
])('a client that takes %s gets %s', async (accepted, encoding, decompress) => {
  const copy = await new CompressedCopies().copyOf(request(accepted), document());
  expect(copy?.headers).toMatchObject({
    'content-encoding': encoding,
    etag: 'W/"a1"',
    'x-kept': 'yes',
  });
  const bytes = copy?.body ?? new Uint8Array();
  expect(bytes.byteLength).toBeLessThan(html.length / 10);
  expect(decompress(bytes).toString()).toBe(html);
});

describe('a document', () => {
  it('is compressed once, also for many at once', async () => {
    const visit = () => copies.copyOf(request('br'), document());
    const answers = await Promise.all([visit(), visit(), visit()]);
    answers.push(await visit());
    expect(encode).toHaveBeenCalledOnce();
    for (const copy of answers) expect(Buffer.from(copy?.body ?? []).toString()).toBe(html.slice(0, 100));
  });

  it('is compressed again for another encoding, and when it has changed', async () => {
    for (const [accepted, tag] of [['br'], ['gzip'], ['br', '"a2"']] as const) {
      await copies.copyOf(request(accepted), document(tag));
    }
    expect(encode).toHaveBeenCalledTimes(3);
  });

  it('that could not be compressed fails once, and is tried again', async () => {
    encode.mockRejectedValueOnce(new Error('no memory'));
    await expect(copies.copyOf(request('br'), document())).rejects.toThrow('no memory');
    expect((await copies.copyOf(request('br'), document()))?.headers['content-encoding']).toBe('br');
  });
});

it.each([
  ['the client takes none', request(''), document()],
  ['the client takes it not at all', request('br;q=0'), document()],
  ['only the headers are asked for', request('br', 'HEAD'), document()],
  ['it has no tag', request('br'), new Response(html)],
  ['its tag is a weak one', request('br'), document('W/"a1"')],
  ['it is an error', request('br'), new Response(html, {status: 404, headers: {ETag: '"a1"'}})],
])('an answer stays as it is when %s', async (_, asked, answer) => {
  expect(await copies.copyOf(asked, answer)).toBeUndefined();
});
