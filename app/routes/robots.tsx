import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {languages, localizedPath} from '~/i18n/language';

/** What search engines may read. With the gate on, the gate answers this path itself. */
export function loader({context: {origin}}: LoaderFunctionArgs) {
  const rules = [
    'User-agent: *',
    ...languages.map((language) => `Disallow: ${localizedPath('/cart', language)}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
  ];
  return new Response(`${rules.join('\n')}\n`, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
