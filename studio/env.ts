import {storefrontEnv} from 'demo-store/env';

/** The studio's storefront beside a demo store at a URL: the store's variables and the site's own. None is secret. */
export function studioEnv(storeUrl: string): Record<string, string> {
  return {
    ...storefrontEnv(storeUrl),
    SITE_PASSWORD: 'eiche',
    SITE_PASSWORD_HINT: 'Demo: eiche',
    MAIL_FROM: 'Maser & Maß <website@maser-mass.example>',
    MAIL_TO: 'studio@maser-mass.example',
  };
}
