import type {IncomingMessage, ServerResponse} from 'node:http';
import {HttpError, readBytes} from '../http/request';
import type {Store} from '../store/store';

const PREFIX = '/staged-uploads/';

/** Bytes; Shopify takes pictures of up to 20 MB. */
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/** The address of a staged target. */
export function uploadUrl(origin: string, token: string, filename: string): string {
  return new URL(`${PREFIX}${token}/${encodeURIComponent(filename)}`, origin).href;
}

/** The token in the address of a staged target, or `undefined` for any other address. */
export function tokenOf(source: string): string | undefined {
  const {pathname} = URL.canParse(source) ? new URL(source) : {pathname: ''};
  return isUploadPath(pathname) ? pathname.slice(PREFIX.length).split('/')[0] : undefined;
}

/** Whether a path is that of a staged target. */
export function isUploadPath(pathname: string): boolean {
  return pathname.startsWith(PREFIX);
}

/** Takes the file that somebody sends to a staged target, by `PUT` as Shopify's own storage does. */
export async function handleUpload(
  {admin}: Store,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const upload = admin.uploads.get(pathname.slice(PREFIX.length).split('/')[0] ?? '');
  if (!upload) throw new HttpError(403, 'The policy of this upload has expired');
  if (request.method !== 'PUT') throw new HttpError(405, 'Method Not Allowed');
  if (request.headers['content-type'] !== upload.mimeType) throw new HttpError(403, 'SignatureDoesNotMatch');
  upload.body = await readBytes(request, MAX_UPLOAD_BYTES);
  response.writeHead(200, {'content-length': 0}).end();
}
