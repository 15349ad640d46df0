/** How much of a body that is too long is still read, in bytes: an answer that comes before is lost with the connection. */
const drained = 1_000_000;

/**
 * The text of a request's body; `undefined` when it is longer than `limit` bytes, of which no more are kept.
 * Bytes that are not UTF-8 become replacement characters.
 */
export async function readText(request: Request, limit: number): Promise<string | undefined> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  let text = '';
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return length > limit ? undefined : text + decoder.decode();
    length += value.byteLength;
    if (length > drained) {
      await reader.cancel();
      return undefined;
    }
    if (length <= limit) text += decoder.decode(value, {stream: true});
  }
}
