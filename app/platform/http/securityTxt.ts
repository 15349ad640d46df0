import {brand} from '~/brand';
import {languages} from '~/i18n/language';
import type {Config} from '../env';
import {siteOrigin} from '../siteOrigin';
import {requestUrl} from './requestUrl';

const path = '/.well-known/security.txt';

/** How long the file may be believed, in ms: RFC 9116 wants an end, less than a year away. */
const validity = 90 * 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site (rule 2.16). `SECURITY_CONTACT` is a URL or
 * an e-mail address; without it, it is the studio's. `now` is ms since 1970.
 */
export function securityTxt(
  request: Request,
  config: Pick<Config, 'SECURITY_CONTACT' | 'PUBLIC_SITE_URL'>,
  now = Date.now(),
): Response | undefined {
  if (requestUrl(request).pathname !== path || !['GET', 'HEAD'].includes(request.method)) return undefined;
  const contact = config.SECURITY_CONTACT || brand.email;
  const origin = siteOrigin(request, config);
  const lines = [
    `Contact: ${/^[a-z]+:/i.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(now + validity).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(origin ? [`Canonical: ${origin}${path}`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
