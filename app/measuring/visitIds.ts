import {readCookie, writeCookie} from '~/platform/http/cookies';

/** The value of one of Shopify's cookies, kept for longer; a new one where there is none. The browser makes both. */
function keptId(name: '_shopify_y' | '_shopify_s'): string {
  const id = readCookie(document.cookie, name) || crypto.randomUUID();
  writeCookie(name, id);
  return id;
}

/** The ids of visitor and visit for one event. Only called with consent (rule 16.9). */
export const visitIds = () => ({uniqueToken: keptId('_shopify_y'), visitToken: keptId('_shopify_s')});
