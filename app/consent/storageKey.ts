import {brand} from '~/brand';

/** Where the choice is kept in `localStorage`. */
export const consentKey = `${brand.key}:consent`;
