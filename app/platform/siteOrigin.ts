import type {Config} from './env';

/** An origin for links that must be complete URLs: the site's, or the origin of the request when the site's is unknown. */
export const linkOrigin = ({origin}: {origin: string}, {url}: Pick<Request, 'url'>): string =>
  origin || new URL(url).origin;

/** The hosts of development, which only the same computer can reach. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

let hasWarned = false;

/**
 * The `https://host` of the site, for canonical URL and sitemap (rule 1.12). It comes from the settings, because the host of a request
 * may be forged. Without the setting it is empty, except in development, and each instance of the worker logs that once.
 */
export function siteOrigin(
  {origin, hostname}: Pick<URL, 'origin' | 'hostname'>,
  {PUBLIC_SITE_URL}: Pick<Config, 'PUBLIC_SITE_URL'>,
): string {
  if (PUBLIC_SITE_URL) return PUBLIC_SITE_URL;
  if (loopback.test(hostname)) return origin;
  if (!hasWarned) {
    console.warn(
      'PUBLIC_SITE_URL is not set: there is no sitemap, and canonical URLs and structured data have no host. ' +
        'Set it to the address of the site, such as https://www.example.com.',
    );
  }
  hasWarned = true;
  return '';
}
