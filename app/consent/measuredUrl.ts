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
