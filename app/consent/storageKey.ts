import {brand} from '~/brand';

/** Where the choice is kept in `localStorage`. Apart from `stored.ts`: the cart's queue needs it on every page, and nothing else. */
export const consentKey = `${brand.key}:consent`;
