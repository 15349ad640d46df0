/**
 * Whether a URL is a preview link. Everybody with the link can see the draft, so no third-party script may run on a page where it could
 * read the link (rule 16.11).
 */
export const showsDraft = (url: string) => URL.canParse(url) && new URL(url).searchParams.has('preview');
