import {languages, localizedPath} from '~/i18n/language';

/** One page of every kind, by its German path. `npm run bench` measures them, the tests open them. */
export const pages = {
  home: '/',
  projects: '/projects',
  project: '/projects/haus-am-kanal',
  shop: '/shop',
  product: '/product/hocker-lot',
  configurator: '/product/custom-shelf',
  cart: '/cart',
  search: '/search',
  services: '/services',
  service: '/services/ladenbau',
  werkstatt: '/werkstatt',
  landing: '/innenarchitekt-leipzig',
  about: '/about',
  jobs: '/jobs',
  faq: '/faq',
  press: '/press',
  imprint: '/imprint',
  withdrawal: '/widerruf',
  accessibility: '/barrierefreiheit',
  legal: '/legal/privacy-policy',
  'agb-info': '/legal/agb-info',
  contact: '/contact',
  thankyou: '/thankyou/Ada',
} as const;

export type PageName = keyof typeof pages;

/** Every page in every language: `[path, language]`. */
export const everyPage = Object.values(pages).flatMap((path) =>
  languages.map((language) => [localizedPath(path, language), language] as const),
);

/** Every page once: the languages take turns. For what doesn't depend on page and language at the same time. */
export const eachPageOnce = Object.values(pages).map((path, index) => {
  const language = languages[index % languages.length] ?? 'de';
  return [localizedPath(path, language), language] as const;
});
