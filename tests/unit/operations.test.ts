import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {brotliDecompressSync} from 'node:zlib';
import {
  buildClientSchema,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type IntrospectionQuery,
} from 'graphql';
import {describe, expect, test} from 'vitest';
import {checkoutCartHandler} from '~/cart/worker/checkoutCartHandler.server';
import {CART_FRAGMENT, priceVariantsQuery} from '~/cart/worker/queries.server';
import {storefrontApiVersion} from '~/platform/env';

const load = createRequire(import.meta.url);

/** Every operation of the app, from the generated types: their keys are the complete documents. */
function operations(): string[] {
  const generated = readFileSync(new URL('../../storefrontapi.generated.d.ts', import.meta.url), 'utf8');
  const keys = [...generated.matchAll(/^ {2}("#graphql.*"): \{return/gm)].map(([, key = '']) => key);
  return keys.map((key) => JSON.parse(key) as string);
}

/** Hydrogen's cart handler puts the app's fragment into mutations of its own. */
const cartCreate = `mutation CartCreate { cartCreate(input: {}) { cart { ...CartApiMutation } } } ${CART_FRAGMENT}`;

const cases = [...operations(), cartCreate, priceVariantsQuery(2)].map((document) => {
  const name = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? document;
  return {name, document};
});

test('every request that the site makes to Shopify is checked here', () => {
  expect(cases.map(({name}) => name)).toEqual(expect.arrayContaining(['Chrome', 'Product', 'CartCreate']));
});

/** Shopify's schemas of the stable versions that it serves, the oldest first. */
const folder = new URL('../../demo-store/schema/', import.meta.url);
const versions = readdirSync(folder).flatMap((file) => {
  const version = /^storefront-(\d{4}-\d{2})\.json\.br$/.exec(file)?.[1];
  const read = () =>
    JSON.parse(brotliDecompressSync(readFileSync(new URL(file, folder))).toString('utf8')) as IntrospectionQuery;
  return version ? [{name: version, read}] : [];
});

test('the site uses the newest version of Shopify’s interface, and can be tested with all that Shopify supports', () => {
  const names = versions.map(({name}) => name).sort();
  expect(names).toEqual(['2026-01', '2026-04', '2026-07', '2026-10']);
  expect(storefrontApiVersion).toBe(names.at(-1));
});

describe.each([
  {
    name: 'that the types come from',
    read: () => load('@shopify/hydrogen-react/storefront.schema.json') as IntrospectionQuery,
  },
  ...versions,
])('Shopify’s interface ($name)', ({read}) => {
  const {__schema} = read();
  const schema = buildClientSchema({__schema}, {assumeValid: true});

  test.each(cases)(
    'understands the site’s request $name, which uses nothing that Shopify will remove',
    ({document}) => {
      const problems = validate(schema, parse(document), [...specifiedRules, NoDeprecatedCustomRule]);
      expect(problems.map(({message}) => message)).toEqual([]);
    },
  );
});

/** Hydrogen's mutation as the checkout sends it for a visitor who has decided (rule 16.10). */
async function cartCreateWithConsent(): Promise<string> {
  const requests: string[] = [];
  const mutate = (document: string) => {
    requests.push(document);
    return Promise.resolve({cartCreate: {cart: {id: '1'}, userErrors: []}});
  };
  const consent: object = {visitorConsent: {analytics: true}};
  const storefront = {i18n: {country: 'DE', language: 'DE'}, mutate};
  await checkoutCartHandler(storefront as never).create({}, consent);
  return requests[0] ?? '';
}

test.each(versions)('Shopify’s interface $name accepts the visitor’s consent with the cart', async ({read}) => {
  const schema = buildClientSchema({__schema: read().__schema}, {assumeValid: true});
  const document = await cartCreateWithConsent();
  expect(document).toContain('@inContext(visitorConsent: $visitorConsent');
  expect(validate(schema, parse(document)).map(({message}) => message)).toEqual([]);
});
