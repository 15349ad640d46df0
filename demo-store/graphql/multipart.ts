import type {ServerResponse} from 'node:http';

/** A part, followed by its boundary, which tells a client that the part is complete. */
function formatPart(body: object): string {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  return `\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}\r\n--graphql`;
}

/**
 * Sends the result of an operation with `@defer`: first the fields that aren't deferred, then each deferred part when it is
 * ready.
 */
export async function sendMultipart(
  response: ServerResponse,
  initialBody: object,
  deferredParts: AsyncIterable<object>,
  headers: Record<string, string>,
): Promise<void> {
  response.writeHead(200, {...headers, 'content-type': 'multipart/mixed; boundary=graphql'});
  response.write(`--graphql${formatPart(initialBody)}`);
  for await (const body of deferredParts) response.write(formatPart(body));
  response.end('--\r\n');
}
