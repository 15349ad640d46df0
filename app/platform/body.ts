/**
 * When a body is too long, read up to this many bytes before answering. Some clients ignore an answer that comes while
 * they are sending.
 */
const maxReadBytes = 1_000_000;

/**
 * The text of a request's body; `undefined` when it is longer than `maxBytes`. No more than that is kept in memory.
 * Bytes that are not UTF-8 become replacement characters.
 */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  let text = '';
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return length > maxBytes ? undefined : text + decoder.decode();
    length += value.byteLength;
    if (length > maxReadBytes) {
      await reader.cancel();
      return undefined;
    }
    if (length <= maxBytes) text += decoder.decode(value, {stream: true});
  }
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
