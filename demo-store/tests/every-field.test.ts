import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isUnionType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import {beforeAll, describe, expect, test} from 'vitest';
import {VERSIONS, type Version} from '../graphql/version';
import {loadSchema} from '../schema/load';
import {createClient, type Client} from '../testing/client';
import {useStore} from './useStore';

/** Products and results of the search have so many fields that one level less is asked for. */
const DEPTH = 4;
/** Arguments that a field needs before it says anything. */
const ARGUMENTS: Record<string, string> = {
  first: '2',
  key: '"titel"',
  identifiers: '[{namespace: "custom", key: "masse"}]',
  selectedOptions: '[]',
  handle: '"hocker"',
  page: '1',
  format: 'IMAGE',
};

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(
    ({name, type, defaultValue}) => name === 'first' || (isNonNullType(type) && defaultValue === undefined),
  );
  if (required.length === 0) return '';
  return `(${required.map(({name}) => `${name}: ${ARGUMENTS[name]}`).join(', ')})`;
}

/** A selection of everything that a type offers, each level once more nested up to the depth. */
function everything(schema: GraphQLSchema, typeName: string, depth: number): string {
  const type = schema.getType(typeName);
  if (isUnionType(type) || isInterfaceType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map(({name}) => `... on ${name} { ${everything(schema, name, depth)} }`);
    return `__typename ${parts.join(' ')}`;
  }
  if (!type || !('getFields' in type)) return '__typename';
  const fields = Object.values(type.getFields()) as GraphQLField<unknown, unknown>[];
  const parts = fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    // Fields of one name differ in nullability between the types of a union, so each type has its own aliases.
    const alias = `${typeName}_${field.name}: ${field.name}${argumentsOf(field)}`;
    if (isLeafType(inner)) return [alias];
    return depth > 1 ? [`${alias} { ${everything(schema, inner.name, depth - 1)} }`] : [];
  });
  return `__typename ${parts.join(' ')}`;
}

const versions: Version[] = [...VERSIONS, 'unstable'];

describe.each(versions)('everything that a site can ask Shopify (version %s)', {timeout: 30_000}, (version) => {
  const store = useStore();
  const schema = loadSchema(version);
  let client: Client;

  beforeAll(() => {
    client = createClient(store.client.url, version);
  });

  test.each<[string, string, string, number?]>([
    ['shop', 'shop', 'Shop'],
    ['a product', 'product(handle: "tisch")', 'Product', DEPTH - 1],
    ['a product with metafields', 'product(handle: "hocker")', 'Product', DEPTH - 1],
    ['a collection', 'collection(handle: "alles")', 'Collection'],
    ['a metaobject', 'metaobject(handle: {type: "projekte", handle: "projekt-1"})', 'Metaobject'],
    ['a menu', 'menu(handle: "main-menu")', 'Menu'],
    ['localization', 'localization', 'Localization'],
    ['payment settings', 'paymentSettings', 'PaymentSettings'],
    ['search', 'search(query: "hocker", first: 5)', 'SearchResultItemConnection', DEPTH - 1],
    ['predictive search', 'predictiveSearch(query: "al")', 'PredictiveSearchResult'],
    ['sitemap', 'sitemap(type: PRODUCT)', 'Sitemap'],
    ['redirects', 'urlRedirects(first: 2)', 'UrlRedirectConnection'],
    ['blogs', 'blogs(first: 2)', 'BlogConnection'],
    ['articles', 'articles(first: 2)', 'ArticleConnection'],
    ['pages', 'pages(first: 2)', 'PageConnection'],
    ['locations', 'locations(first: 2)', 'LocationConnection'],
    ['API versions', 'publicApiVersions', 'ApiVersion'],
  ])('gets an answer from the demo store: %s', async (_, field, type, depth = DEPTH) => {
    const {errors, data} = await client.query<{it: object | null}>(
      `{ it: ${field} { ${everything(schema, type, depth)} } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.it).not.toBeNull();
  });

  test('gets an answer from the demo store: a cart and its lines', async () => {
    const variant = await client.query<{product: {variants: {nodes: {id: string}[]}}}>(
      '{ product(handle: "hocker") { variants(first: 1) { nodes { id } } } }',
    );
    const {errors, data} = await client.query<{cartCreate: {cart: object | null}}>(
      `mutation ($input: CartInput) { cartCreate(input: $input) { cart { ${everything(
        schema,
        'Cart',
        DEPTH,
      )} } userErrors { code } } }`,
      {
        input: {
          lines: [{merchandiseId: variant.data.product.variants.nodes[0]?.id, quantity: 2}],
          discountCodes: ['WERKSTATT10'],
          metafields: [{key: 'custom.note', type: 'single_line_text_field', value: 'x'}],
          delivery: {
            addresses: [
              {
                address: {deliveryAddress: {firstName: 'Anna', city: 'Köln', countryCode: 'DE'}},
                selected: true,
              },
            ],
          },
        },
      },
    );
    expect(errors).toBeUndefined();
    expect(data.cartCreate.cart).not.toBeNull();
  });

  test('has an answer, even about customers’ accounts, which the demo store does not have', async () => {
    const {errors, data} = await client.query<{
      customerCreate: {customerUserErrors: {message: string}[]};
    }>(
      'mutation { customerCreate(input: {email: "a@b.de", password: "secret"}) { customer { id } customerUserErrors { code field message } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.customerCreate.customerUserErrors[0]?.message).toContain('no customer accounts');
  });
});
