/** The tokens that the store knows: as at Shopify, one for browsers and one for servers. */
export const PUBLIC_TOKEN = 'demo-public-storefront-token';
export const PRIVATE_TOKEN = 'demo-private-storefront-token';

/** The access token of the Admin API, and the client of an app that may ask for one. */
export const ADMIN_TOKEN = 'shpat_demo_admin_api_access_token';
export const ADMIN_CLIENT = {id: 'demo-client-id', secret: 'demo-client-secret'};

/** The key of the mail service. */
export const MAIL_KEY = 're_demo_key';
