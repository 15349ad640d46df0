import {completeContent} from './content';
import {newPolicies} from './policies';

/** A store without content, in German only. */
export const emptyContent = completeContent({});

/** A store as Shopify creates it. */
export const newStoreContent = completeContent({shop: {isNew: true}, policies: newPolicies});
