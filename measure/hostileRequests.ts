/** The site's address in its settings. */
export const publicSite = 'https://studio.example';

interface HostileRequest {
  method?: 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A sheet that the product offers: there are 9,000 of them in each of its woods. */
export const madeUpSheet = (number: number): string =>
  `/sheet/konfigurator-tisch/${120 + (number % 140)}x${70 + (Math.floor(number / 140) % 30)}-6b4a32`;

/** A call of `/mcp` that reads a sheet, or a batch of them. Each has a network address of its own, since one has 120 calls a minute. */
function call(number: number, count?: number): HostileRequest {
  const read = (id: number) => {
    const uri = `${publicSite}${madeUpSheet(number + id)}.md`;
    return {jsonrpc: '2.0', id, method: 'resources/read', params: {uri}};
  };
  const calls = count ? Array.from({length: count}, (_, id) => read(id)) : read(1);
  const address = `10.${number % 250}.${Math.floor(number / 250) % 250}.1`;
  return {
    method: 'POST',
    path: '/mcp',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': address,
      'oxygen-buyer-ip': address,
    },
    body: JSON.stringify(calls),
  };
}

/** The number of different unknown paths, which come again and again, as from a crawler. */
const unknownPaths = 20_000;

const kinds: ((number: number) => HostileRequest)[] = [
  (number) => ({path: `/contact?text=${number}&name=${number}`}),
  (number) => ({path: `/product/hocker-lot?variant=${number}&quantity=${number}`}),
  (number) => ({
    path: `/product/konfigurator-tisch?color=${number}&length=${number % 300}&width=${number % 120}&replaces=${number}`,
  }),
  (number) => ({path: `/en/product/kliv?width=${number % 900}&height=${number % 700}&a=${number}`}),
  (number) => ({path: `/projects?service=${number}&page=${number}`}),
  (number) => ({path: `/search?q=${number}`}),
  (number) => ({path: `/thankyou/${number}`}),
  (number) => ({path: `/shop.data?_routes=${number}`}),
  (number) => ({path: '/', headers: {host: `${number}.example`}}),
  (number) => ({path: '/en/services.data', headers: {host: `${number}.example:${number % 60_000}`}}),
  (number) => ({path: `/product/made-up-${number}`}),
  (number) => ({path: `/en/projects/made-up-${number}`}),
  (number) => ({path: `/sheet/hocker-lot/${number}`}),
  (number) => ({path: madeUpSheet(number)}),
  (number) => ({path: `${madeUpSheet(number)}/model.glb`}),
  (number) => ({path: `/product/konfigurator-tisch?length=${120 + (number % 140)}&width=${70 + (number % 30)}`}),
  (number) => ({path: `/search?q=table+${number}`}),
  (number) => call(number),
  (number) => call(number, 100),
  (number) => ({path: `/made-up/${number % unknownPaths}`}),
  (number) => ({path: `/made-up-${number % unknownPaths}.data`}),
  (number) => ({path: `/icon.svg?${number}`, headers: {range: `bytes=${number % 5_000}-${number % 3_000}`}}),
  (number) => ({path: '/cart', headers: {cookie: `cartItems=[{"quantity":${number}}]; selectedLanguage=${number}`}}),
  (number) => ({path: '/shop', headers: {'if-none-match': `"${number}"`, 'accept-encoding': 'br'}}),
  // Without a body, because workerd closes the connection if a body isn't read.
  (number) => ({method: 'POST', path: `/shop?${number}`}),
  (number) => ({path: `/faq?${number}`}),
];

/** The request with this number. The kinds take turns, and requests of one kind differ by the number. */
export function hostileRequest(number: number): HostileRequest {
  const kind = kinds[number % kinds.length] as (typeof kinds)[number];
  return kind(number);
}
