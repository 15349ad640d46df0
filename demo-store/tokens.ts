/** The tokens that the store knows: as at Shopify, one for browsers and one for servers. */
export const PUBLIC_TOKEN = 'demo-public-storefront-token';
export const PRIVATE_TOKEN = 'demo-private-storefront-token';

/** The key of the mail service. */
export const MAIL_KEY = 're_demo_key';
