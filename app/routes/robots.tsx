import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {languages, localizedPath} from '~/i18n/language';
import {publicFor} from '~/platform/cache/cacheControl';
import {browserLifetimes} from '~/platform/cache/lifetimes';

/** Search engines may read nothing while the site has a password. */
export function loader({context: {origin, config}}: LoaderFunctionArgs) {
  const allowed = [
    ...languages.map((language) => `Disallow: ${localizedPath('/cart', language)}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`, `# ${origin}/llms.txt`, `# ${origin}/agents.md`] : []),
  ];
  const rules = ['User-agent: *', ...(config.SITE_PASSWORD ? ['Disallow: /'] : allowed)];
  return new Response(`${rules.join('\n')}\n`, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...publicFor(browserLifetimes.textFile)},
  });
}
