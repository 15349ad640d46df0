import {parseArgs} from 'node:util';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import fc from 'fast-check';
import {configuratorKind} from '~/configurator/offer/kind';
import {formatPrice} from '~/i18n/formats';
import {buyerAddressHeader} from '~/platform/http/networkAddress';
import {loadContent} from '../studio/load';
import {ensureBuild, output} from '../tools/build';
import {startSite} from '../tools/site';

/**
 * `npm run quotes` asks `/mcp` for the prices of random pieces, and compares each with the first price on the page that the quote
 * links. The default is `-- --count 2000`, which takes about two minutes. The exit status is 1 when a price differs.
 */
const {values} = parseArgs({options: {count: {type: 'string', default: '2000'}, seed: {type: 'string', default: '1'}}});

interface Product {
  made_to_measure: {
    measures: {name: string; min: number; max: number}[];
    values: {name: string; values: {value: string}[]}[];
  };
}

interface Quote {
  price_cents: number | null;
  order_url: string;
}

await ensureBuild();
const site = await startSite({build: output, trustBuyerAddress: true});
const client = new Client({name: 'quotes', version: '1.0.0'});
/** Each call comes from another IP address, because an address may call only 120 times a minute. */
let callCount = 0;
const fetchFromNewAddress: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers);
  headers.set(buyerAddressHeader, `10.0.${Math.floor(callCount / 256)}.${callCount % 256}`);
  callCount += 1;
  return fetch(url, {method: init?.method, body: init?.body, headers});
};
await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/en/mcp`), {fetch: fetchFromNewAddress}));

async function call<Result>(name: string, args: Record<string, unknown>): Promise<Result> {
  const {structuredContent, isError, content} = await client.callTool({name, arguments: args});
  if (isError) throw new Error(`${name}: ${JSON.stringify(content)}`);
  return structuredContent as Result;
}

/** The first price that the page of a link shows, as text. */
async function pagePrice(link: string): Promise<string | undefined> {
  const {origin, pathname, search} = new URL(link);
  const text = await (await fetch(`${origin}${pathname}.md${search}`)).text();
  return /€[\d,]+\.\d\d/.exec(text.slice(text.indexOf('\n---\n')))?.[0];
}

const {products} = await loadContent();
const handles = products.filter((product) => configuratorKind(product)).map(({handle}) => handle);
const pieces = await Promise.all(
  handles.map(async (handle) => {
    const {made_to_measure: offer} = await call<Product>('get_product', {handle});
    const fields = [
      ...offer.measures.map(({name, min, max}) => [name, fc.integer({min, max})] as const),
      ...offer.values.map(
        (option) => [option.name, fc.constantFrom(...option.values.map(({value}) => value))] as const,
      ),
    ];
    return fc.record({handle: fc.constant(handle), configuration: fc.record(Object.fromEntries(fields))});
  }),
);

let differences = 0;
let withoutPrice = 0;
for (const piece of fc.sample(fc.oneof(...pieces), {numRuns: Number(values.count), seed: Number(values.seed)})) {
  const quote = await call<Quote>('quote_piece', piece);
  const pagePriceText = await pagePrice(quote.order_url);
  if (quote.price_cents === null) withoutPrice++;
  else if (pagePriceText !== formatPrice(quote.price_cents, 'en')) {
    differences++;
    console.error(`${quote.order_url}: quoted ${quote.price_cents} cents, shown ${pagePriceText}`);
  }
}
console.log(`${values.count} quotes: ${differences} differ from the page, ${withoutPrice} have no price.`);
await client.close();
await site.close();
process.exitCode = differences ? 1 : 0;
