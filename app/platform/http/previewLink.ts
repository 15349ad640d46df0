import {withoutLanguage} from '~/i18n/language';
import type {Config} from '../env';
import {hex, hmacKey} from '../hash';
import type {Interceptor} from './interceptor';

const parameter = 'preview';

/** Seconds for which a link works: 7 days. */
const lifetime = 7 * 86_400;

type Settings = Pick<Config, 'SESSION_SECRET' | 'PRIVATE_ADMIN_PREVIEW_TOKEN'>;

const encoder = new TextEncoder();

/** What a link is signed for: one page, in all languages. */
const message = (pathname: string, expires: string) => encoder.encode(`preview|${pagePath(pathname)}|${expires}`);

/** The path of a page without its language, also when the browser asks for the page's data. */
const pagePath = (pathname: string) => withoutLanguage(pathname.replace(/\.data$/, ''));

/** The query of a link that shows the draft of the page at `pathname` (rule 2.28), and when it ends, in seconds since 1970. */
export async function previewQuery(pathname: string, secret: string, now = Date.now()) {
  const expires = Math.floor(now / 1000) + lifetime;
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(secret), message(pathname, String(expires)));
  return {query: `?${parameter}=${expires}-${hex(new Uint8Array(signature))}`, expires};
}

/** Notes whether a request comes by a link that shows drafts (rule 2.28). */
export const previewLink: Interceptor = async (_request, context) => {
  context.preview = await isPreview(context.url, context.config);
  return undefined;
};

/** Whether a request comes by a link for this page that has been signed here and has not expired. */
export async function isPreview(
  {pathname, searchParams}: Pick<URL, 'pathname' | 'searchParams'>,
  config: Settings,
  now = Date.now(),
): Promise<boolean> {
  // In hexadecimal digits each signature can be written in one way only.
  const [, expires, signature] = /^(\d{10})-([0-9a-f]{64})$/.exec(searchParams.get(parameter) ?? '') ?? [];
  if (!config.PRIVATE_ADMIN_PREVIEW_TOKEN || !expires || !signature || Number(expires) * 1000 <= now) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  return crypto.subtle.verify('HMAC', await hmacKey(config.SESSION_SECRET), bytes, message(pathname, expires));
}
