import {sha256} from './hash';

/** A finished answer, the same for every visitor. Policy and body belong together. */
export interface KeptDocument {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
  /** In ms since 1970. */
  rendered: number;
}

/** Seconds. How long a document is of use is for `DocumentCache` to say. */
const maxAge = 86_400;

const headersOf = 'X-Document-Headers';
const renderedAt = 'X-Document-Rendered';

interface Key {
  key: string;
  scope: string;
}

/** The Cache API's keys are requests. No visitor's request can have this host. */
const requestOf = async ({key, scope}: Key) =>
  new Request(`https://documents.invalid/${await sha256(`${scope} ${key}`)}`);

/** A document that some worker of this data centre has kept. */
export async function readShared(cache: Cache, key: Key): Promise<KeptDocument | undefined> {
  const found = await cache.match(await requestOf(key));
  if (!found) return undefined;
  return {
    status: 200,
    headers: JSON.parse(found.headers.get(headersOf) ?? '[]') as [string, string][],
    body: new Uint8Array(await found.arrayBuffer()),
    rendered: Number(found.headers.get(renderedAt)),
  };
}

/** Keeps a document with status 200 for the workers of this data centre. */
export async function writeShared(cache: Cache, key: Key, {headers, body, rendered}: KeptDocument): Promise<void> {
  const response = new Response(body, {
    headers: {
      'Cache-Control': `max-age=${maxAge}`,
      [headersOf]: JSON.stringify(headers),
      [renderedAt]: String(rendered),
    },
  });
  await cache.put(await requestOf(key), response);
}

/** Forgets a document of this data centre. */
export async function deleteShared(cache: Cache, key: Key): Promise<void> {
  await cache.delete(await requestOf(key));
}
