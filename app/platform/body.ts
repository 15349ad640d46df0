/**
 * The text of a request's body; `undefined` when it is longer than `limit` bytes, of which no more are read.
 * Bytes that are not UTF-8 become replacement characters.
 */
export async function readText(request: Request, limit: number): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) return undefined;
  if (!request.body) return '';
  const decoder = new TextDecoder();
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  let text = '';
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, {stream: true});
  }
}
