import type {Config} from './env';

/** Hosts of development: nobody else reaches them. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

let warned = false;

/**
 * `https://host` that a page names as its own, such as in canonical URL and sitemap (rule 1.12). It comes from the settings:
 * what a request says of its host may be forged. Without the setting it is empty, except in development; the log says so
 * once for each instance of the worker.
 */
export function siteOrigin(
  {origin, hostname}: Pick<URL, 'origin' | 'hostname'>,
  {PUBLIC_SITE_URL}: Pick<Config, 'PUBLIC_SITE_URL'>,
): string {
  if (PUBLIC_SITE_URL) return PUBLIC_SITE_URL;
  if (loopback.test(hostname)) return origin;
  if (!warned) {
    console.warn(
      'PUBLIC_SITE_URL is not set: there is no sitemap, and canonical URLs and structured data have no host. ' +
        'Set it to the address of the site, such as https://www.example.com.',
    );
  }
  warned = true;
  return '';
}
