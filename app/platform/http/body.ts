/**
 * When a body is too long, read up to this many bytes before answering. Some clients ignore an answer that comes while
 * they are sending.
 */
const maxReadBytes = 1_000_000;

/**
 * The bytes of a request's body; `undefined` when there are more than `maxBytes`, or when the sender has gone before their end:
 * then nobody reads an answer. No more than `maxBytes` is kept in memory.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const part = await reader.read().catch(() => undefined);
    if (!part) return undefined;
    const {done, value} = part;
    if (done) return length > maxBytes ? undefined : new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.byteLength;
    if (length > maxReadBytes) {
      await reader.cancel();
      return undefined;
    }
    if (length <= maxBytes) chunks.push(value);
  }
}

/**
 * The text of a request's body; `undefined` when it is longer than `maxBytes`. Bytes that are not UTF-8 become replacement
 * characters.
 */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  const bytes = await readBytes(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/**
 * The form in a request's body, of either type that browsers send, without files; `undefined` when it is none.
 * `'tooLong'` when the body is longer than `maxBytes`.
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData | 'tooLong' | undefined> {
  const text = await readText(request, maxBytes);
  if (text === undefined) return 'tooLong';
  const type = request.headers.get('Content-Type') ?? '';
  return new Response(text, {headers: {'Content-Type': type}}).formData().catch(() => undefined);
}
