import {withoutLanguage} from '~/i18n/language';

/** The paths of the site's pages, without their language. `messages` has a label for each key. */
export const pages = {
  home: '/',
  projects: '/projects',
  services: '/services',
  about: '/about',
  contact: '/contact',
  shop: '/shop',
  workshop: '/werkstatt',
  faq: '/faq',
  jobs: '/jobs',
  press: '/press',
  imprint: '/imprint',
  privacy: '/legal/privacy-policy',
  withdrawal: '/widerruf',
  accessibility: '/barrierefreiheit',
  terms: '/legal/terms-of-service',
  termsInfo: '/legal/agb-info',
  refunds: '/legal/refund-policy',
  shipping: '/legal/shipping-policy',
} as const;

export type PageName = keyof typeof pages;

export const headerPages: PageName[] = ['projects', 'services', 'about', 'contact', 'shop'];
export const menuPages: PageName[] = ['home', 'projects', 'services', 'about', 'shop', 'faq'];

/** `aria-current` of a link: `page` on the page itself, `true` on the pages below it. */
export function currentState(pathname: string, to: string): 'page' | 'true' | undefined {
  const path = withoutLanguage(pathname);
  if (path === to) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}
