import type {IncomingMessage, ServerResponse} from 'node:http';
import {HttpError, readBytes} from '../http/request';
import type {Store} from '../store/store';
import type {Upload} from './state';

const PREFIX = '/staged-uploads/';

/** Bytes; Shopify takes pictures of up to 20 MB. */
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

export function uploadUrl(origin: string, token: string, filename: string): string {
  return new URL(`${PREFIX}${token}/${encodeURIComponent(filename)}`, origin).href;
}

/** The token in the URL of a staged target; `undefined` for any other URL. */
export function readUploadToken(source: string): string | undefined {
  const {pathname} = URL.canParse(source) ? new URL(source) : {pathname: ''};
  return isUploadPath(pathname) ? pathname.slice(PREFIX.length).split('/')[0] : undefined;
}

export function isUploadPath(pathname: string): boolean {
  return pathname.startsWith(PREFIX);
}

/** The fields that a form has to send before the file, as for Shopify's storage. */
export function uploadParameters(token: string, {filename, mimeType}: Upload) {
  const values = {'Content-Type': mimeType, success_action_status: '201', acl: 'private', key: `${token}/${filename}`};
  return Object.entries(values).map(([name, value]) => ({name, value}));
}

/** Handles a form that is posted to a staged target: its parameters, then `file`. */
export async function handleUpload(
  {admin}: Store,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const token = pathname.slice(PREFIX.length).split('/')[0] ?? '';
  const upload = admin.uploads.get(token);
  if (!upload) throw new HttpError(403, 'The policy of this upload has expired');
  if (request.method !== 'POST') throw new HttpError(405, 'Method Not Allowed');
  const bytes = await readBytes(request, MAX_UPLOAD_BYTES);
  const headers = {'content-type': request.headers['content-type'] ?? ''};
  const form = await new Response(new Uint8Array(bytes), {headers}).formData().catch(() => undefined);
  const wrongParameter = uploadParameters(token, upload).find(({name, value}) => form?.get(name) !== value);
  if (wrongParameter) throw new HttpError(403, `Invalid according to Policy: ${wrongParameter.name}`);
  const file = form?.get('file');
  if (!(file instanceof Blob)) throw new HttpError(400, 'POST requires exactly one file upload per request');
  upload.body = Buffer.from(await file.arrayBuffer());
  response.writeHead(201, {'content-length': 0}).end();
}
