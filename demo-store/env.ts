import {ADMIN_CLIENT, ADMIN_TOKEN, MAIL_KEY, PREVIEW_TOKEN, PRIVATE_TOKEN, PUBLIC_TOKEN} from './tokens';

/** The environment of a storefront that uses the demo store at a URL. Nothing in it is secret. */
export function storefrontEnv(storeUrl: string): Record<string, string> {
  const origin = new URL(storeUrl).origin;
  return {
    PUBLIC_STORE_DOMAIN: origin,
    PUBLIC_STOREFRONT_API_TOKEN: PUBLIC_TOKEN,
    PRIVATE_STOREFRONT_API_TOKEN: PRIVATE_TOKEN,
    PRIVATE_ADMIN_PREVIEW_TOKEN: PREVIEW_TOKEN,
    PUBLIC_STOREFRONT_ID: '1000000001',
    SESSION_SECRET: 'demo-session-secret-of-the-demo-store',
    CONFIGURATION_SECRET: 'demo-configuration-secret-of-the-demo-store',
    MAIL_API_URL: `${origin}/emails`,
    MAIL_API_KEY: MAIL_KEY,
    FAVICON_SERVICE_URL: `${origin}/favicons?domain=`,
    BOOKING_URL: `${origin}/booking`,
  };
}

/** The variables that a command needs beside `storefrontEnv` to change the store. */
export const adminEnv = {
  ADMIN_API_TOKEN: ADMIN_TOKEN,
  ADMIN_CLIENT_ID: ADMIN_CLIENT.id,
  ADMIN_CLIENT_SECRET: ADMIN_CLIENT.secret,
};
