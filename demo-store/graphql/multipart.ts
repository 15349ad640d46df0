import type {ServerResponse} from 'node:http';

/** A part, up to the boundary before the next: with it a client knows that the part is whole. */
function part(body: object): string {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  return `\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}\r\n--graphql`;
}

/** Answers an operation with `@defer`: what isn't deferred at once, the rest in parts, as they become ready. */
export async function sendMultipart(
  response: ServerResponse,
  first: object,
  rest: AsyncIterable<object>,
  headers: Record<string, string>,
): Promise<void> {
  response.writeHead(200, {...headers, 'content-type': 'multipart/mixed; boundary=graphql'});
  response.write(`--graphql${part(first)}`);
  for await (const body of rest) response.write(part(body));
  response.end('--\r\n');
}
