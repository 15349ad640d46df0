export const buyer = {
  email: 'anna@beispiel.de',
  name: 'Anna <Holz>',
  address1: 'Weg 1',
  zip: '40213',
  city: 'Düsseldorf',
};

/**
 * Orders at a `checkoutUrl` as a browser does: follows the redirect and submits the form. The response to a placed order has
 * status 303.
 */
export async function placeOrder(checkoutUrl: string, form: Partial<typeof buyer> = {}): Promise<Response> {
  const {url} = await fetch(checkoutUrl);
  return fetch(url, {method: 'POST', body: new URLSearchParams({...buyer, ...form}), redirect: 'manual'});
}
