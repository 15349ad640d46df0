import {cacheKey} from './cacheKey';

/** A finished answer, the same for every visitor. Policy and body belong together. */
export interface KeptDocument {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** In ms since 1970. */
  rendered: number;
}

/** Seconds. No document is of use for longer. How long it is fresh is for `DocumentCache` to say. */
export const maxAge = 86_400;

const headersOf = 'X-Document-Headers';
const renderedAt = 'X-Document-Rendered';

interface Key {
  key: string;
  scope: string;
}

const requestOf = ({key, scope}: Key) => cacheKey('documents', `${scope} ${key}`);

/** A document that some worker of this data centre has kept. */
export async function readShared(cache: Cache, key: Key): Promise<KeptDocument | undefined> {
  const found = await cache.match(await requestOf(key));
  if (!found) return undefined;
  return {
    status: 200,
    headers: new Headers(JSON.parse(found.headers.get(headersOf) ?? '[]') as [string, string][]),
    body: new Uint8Array(await found.arrayBuffer()),
    rendered: Number(found.headers.get(renderedAt)),
  };
}

/** Keeps a document with status 200 for the workers of this data centre. */
export async function writeShared(cache: Cache, key: Key, {headers, body, rendered}: KeptDocument): Promise<void> {
  const response = new Response(body, {
    headers: {
      'Cache-Control': `max-age=${maxAge}`,
      [headersOf]: JSON.stringify([...headers]),
      [renderedAt]: String(rendered),
    },
  });
  await cache.put(await requestOf(key), response);
}

/** Forgets a document of this data centre. */
export async function deleteShared(cache: Cache, key: Key): Promise<void> {
  await cache.delete(await requestOf(key));
}
