import type {MenuRecord} from '../model';

const FALLBACKS: MenuRecord[] = [
  {
    handle: 'main-menu',
    title: {DE: 'Hauptmenü', EN: 'Main menu'},
    items: [
      {title: {DE: 'Start', EN: 'Home'}, url: '/'},
      {title: {DE: 'Kollektionen', EN: 'Collections'}, url: '/collections'},
      {title: {DE: 'Alle Produkte', EN: 'All products'}, url: '/collections/all'},
    ],
  },
  {
    handle: 'footer',
    title: {DE: 'Fußzeile', EN: 'Footer'},
    items: [
      {title: {DE: 'Suche', EN: 'Search'}, url: '/search'},
      {title: {DE: 'Datenschutz', EN: 'Privacy policy'}, url: '/policies/privacy-policy'},
      {title: {DE: 'AGB', EN: 'Terms of service'}, url: '/policies/terms-of-service'},
    ],
  },
];

/** The content's menus, and the two that every Shopify store is created with. */
export function withDefaultMenus(menus: readonly MenuRecord[]): MenuRecord[] {
  const missing = FALLBACKS.filter(({handle}) => !menus.some((menu) => menu.handle === handle));
  return [...menus, ...structuredClone(missing)];
}

/** Whether every store is created with a menu of this handle. */
export function isDefaultMenu(handle: string): boolean {
  return FALLBACKS.some((menu) => menu.handle === handle);
}
