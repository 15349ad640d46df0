/** Shopify's handles have letters, digits and hyphens; imported ones may have underscores. */
const possibleHandle = /^[\p{L}\p{M}\p{N}_-]{1,255}$/u;

/** Whether a text is a possible handle. The store isn't asked for any other text. */
export const isHandle = (text: string) => possibleHandle.test(text);
