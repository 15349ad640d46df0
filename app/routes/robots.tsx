import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** While the gate is on there is nothing to index. */
export function loader({request, context}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  const rules = context.config.SITE_PASSWORD
    ? ['User-agent: *', 'Disallow: /']
    : ['User-agent: *', 'Disallow: /cart', 'Disallow: /en/cart', '', `Sitemap: ${origin}/sitemap.xml`];
  return new Response(`${rules.join('\n')}\n`, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
