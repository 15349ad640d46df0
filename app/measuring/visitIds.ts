/** Shopify's names for a visitor and a visit, which the browser makes. */
const visitorCookie = '_shopify_y';
const visitCookie = '_shopify_s';

/** Seconds: a visitor for a year, a visit for 30 minutes after its last page. */
const lifetimes = {[visitorCookie]: 31_536_000, [visitCookie]: 1_800};

/** The value of a cookie, kept for longer; a new one where there is none. */
function keptId(name: keyof typeof lifetimes): string {
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const id = kept?.slice(name.length + 1) || crypto.randomUUID();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${id}; Path=/; Max-Age=${lifetimes[name]}; SameSite=Lax${secure}`;
  return id;
}

/** The ids of visitor and visit for one event. Only called with consent (rule 16.9). */
export const visitIds = () => ({uniqueToken: keptId(visitorCookie), visitToken: keptId(visitCookie)});
