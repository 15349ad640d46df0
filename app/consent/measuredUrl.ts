/** Parameters that say which campaign has led here. Any other may hold what somebody has searched for, written or ordered. */
const campaign = /^(utm_\w+|gclid|gbraid|wbraid|dclid)$/;

/** A URL without the sender's first name, which stands in that of the thanks for an enquiry. */
export const withoutName = (url: string) => url.replace(/(\/thankyou)\/[^/?#]*/, '$1');

/** A page's URL as it is measured (rule 16.13): it names nobody, and of its query only the campaign is left. */
export function measuredUrl(url: string): string {
  const [address = ''] = url.split('#');
  const [path = '', query] = withoutName(address).split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => campaign.test(name));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept).toString()}` : path;
}

let watched = false;

/**
 * From now on the address bar names no sender of an enquiry: scripts of other companies read it at any time. `tell` hears each
 * new address before they do. Has to be called before they load, and does something at the first call only.
 */
export function watchAddress(tell: (url: string) => void): void {
  if (watched) return;
  watched = true;
  const hideName = () => {
    const {href} = location;
    const neutral = withoutName(href);
    if (neutral !== href) History.prototype.replaceState.call(history, history.state, '', neutral);
    tell(neutral);
  };
  hideName();
  for (const name of ['pushState', 'replaceState'] as const) {
    history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
      const neutral = withoutName(new URL(url ?? '', location.href).href);
      tell(neutral);
      History.prototype[name].call(history, state, unused, url && neutral);
    };
  }
  window.addEventListener('popstate', hideName, {capture: true});
}
