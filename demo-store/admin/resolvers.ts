import type {AdminResolvers} from './attach';
import {collection, collectionMutations, collectionQueries} from './resolvers/collections';
import {
  definitionMutations,
  definitionQueries,
  metaobjectDefinition,
  metaobjectFieldDefinition,
} from './resolvers/definitions';
import {fileMutations, fileQueries, genericFile, image, mediaImage} from './resolvers/files';
import {
  metafieldDefinition,
  metafieldDefinitionMutations,
  metafieldDefinitionQueries,
} from './resolvers/metafieldDefinitions';
import {metaobject, metaobjectField, metaobjectMutations, metaobjectQueries} from './resolvers/metaobjects';
import {menu, menuItem, navigationMutations, navigationQueries} from './resolvers/navigation';
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

/** What the store does of the Admin API, by type. */
export const resolvers: AdminResolvers = {
  QueryRoot: {
    ...collectionQueries,
    ...definitionQueries,
    ...fileQueries,
    ...metafieldDefinitionQueries,
    ...metaobjectQueries,
    ...navigationQueries,
    ...productQueries,
    ...shopQueries,
    ...translationQueries,
    ...webhookQueries,
  },
  Mutation: {
    ...collectionMutations,
    ...definitionMutations,
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
  MediaImage: mediaImage,
  Menu: menu,
  MenuItem: menuItem,
  Metafield: metafield,
  MetafieldDefinition: metafieldDefinition,
  Metaobject: metaobject,
  MetaobjectDefinition: metaobjectDefinition,
  MetaobjectField: metaobjectField,
  MetaobjectFieldDefinition: metaobjectFieldDefinition,
  Product: product,
  ProductOption: productOption,
  ProductOptionValue: productOptionValue,
  ProductVariant: productVariant,
  Publication: publication,
  Shop: shop,
  ShopPolicy: shopPolicy,
  TranslatableResource: translatableResource,
};
