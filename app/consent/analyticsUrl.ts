/** The only parameters that analytics may get. Any other may contain a search, a message or an order. */
const campaignName = /^(utm_\w+|gclid|gbraid|wbraid|dclid)$/;

/** Removes the sender's first name from the URL of an enquiry's confirmation. */
const withoutSenderName = (url: string) => url.replace(/(\/thankyou)\/[^/?#]*/, '$1');

/** The URL of a page for analytics (rule 16.13), without names and with campaign parameters only. */
export function analyticsUrl(url: string): string {
  const [address = ''] = url.split('#');
  const [path = '', query] = withoutSenderName(address).split('?');
  const campaignParameters = [...new URLSearchParams(query)].filter(([name]) => campaignName.test(name));
  if (campaignParameters.length === 0) return path;
  return `${path}?${new URLSearchParams(campaignParameters).toString()}`;
}

let isWatching = false;

/**
 * From now on, removes the first name of an enquiry's sender from the address bar, because third-party scripts can read the URL at any
 * time. `onUrl` gets each new URL before those scripts do. Call this before they load; only the first call has an effect.
 */
export function watchAddress(onUrl: (url: string) => void): void {
  if (isWatching) return;
  isWatching = true;
  const hideName = () => {
    const {href} = location;
    const neutralUrl = withoutSenderName(href);
    if (neutralUrl !== href) History.prototype.replaceState.call(history, history.state, '', neutralUrl);
    onUrl(neutralUrl);
  };
  hideName();
  for (const name of ['pushState', 'replaceState'] as const) {
    history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
      const neutralUrl = withoutSenderName(new URL(url ?? '', location.href).href);
      onUrl(neutralUrl);
      History.prototype[name].call(history, state, unused, url && neutralUrl);
    };
  }
  window.addEventListener('popstate', hideName, {capture: true});
}

/**
 * Whether a URL is a preview link. Everybody with the link can see the draft, so no third-party script may run on a page where it could
 * read the link (rule 16.11).
 */
export const showsDraft = (url: string) => URL.canParse(url) && new URL(url).searchParams.has('preview');
