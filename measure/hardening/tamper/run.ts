import {createClient} from 'demo-store/testing/client';
import {notices} from '~/cart/worker/notices.server';
import {loadContent} from '../../../studio/load';
import {ensureBuild} from '../../../tools/build';
import {StartError} from '../../../tools/environment';
import type {RunningSite} from '../../../tools/site';
import {visibleText} from '../checks';
import {Findings, report, type Tally} from '../findings';
import {describeExchange, send, type Answer, type TestRequest} from '../http';
import {readCart, toCookie, toRawCookie, readReply} from '../cartItems';
import {readOptions} from '../options';
import {search, type Problem} from '../search';
import {logFolder, startSeparateSite} from '../startSite';
import {attempts, type Attempt} from './attempts';
import {findLineProblems, type Shop} from './judge';
import {priceBook} from './priceBook';

/** Each lane has a site and a store of its own, whose carts it reads. */
const lanes = 3;

/** `npm run tamper`: tries to pay another price. See tests/README.md. */
async function tamper(): Promise<void> {
  const options = readOptions(5, []);
  console.log(`Seed ${options.seed}, logs in ${logFolder}`);
  const build = await ensureBuild(() => console.log('Building …'));
  const sites = await Promise.all(
    Array.from({length: lanes}, (_, index) =>
      startSeparateSite(`tamper-${index + 1}`, {build, runtime: options.runtime}),
    ),
  );
  const [first] = sites as [RunningSite];
  const {variants, numbers} = await readStore(first.storeUrl);
  const book = priceBook(await loadContent(), numbers);
  const shop: Shop = {book, variants};
  const findings = new Findings();
  const tally = await search(
    {
      name: 'prices',
      command: 'npm run tamper --',
      cases: 3_000,
      arbitrary: attempts(book, listTamperedVariants(shop)),
      lanes,
      attempt: (attempt, lane, counted) => runAttempt(attempt, sites[lane % lanes] as RunningSite, shop, counted),
    },
    {...options, time: options.minutes * 60_000},
    findings,
  );
  report([tally], findings);
}

/** Every variant of the store, by its id, and the number of every product, by its handle. */
async function readStore(storeUrl: string) {
  type Page = {
    products: {nodes: {id: string; handle: string}[]};
    product: {variants: {nodes: {id: string; price: {amount: string}}[]; pageInfo: {endCursor: string | null}}} | null;
  };
  const {query} = createClient(storeUrl);
  const document = `query ($handle: String, $after: String) {
    products(first: 250) {nodes {id handle}}
    product(handle: $handle) {variants(first: 250, after: $after) {nodes {id price {amount}} pageInfo {endCursor}}}
  }`;
  const variants = new Map<string, {handle: string; price: number}>();
  const {data: start} = await query<Page>(document, {handle: ''});
  for (const {handle} of start.products.nodes) {
    for (let after: string | null | undefined; after !== null; ) {
      const {data} = await query<Page>(document, {handle, after});
      const {nodes = [], pageInfo} = data.product?.variants ?? {};
      for (const {id, price} of nodes) variants.set(id, {handle, price: Math.round(Number(price.amount) * 100)});
      after = nodes.length ? (pageInfo?.endCursor ?? null) : null;
    }
  }
  const numbers = new Map(start.products.nodes.map(({id, handle}) => [handle, id.split('/').at(-1) ?? '']));
  return {variants, numbers};
}

/** The cheapest and the dearest variant of each product, and a variant that doesn't exist. */
function listTamperedVariants({variants}: Shop): string[] {
  const byPrice = [...variants].sort(([, a], [, b]) => a.price - b.price);
  const handles = new Set(byPrice.map(([, {handle}]) => handle));
  const cheapestAndDearest = [...handles].flatMap((handle) => {
    const variantIds = byPrice.filter(([, variant]) => variant.handle === handle).map(([id]) => id);
    return [variantIds[0], variantIds.at(-1)].filter((id) => id !== undefined);
  });
  return [...cheapestAndDearest, 'gid://shopify/ProductVariant/1'];
}

/** Makes an attempt to check out, and compares what the store would charge with the independently calculated prices. */
async function runAttempt(attempt: Attempt, site: RunningSite, shop: Shop, tally: Tally): Promise<Problem[]> {
  await site.control.reset();
  const exchanges: string[] = [];
  const post = async (path: string, fields: [string, string][], cookie: string) => {
    const headers = {'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', Cookie: cookie};
    const testRequest: TestRequest = {method: 'POST', path, headers, body: new URLSearchParams(fields).toString()};
    const answer = await send(site.url, testRequest);
    tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
    exchanges.push(describeExchange(testRequest, answer));
    return answer;
  };
  const cookie = attempt.by === 'cookie' ? toRawCookie(attempt.items) : await fillCart(attempt, post);
  const answer = await post(attempt.by === 'cookie' ? attempt.page : '/api/cart', [['intent', 'checkout']], cookie);
  const carts = await site.control.carts();
  const problems = [
    ...findRefusalProblems(answer, carts.length),
    ...carts.flatMap(({lines}) => lines.flatMap((line) => findLineProblems(line, shop, attempt.wishes))),
  ];
  const charged = JSON.stringify(
    carts.map(({lines}) => lines),
    null,
    1,
  );
  return problems.map((problem) => ({problem, detail: `${exchanges.join('\n')}\n    charged: ${charged}`}));
}

type Post = (path: string, fields: [string, string][], cookie: string) => Promise<Answer>;

/** Adds the piece to the cart by its form, then changes its quantity. Returns the cart cookie. */
async function fillCart({path, fields, quantity}: Attempt & {by: 'form'}, post: Post): Promise<string> {
  const addAnswer = await post(path, fields, '');
  const cookie = toCookie(readCart(addAnswer) ?? []);
  const key = readReply(addAnswer)?.cart?.lines[0]?.key;
  if (quantity === undefined || !key) return cookie;
  const updatedItems = readCart(
    await post(
      '/api/cart',
      [
        ['intent', 'update'],
        ['key', key],
        ['quantity', quantity],
      ],
      cookie,
    ),
  );
  return updatedItems ? toCookie(updatedItems) : cookie;
}

/** A refused checkout has to give a reason, and must leave no cart at the store. */
function findRefusalProblems(answer: Answer, carts: number): string[] {
  const {status, headers, body} = answer;
  const reply = readReply(answer);
  const accepted = Boolean(reply?.checkoutUrl ?? headers.location?.includes('/cart/c/'));
  if (accepted) return carts === 1 ? [] : [`${carts} carts at the store after one checkout`];
  if (carts > 0) return ['a cart at the store after a refused checkout'];
  if (status < 400 || status >= 500) return [`a refused checkout with status ${status}`];
  const words = reply ? reply.notice : Object.values(notices.de).some((text) => visibleText(body).includes(text));
  return words ? [] : ['a refused checkout without words'];
}

await tamper().catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
process.exit();
