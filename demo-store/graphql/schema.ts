import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import type {Context, Resolvers} from './context';
import {cart, cartLine} from './resolvers/cart';
import {cartMetafieldMutations} from './resolvers/cart-metafields';
import {cartMutations} from './resolvers/cart-mutations';
import {collection} from './resolvers/collection';
import {genericFile, image, mediaImage} from './resolvers/media';
import {menu} from './resolvers/menu';
import {metafield, metaobject, metaobjectField} from './resolvers/metafields';
import {product, productOption, productOptionValue} from './resolvers/product';
import {queryRoot} from './resolvers/query';
import {shop, shopPolicy} from './resolvers/shop';
import {productVariant} from './resolvers/variant';

const SCHEMA_FILE = '@shopify/hydrogen-react/storefront.schema.json';

function attach<Source>(schema: GraphQLSchema, typeName: string, resolvers: Resolvers<Source>): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The Storefront API has no type ${typeName}`);
  const fields = type.getFields();
  for (const [name, resolver] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`The Storefront API has no field ${typeName}.${name}`);
    field.resolve = resolver as GraphQLFieldResolver<unknown, Context>;
  }
}

/** What a mutation answers that belongs to accounts and payments, which the demo store doesn't have. */
function refuse(): object {
  const error = {
    code: null,
    field: null,
    message: 'The demo store has no customer accounts and takes no payments.',
  };
  return {userErrors: [error], customerUserErrors: [error]};
}

/** Shopify's own schema, as Hydrogen ships it, with the store's resolvers. */
export function createSchema(): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve(SCHEMA_FILE);
  const introspection = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery;
  const schema = buildClientSchema(introspection);
  attach(schema, 'QueryRoot', queryRoot);
  attach(schema, 'Mutation', {
    ...Object.fromEntries(Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) => [name, refuse])),
    ...cartMutations,
    ...cartMetafieldMutations,
  });
  attach(schema, 'Shop', shop);
  attach(schema, 'ShopPolicy', shopPolicy);
  attach(schema, 'Menu', menu);
  attach(schema, 'Product', product);
  attach(schema, 'ProductOption', productOption);
  attach(schema, 'ProductOptionValue', productOptionValue);
  attach(schema, 'ProductVariant', productVariant);
  attach(schema, 'Collection', collection);
  attach(schema, 'Metafield', metafield);
  attach(schema, 'Metaobject', metaobject);
  attach(schema, 'MetaobjectField', metaobjectField);
  attach(schema, 'MediaImage', mediaImage);
  attach(schema, 'Image', image);
  attach(schema, 'GenericFile', genericFile);
  attach(schema, 'Cart', cart);
  attach(schema, 'CartLine', cartLine);
  return schema;
}
