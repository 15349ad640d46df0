import {withoutLanguage} from '~/i18n/language';
import type {Config} from '../env';
import {hex, hmacKey} from '../hash';
import type {Interceptor} from './interceptor';

const parameter = 'preview';

/** The lifetime of a link in seconds: 7 days. */
const lifetime = 7 * 86_400;

type Settings = Pick<Config, 'SESSION_SECRET' | 'PRIVATE_ADMIN_PREVIEW_TOKEN'>;

const encoder = new TextEncoder();

/** The message that a link signs. The link is for one page in all languages. */
const signedMessage = (pathname: string, expires: string) =>
  encoder.encode(`preview|${signedPath(pathname)}|${expires}`);

/** The path of a page without its language, also for a request of the page's data. */
const signedPath = (pathname: string) => withoutLanguage(pathname.replace(/\.data$/, ''));

/** The query of a preview link for the page at `pathname`, and its expiry in seconds since 1970. */
export async function previewQuery(pathname: string, secret: string, now = Date.now()) {
  const expires = Math.floor(now / 1000) + lifetime;
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(secret), signedMessage(pathname, String(expires)));
  return {query: `?${parameter}=${expires}-${hex(new Uint8Array(signature))}`, expires};
}

/** Marks a request with a valid preview link (rule 2.28). */
export const previewLink: Interceptor = async (_request, context) => {
  context.isPreview = await isPreview(context.url, context.config);
  return undefined;
};

/** Whether a request has a preview link for this page with a valid signature that has not expired. */
export async function isPreview(
  {pathname, searchParams}: Pick<URL, 'pathname' | 'searchParams'>,
  config: Settings,
  now = Date.now(),
): Promise<boolean> {
  // Each signature has only one spelling in lowercase hexadecimal digits.
  const [, expires, signature] = /^(\d{10})-([0-9a-f]{64})$/.exec(searchParams.get(parameter) ?? '') ?? [];
  if (!config.PRIVATE_ADMIN_PREVIEW_TOKEN || !expires || !signature || Number(expires) * 1000 <= now) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  return crypto.subtle.verify('HMAC', await hmacKey(config.SESSION_SECRET), bytes, signedMessage(pathname, expires));
}
