import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {brand} from '~/brand';
import {languages} from '~/i18n/language';
import {publicFor} from '~/platform/cache/cacheControl';
import {browserLifetimes} from '~/platform/cache/lifetimes';

/** The validity of the file in ms: RFC 9116 requires an expiry within a year. */
const validity = 90 * 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability (rule 2.16). `SECURITY_CONTACT` is a URL or an e-mail
 * address, by default the studio's.
 */
export function loader({request, context: {config, origin}}: LoaderFunctionArgs) {
  const contact = config.SECURITY_CONTACT || brand.email;
  const lines = [
    `Contact: ${/^[a-z]+:/i.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(Date.now() + validity).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(origin ? [`Canonical: ${origin}${new URL(request.url).pathname}`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...publicFor(browserLifetimes.textFile)},
  });
}
