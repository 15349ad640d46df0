/** One page of every kind, by its German path. `npm run bench` measures them, the tests open them. */
export const pages = {
  home: '/',
  projects: '/projects',
  project: '/projects/haus-am-kanal',
  shop: '/shop',
  product: '/product/hocker-lot',
  configurator: '/product/custom-shelf',
  cart: '/cart',
  services: '/services',
  service: '/services/ladenbau',
  werkstatt: '/werkstatt',
  landing: '/innenarchitekt-leipzig',
  about: '/about',
  jobs: '/jobs',
  faq: '/faq',
  press: '/press',
  imprint: '/imprint',
  legal: '/legal/privacy-policy',
  'agb-info': '/legal/agb-info',
  contact: '/contact',
  thankyou: '/thankyou/Ada',
} as const;

export type PageName = keyof typeof pages;

export function english(path: string): string {
  return path === '/' ? '/en' : `/en${path}`;
}

/** Every page in both languages: `[path, language]`. */
export const everyPage = Object.values(pages).flatMap((path) => [
  [path, 'de'] as const,
  [english(path), 'en'] as const,
]);
