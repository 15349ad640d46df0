import type {GraphQLResolveInfo} from 'graphql';
import type {Context, Resolvers} from './context';
import {moneyV2} from './money';
import {cart, cartLine} from './resolvers/cart';
import {cartMetafieldMutations} from './resolvers/cartMetafields';
import {cartMutations} from './resolvers/cartMutations';
import {collection} from './resolvers/collection';
import {genericFile, image, mediaImage} from './resolvers/media';
import {menu} from './resolvers/menu';
import {metafield, metaobject, metaobjectField} from './resolvers/metafields';
import {product, productOption, productOptionValue} from './resolvers/product';
import {queryRoot} from './resolvers/query';
import {shop, shopPolicy} from './resolvers/shop';
import {productVariant} from './resolvers/variant';
import {article, blog, page} from './resolvers/writings';

/** Shopify's answers about an unknown customer. The store has no customers. */
const UNKNOWN_CUSTOMER: Record<string, object> = {
  customerAccessTokenCreate: {code: 'UNIDENTIFIED_CUSTOMER', field: ['input'], message: 'Unidentified customer'},
  customerRecover: {code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message: 'Could not find customer'},
};

/** Mutations of accounts and payments, which the demo store doesn't have, return an error. */
export function refuse(
  _: unknown,
  {customerAccessToken}: {customerAccessToken?: string},
  __: Context,
  {fieldName}: GraphQLResolveInfo,
): object {
  const error = customerAccessToken
    ? {code: 'TOKEN_INVALID', field: ['customerAccessToken'], message: 'Customer access token is invalid'}
    : (UNKNOWN_CUSTOMER[fieldName] ?? {
        code: null,
        field: null,
        message: 'The demo store has no customer accounts and takes no payments.',
      });
  return {userErrors: [error], customerUserErrors: [error]};
}

/** The resolvers of all versions, by type name. A version gets those of its own types and fields. */
export const resolvers: Record<string, Resolvers<never>> = {
  QueryRoot: queryRoot,
  Mutation: {...cartMutations, ...cartMetafieldMutations},
  Shop: shop,
  ShopPolicy: shopPolicy,
  Menu: menu,
  Page: page,
  Blog: blog,
  Article: article,
  Product: product,
  ProductOption: productOption,
  ProductOptionValue: productOptionValue,
  ProductVariant: productVariant,
  Collection: collection,
  Metafield: metafield,
  Metaobject: metaobject,
  MetaobjectField: metaobjectField,
  MediaImage: mediaImage,
  Image: image,
  GenericFile: genericFile,
  Cart: cart,
  CartLine: cartLine,
  MoneyV2: moneyV2,
};
