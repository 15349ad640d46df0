import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {languages, localizedPath} from '~/i18n/language';

/** What search engines may read. With the gate on, the gate answers this path itself. */
export function loader({request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  const rules = [
    'User-agent: *',
    ...languages.map((language) => `Disallow: ${localizedPath('/cart', language)}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${rules.join('\n')}\n`, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
