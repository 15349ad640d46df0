import {readdirSync, readFileSync} from 'node:fs';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isInputType,
  isRequiredInputField,
  parse,
  typeFromAST,
  validate,
  type GraphQLInputType,
  type GraphQLSchema,
  type IntrospectionQuery,
  type OperationDefinitionNode,
} from 'graphql';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {startEmpty} from '../../../support/stores';

/** The points of each operation that the tools send to the Admin API. Shopify carries out none above 1,000. */
const COSTS: Record<string, number> = {
  CheckTaxes: 1,
  OpenOrders: 350,
  OrderLines: 58,
  PreviewEntry: 1,
  SetUpChangeMenu: 11,
  SetUpChannels: 32,
  SetUpCollection: 10,
  SetUpCollections: 80,
  SetUpCreateFiles: 20,
  SetUpDefine: 10,
  SetUpDefinitions: 51,
  SetUpEnableLanguage: 10,
  SetUpEntries: 16,
  SetUpEntry: 10,
  SetUpFileStatus: 3,
  SetUpFiles: 29,
  SetUpFillCollection: 10,
  SetUpHandles: 9,
  SetUpLanguages: 34,
  SetUpLocation: 3,
  SetUpMenu: 11,
  SetUpMenus: 12,
  SetUpMetafield: 10,
  SetUpMetafieldAccess: 10,
  SetUpMetafields: 23,
  SetUpPolicies: 2,
  SetUpPolicy: 10,
  SetUpPriceOption: 10,
  SetUpPriceVariants: 10,
  SetUpPrices: 10,
  SetUpProduct: 32,
  SetUpProducts: 94,
  SetUpPublish: 10,
  SetUpPublishEntry: 10,
  SetUpPublishLanguage: 10,
  SetUpRedefine: 10,
  SetUpRedirect: 10,
  SetUpRedirects: 13,
  SetUpScopes: 2,
  SetUpShop: 1,
  SetUpStage: 11,
  SetUpSubscribe: 10,
  SetUpTexts: 23,
  SetUpTranslations: 10,
  SetUpUnpublish: 10,
  SetUpVariants: 25,
  SetUpWebhooks: 11,
  WordsOfOrders: 38,
};

/** Operations that the tools send to the Storefront API. */
const TO_STOREFRONT = [
  'CheckCart',
  'CheckEntries',
  'CheckProducts',
  'CheckRedirects',
  'CheckScope',
  'CheckToken',
  'CheckTranslations',
  'CheckVariants',
];

const TOOLS = new URL('../../../../tools/', import.meta.url);

/** Every operation in the sources of the tools, with the constants that stand in it. */
function readOperations(): Map<string, string> {
  const files = readdirSync(TOOLS, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(new URL(file, TOOLS), 'utf8')).join('\n');
  const fragments = new Map(
    [...sources.matchAll(/const (\w+) =\s*`([^`]*)`/g)].map(([, name = '', text = '']) => [name, text]),
  );
  const texts = [...sources.matchAll(/(["'`])(?:#graphql)?\s*((?:query|mutation) \w+[ (](?:(?!\1)[^])*)\1/g)];
  return new Map(
    texts.map(([, , text = '']) => {
      const name = /\w+ (\w+)/.exec(text)?.[1] ?? '';
      return [name, text.replace(/\$\{(\w+)\}/g, (_, constant: string) => fragments.get(constant) ?? '')];
    }),
  );
}

/** Some value of a type. An operation costs most when a number asks for the longest page. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const sampled = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
    return Object.fromEntries(sampled.map((field) => [field.name, sampleOf(field.type)]));
  }
  const samples: Record<string, unknown> = {Boolean: true, Int: 250, ID: 'gid://shopify/Product/1'};
  return samples[getNamedType(type).name] ?? 'text';
}

function sampleVariables(schema: GraphQLSchema, document: string): object {
  const [operation] = parse(document).definitions as OperationDefinitionNode[];
  const variables = (operation?.variableDefinitions ?? []).flatMap(({variable, type: node}) => {
    const type = typeFromAST(schema, node);
    return isNonNullType(type) && isInputType(type) ? [[variable.name.value, sampleOf(type)]] : [];
  });
  return Object.fromEntries(variables) as object;
}

let store: DemoStore;
beforeAll(async () => {
  store = await startEmpty();
}, 60_000);
afterAll(() => store.close());

test('each request of the tools to the Admin API costs what is written here, and no more than Shopify carries out', async () => {
  const operations = readOperations();
  expect([...operations.keys()].sort()).toEqual([...Object.keys(COSTS), ...TO_STOREFRONT].sort());
  const admin = createAdminClient(store.url);
  const schema = buildClientSchema((await admin<IntrospectionQuery>(getIntrospectionQuery({oneOf: true}))).data);
  // The answer to an operation that has to wait says its cost, and nothing is carried out.
  await createControl(store.url).addFault({operation: '*', kind: 'throttled'});
  const costs: Record<string, number | undefined> = {};
  for (const [name, document] of operations) {
    if (TO_STOREFRONT.includes(name)) continue;
    expect(validate(schema, parse(document)), name).toEqual([]);
    const {extensions} = await admin(document, sampleVariables(schema, document));
    costs[name] = extensions?.cost.requestedQueryCost;
  }
  expect(costs).toEqual(COSTS);
  expect(Math.max(...Object.values(COSTS))).toBeLessThanOrEqual(1000);
});
