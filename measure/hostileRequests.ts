interface HostileRequest {
  method?: 'POST';
  path: string;
  headers?: Record<string, string>;
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
