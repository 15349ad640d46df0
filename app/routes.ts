import {index, layout, prefix, route, type RouteConfig} from '@remix-run/route-config';
import {defaultLanguage, languages, type Language} from './i18n/language';

/** The pages of one language. Ids contain the language, because every module serves all languages. */
function pages(language: Language) {
  const id = (name: string) => ({id: `${language}/${name}`});
  const page = (path: string, name: string) => route(path, `routes/${name}.tsx`, id(name));
  return [
    index('routes/home.tsx', id('home')),
    page('projects', 'projects'),
    page('projects/:handle', 'project'),
    page('shop', 'shop'),
    page('product/:handle', 'product'),
    page('sheet/:handle/:configuration', 'sheet'),
    page('sheet/:handle/:configuration/:file', 'sheet-file'),
    page('cart', 'cart'),
    page('cart/:lines', 'cart-permalink'),
    route('discount/:code', 'routes/discount.ts', id('discount')),
    route('api/cart', 'routes/api.cart.ts', id('api.cart')),
    page('search', 'search'),
    route('api/search', 'routes/api.search.ts', id('api.search')),
    page('services', 'services'),
    page('services/:handle', 'service'),
    page('about', 'about'),
    page('contact', 'contact'),
    page('thankyou/:firstName?', 'thankyou'),
    page('werkstatt', 'werkstatt'),
    page('jobs', 'jobs'),
    page('faq', 'faq'),
    page('press', 'press'),
    route('llms.txt', 'routes/llms-txt.ts', id('llms.txt')),
    route('agents.md', 'routes/agents-md.ts', id('agents.md')),
    route('mcp', 'routes/mcp.ts', id('mcp')),
    page('imprint', 'imprint'),
    page('widerruf', 'withdrawal'),
    page('barrierefreiheit', 'accessibility'),
    page('legal/agb-info', 'agb-info'),
    page('legal/:term', 'legal'),
    page(':handle', 'landing'),
    page('*', 'not-found'),
  ];
}

export default [
  route('robots.txt', 'routes/robots.tsx'),
  route('sitemap.xml', 'routes/sitemap.tsx'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
  route('api/store-changed', 'routes/api.store-changed.ts'),
  route('api/send-email', 'routes/api.send-email.ts'),
  route('api/prices', 'routes/api.prices.ts'),
  route('favicon/:host', 'routes/favicon.tsx'),
  layout(
    'chrome/PageBoundary.tsx',
    languages.flatMap((language) =>
      language === defaultLanguage ? pages(language) : prefix(language, pages(language)),
    ),
  ),
] satisfies RouteConfig;
