/** The version of the Storefront API that the store's schema describes. */
export const API_VERSION = '2025-04';
