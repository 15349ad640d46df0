import type {Resolvers} from './context';
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

/** What a mutation answers that belongs to accounts and payments, which the demo store doesn't have. */
export function refuse(_: unknown, {customerAccessToken}: {customerAccessToken?: string}): object {
  const error = customerAccessToken
    ? {code: 'TOKEN_INVALID', field: ['customerAccessToken'], message: 'Customer access token is invalid'}
    : {code: null, field: null, message: 'The demo store has no customer accounts and takes no payments.'};
  return {userErrors: [error], customerUserErrors: [error]};
}

/** The resolvers by the name of their type, for all versions together. */
export const resolvers: Record<string, Resolvers<never>> = {
  QueryRoot: queryRoot,
  Mutation: {...cartMutations, ...cartMetafieldMutations},
  Shop: shop,
  ShopPolicy: shopPolicy,
  Menu: menu,
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
};
