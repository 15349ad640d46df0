/** Shopify makes handles of letters, digits and hyphens; some that were imported have underscores. */
const possibleHandle = /^[\p{L}\p{M}\p{N}_-]{1,255}$/u;

/** Whether the store can have something under a handle. What can't be one is not looked up (rule 2.17). */
export const isHandle = (text: string) => possibleHandle.test(text);
