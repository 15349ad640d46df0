import {cacheKey} from './cacheKey';

/** A finished answer, the same for every visitor. Policy and body belong together. Nobody may change it. */
export interface CachedDocument {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** When its rendering began, in ms since 1970. */
  rendered: number;
  /** When the oldest answer of the store was read that it was made of, in ms since 1970. */
  contentAt: number;
}

/** Seconds. No document is of use for longer. How long it is fresh is for `DocumentCache` to say. */
export const maxAge = 86_400;

const headersOf = 'X-Document-Headers';
const renderedAt = 'X-Document-Rendered';
const contentReadAt = 'X-Document-Content-At';

interface Key {
  key: string;
  scope: string;
}

const requestOf = ({key, scope}: Key) => cacheKey('documents', `${scope} ${key}`);

/** A document that some worker of this data centre has cached. */
export async function readShared(cache: Cache, key: Key): Promise<CachedDocument | undefined> {
  const found = await cache.match(await requestOf(key));
  if (!found) return undefined;
  return {
    status: 200,
    headers: new Headers(JSON.parse(found.headers.get(headersOf) ?? '[]') as [string, string][]),
    body: new Uint8Array(await found.arrayBuffer()),
    rendered: Number(found.headers.get(renderedAt)),
    contentAt: Number(found.headers.get(contentReadAt)),
  };
}

/** Caches a document with status 200 for the workers of this data centre. */
export async function writeShared(cache: Cache, key: Key, document: CachedDocument): Promise<void> {
  const {headers, body, rendered, contentAt} = document;
  const response = new Response(body, {
    headers: {
      'Cache-Control': `max-age=${maxAge}`,
      [headersOf]: JSON.stringify([...headers]),
      [renderedAt]: String(rendered),
      [contentReadAt]: String(contentAt),
    },
  });
  await cache.put(await requestOf(key), response);
}

/** Removes a document of this data centre. */
export async function deleteShared(cache: Cache, key: Key): Promise<void> {
  await cache.delete(await requestOf(key));
}
