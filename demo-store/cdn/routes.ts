import {createHash} from 'node:crypto';
import {createReadStream, existsSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import type {Picture, StoredFile} from '../catalogue/entities';
import {getHeader, HttpError} from '../http/request';
import type {Store} from '../store/store';
import type {WorkCache} from './cache';
import {cacheOnDisk} from './diskCache';
import {ENCODING, renderPicture} from './render';
import {CDN_PATH} from './url';
import {MIME_TYPES, readTransform, transformKey, type Transform} from './transform';

/** The path at Shopify's CDN, and the path of the same files at a shop's own domain. */
const PREFIXES = [CDN_PATH, '/cdn/shop/files/'];
const YEAR_S = 31_536_000;

const HEADERS = {
  'cache-control': `public, max-age=${YEAR_S}, immutable`,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  vary: 'Accept',
};

// A placeholder must not stay in a cache once the picture exists.
const PLACEHOLDER_HEADERS = {...HEADERS, 'cache-control': 'no-store'};

function send(request: IncomingMessage, response: ServerResponse, body: Buffer, headers: OutgoingHttpHeaders): void {
  const etag = `"${createHash('sha1').update(body).digest('hex').slice(0, 20)}"`;
  if (getHeader(request, 'if-none-match') === etag) {
    response.writeHead(304, {...headers, etag}).end();
    return;
  }
  response.writeHead(200, {...headers, etag, 'content-length': body.length});
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The key changes with the original file and with the encoder's options. */
async function toCacheKey(file: string, transform: Transform): Promise<string> {
  const {size, mtimeMs} = await stat(file);
  return JSON.stringify([file, size, mtimeMs, transformKey(transform), ENCODING[transform.format]]);
}

async function sendPicture(
  {record}: Picture,
  {admin, content}: Store,
  url: URL,
  cache: WorkCache,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const transform = readTransform(url.searchParams, getHeader(request, 'accept') ?? '');
  const file = path.join(content.folders.pictures, record.file);
  const source = admin.files.get(record.file) ?? (existsSync(file) ? file : undefined);
  const exists = source !== undefined;
  const key = `${record.file}:${exists ? 'original' : 'placeholder'}:${transformKey(transform)}`;
  const render = () => renderPicture(source, record, transform);
  const body = await cache.get(key, async () =>
    typeof source === 'string'
      ? cacheOnDisk(content.folders.renditions, await toCacheKey(source, transform), render)
      : render(),
  );
  const headers = exists ? HEADERS : PLACEHOLDER_HEADERS;
  send(request, response, body, {...headers, 'content-type': MIME_TYPES[transform.format]});
}

async function sendFile({record}: StoredFile, {admin, content}: Store, response: ServerResponse): Promise<void> {
  const file = path.join(content.folders.files, record.file);
  const uploaded = admin.files.get(record.file);
  const size = uploaded?.length ?? (await stat(file).catch(() => undefined))?.size;
  if (size === undefined) throw new HttpError(404, `The file ${record.name} is missing`);
  response.writeHead(200, {
    ...HEADERS,
    'content-type': record.mimeType,
    'content-length': size,
    'content-disposition': `inline; filename="${record.name.replace(/[^\w.-]/g, '_')}"`,
  });
  if (uploaded) response.end(uploaded);
  else await pipeline(createReadStream(file), response);
}

/** Handles pictures and files. Returns whether the path matched. */
export async function handleCdn(
  store: Store,
  cache: WorkCache,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const prefix = PREFIXES.find((candidate) => url.pathname.startsWith(candidate));
  if (!prefix) return false;
  const {catalogue} = store;
  const name = decodeURIComponent(url.pathname.slice(prefix.length));
  const file = catalogue.fileByName.get(name);
  if (file) {
    await sendFile(file, store, response);
    return true;
  }
  const picture = catalogue.pictureByName.get(name.replace(/\.(webp|avif|jpe?g|png)$/i, ''));
  if (!picture) throw new HttpError(404, 'Not found');
  await sendPicture(picture, store, url, cache, request, response);
  return true;
}
