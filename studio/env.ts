import {storefrontEnv} from 'demo-store/env';

/**
 * The variables of the studio's storefront with the demo store at this URL: those of the store and of the site. None is
 * secret.
 */
export function studioEnv(storeUrl: string): Record<string, string> {
  return {
    ...storefrontEnv(storeUrl),
    SITE_PASSWORD: 'eiche',
    SITE_PASSWORD_HINT: 'Demo: eiche',
    MAIL_FROM: 'Maser & Maß <website@maser-mass.example>',
    MAIL_TO: 'studio@maser-mass.example',
  };
}
