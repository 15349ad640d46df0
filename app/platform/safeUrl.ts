/**
 * Whether an address from the store may be a link: a page, a mail address, a phone number, a path of the site or a place on the page.
 * `javascript:` and the like would run code, and browsers take `/\host` and a path with a line end in it for another website.
 */
export function isSafeUrl(url: string): boolean {
  return !/[\t\n\r]/.test(url) && /^(https?:\/\/[^\s/\\]|mailto:|tel:|\/(?![/\\])|#)/i.test(url);
}

/** Whether an address from the store is a page of a website. */
export function isWebUrl(url: string): boolean {
  return isSafeUrl(url) && /^https?:/i.test(url) && URL.canParse(url);
}
