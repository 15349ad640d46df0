import type {AdminResolvers} from './attach';
import {collection, collectionMutations, collectionQueries} from './resolvers/collections';
import {
  definitionMutations,
  definitionQueries,
  metaobjectDefinition,
  metaobjectFieldDefinition,
} from './resolvers/definitions';
import {deletions} from './resolvers/deletions';
import {fileMutations, fileQueries, genericFile, image, mediaImage} from './resolvers/files';
import {
  metafieldDefinition,
  metafieldDefinitionMutations,
  metafieldDefinitionQueries,
} from './resolvers/metafieldDefinitions';
import {metaobject, metaobjectField, metaobjectMutations, metaobjectQueries} from './resolvers/metaobjects';
import {menu, menuItem, navigationMutations, navigationQueries} from './resolvers/navigation';
import {lineItem, order, orderQueries} from './resolvers/orders';
import {
  metafield,
  product,
  productMutations,
  productOption,
  productOptionValue,
  productQueries,
  productVariant,
} from './resolvers/products';
import {publication, shop, shopMutations, shopPolicy, shopQueries} from './resolvers/shop';
import {translatableResource, translationMutations, translationQueries} from './resolvers/translations';
import {variantMutations} from './resolvers/variants';
import {webhookMutations, webhookQueries} from './resolvers/webhooks';

/** The part of the Admin API that the store supports, by type. */
export const resolvers: AdminResolvers = {
  QueryRoot: {
    ...collectionQueries,
    ...definitionQueries,
    ...fileQueries,
    ...metafieldDefinitionQueries,
    ...metaobjectQueries,
    ...navigationQueries,
    ...orderQueries,
    ...productQueries,
    ...shopQueries,
    ...translationQueries,
    ...webhookQueries,
  },
  Mutation: {
    ...collectionMutations,
    ...definitionMutations,
    ...deletions,
    ...fileMutations,
    ...metafieldDefinitionMutations,
    ...metaobjectMutations,
    ...navigationMutations,
    ...productMutations,
    ...shopMutations,
    ...translationMutations,
    ...variantMutations,
    ...webhookMutations,
  },
  Collection: collection,
  GenericFile: genericFile,
  Image: image,
  LineItem: lineItem,
  MediaImage: mediaImage,
  Menu: menu,
  MenuItem: menuItem,
  Metafield: metafield,
  MetafieldDefinition: metafieldDefinition,
  Metaobject: metaobject,
  MetaobjectDefinition: metaobjectDefinition,
  MetaobjectField: metaobjectField,
  MetaobjectFieldDefinition: metaobjectFieldDefinition,
  Order: order,
  Product: product,
  ProductOption: productOption,
  ProductOptionValue: productOptionValue,
  ProductVariant: productVariant,
  Publication: publication,
  Shop: shop,
  ShopPolicy: shopPolicy,
  TranslatableResource: translatableResource,
};
