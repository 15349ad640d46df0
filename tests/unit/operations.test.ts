import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type IntrospectionQuery,
} from 'graphql';
import {describe, expect, test} from 'vitest';
import {CART_FRAGMENT} from '~/cart/worker/fragments';
import {priceVariantsQuery} from '~/cart/worker/queries';

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

test('the generated types name the operations', () => {
  expect(cases.map(({name}) => name)).toEqual(expect.arrayContaining(['Chrome', 'Product', 'CartCreate']));
});

describe.each([
  ['that the types come from', '@shopify/hydrogen-react/storefront.schema.json'],
  ['that is the newest', 'hydrogen-react-newest/storefront.schema.json'],
])('the schema %s', (_, file) => {
  const {__schema} = load(file) as IntrospectionQuery;
  const schema = buildClientSchema({__schema});

  test.each(cases)('accepts $name, with nothing deprecated', ({document}) => {
    const problems = validate(schema, parse(document), [...specifiedRules, NoDeprecatedCustomRule]);
    expect(problems.map(({message}) => message)).toEqual([]);
  });
});
