import type {MenuRecord} from '../model';

const DEFAULT_MENUS: MenuRecord[] = [
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

/** Adds the two menus that every new Shopify store has. */
export function withDefaultMenus(menus: readonly MenuRecord[]): MenuRecord[] {
  const missingMenus = DEFAULT_MENUS.filter(({handle}) => !menus.some((menu) => menu.handle === handle));
  return [...menus, ...structuredClone(missingMenus)];
}

export function isDefaultMenu(handle: string): boolean {
  return DEFAULT_MENUS.some((menu) => menu.handle === handle);
}
