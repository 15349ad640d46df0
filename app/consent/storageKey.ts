import {brand} from '~/brand';

/** The key of the decision in `localStorage`. It has its own file, because the cart's queue needs only this on every page. */
export const consentKey = `${brand.key}:consent`;
