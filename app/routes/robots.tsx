import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {languages, localizedPath} from '~/i18n/language';

/** While the gate is on there is nothing to index. */
export function loader({request, context}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  const rules = context.config.SITE_PASSWORD
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        ...languages.map((language) => `Disallow: ${localizedPath('/cart', language)}`),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
      ];
  return new Response(`${rules.join('\n')}\n`, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
