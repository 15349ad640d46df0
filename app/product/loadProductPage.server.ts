import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ProductFragment, ProductQuery} from 'storefrontapi.generated';
import {CONFIGURATOR_FRAGMENT, CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/rules/queries';
import {getPriceRange, readOffer, type PriceRange} from '~/configurator/rules/offer';
import {SAMPLE_BOX_FRAGMENT, toSampleBox} from '~/configurator/rules/sampleBox';
import {withAllVariants, withGrainUrls} from '~/configurator/worker/completeOffer';
import {COMPANY_ADDRESS_FRAGMENT} from '~/content/companyAddress';
import {roundedCents} from '~/i18n/formats';
import {PRODUCT_FACTS_FRAGMENT, PRODUCT_STUDIO_FRAGMENT} from '~/legal/productFacts';
import {SHIPPING_COSTS_FRAGMENT, toShippingCosts} from '~/legal/shippingCosts';
import {contentCache, lookupCache} from '~/platform/cache/lifetimes';
import {isHandle} from '~/platform/store/handle';
import {localizeLinks} from '~/platform/html';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {missingPage} from '~/platform/store/missingPage';
import {storeOrigin} from '~/platform/store/storeOrigin';
import {linkOrigin} from '~/platform/siteOrigin';
import {loadChoices} from './loadChoices';
import {CHOSEN_VARIANT_FRAGMENT, PRODUCT_FRAGMENT, VARIANT_FRAGMENT, toProduct} from './product';
import {KLIV_RANGES_FRAGMENT, PRODUCT_CARD_FRAGMENT, toProductCards, loadAllRanges} from './products';
import {describeSharedPiece} from './sharedPiece';
import {getRelatedOrder} from './relatedOrder';
import {pickSeeded} from './pickSeeded';

/** Number of related products. */
const relatedCount = 3;

/** Loads the data of a product's page. Throws the not-found page when there is no such product. */
export async function loadProductPage(handle: string, request: Request, context: AppLoadContext) {
  if (!isHandle(handle)) throw await missingPage({request, context});
  const seed = `${handle}/${new Date().toISOString().slice(0, 10)}`;
  const {product, products, maker, notice, sampleBox, ...ranges} = await context.storefront.query(PRODUCT_QUERY, {
    variables: {handle, ...getRelatedOrder(seed)},
    cache: lookupCache<ProductQuery>((answer) => answer.product !== null),
  });
  if (!product) throw await missingPage({request, context});
  const otherProducts = products.nodes.filter((other) => other.handle !== handle);
  const related = pickSeeded(otherProducts, relatedCount, seed, (other) => other.handle);
  const {storefront, language} = context;
  const {offer, fallbacks} = readOffer(await withAllVariants(product, storefront, contentCache), language);
  if (fallbacks.length)
    console.error(`Product ${handle}: missing or malformed, a fallback is used: ${fallbacks.join(', ')}.`);
  const origin = linkOrigin(context, request);
  const {searchParams} = new URL(request.url);
  const hasManyVariants = !offer && product.variants.pageInfo.hasNextPage;
  const manyVariants = hasManyVariants ? await loadChoices(product, searchParams, storefront) : null;
  const studio = {maker, notice};
  const shipping = toShippingCosts(notice.nodes[0], language);
  const loadedVariants = manyVariants
    ? [manyVariants.chosenVariant].filter((variant) => variant !== null)
    : product.variants.nodes;
  // The offer has all choices of a made-to-measure product.
  const pageProduct = toProduct(product, offer ? [] : loadedVariants, studio, language);
  return {
    product: {
      ...pageProduct,
      descriptionHtml: localizeLinks(pageProduct.descriptionHtml, {language, origin}),
      sampleBox: toSampleBox({sampleBox}),
    },
    offer: offer && withGrainUrls(offer, storeOrigin(context.config.PUBLIC_STORE_DOMAIN)),
    choices: manyVariants?.choices,
    // Computed on the worker: the browser loads the pricing rules for made-to-measure products only.
    range: offer ? getPriceRange(offer) : manyVariants && toPriceRange(product),
    shippingTerms: {country: context.config.PUBLIC_STORE_COUNTRY, shipping},
    sharedPieceCard: offer ? describeSharedPiece(pageProduct, {offer, shipping}, searchParams, language) : undefined,
    related: toProductCards(related, await loadAllRanges(ranges, related, storefront), language),
  };
}

function toPriceRange({priceRange: {minVariantPrice, maxVariantPrice}}: ProductFragment): PriceRange | null {
  const lowest = roundedCents(minVariantPrice.amount);
  const highest = roundedCents(maxVariantPrice.amount);
  return lowest === undefined || highest === undefined ? null : {lowest, highest};
}

const PRODUCT_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${CHOSEN_VARIANT_FRAGMENT}
  ${PRODUCT_FACTS_FRAGMENT}
  ${PRODUCT_FRAGMENT}
  ${COMPANY_ADDRESS_FRAGMENT}
  ${SHIPPING_COSTS_FRAGMENT}
  ${PRODUCT_STUDIO_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${CONFIGURATOR_FRAGMENT}
  ${SAMPLE_BOX_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  ${KLIV_RANGES_FRAGMENT}
  query Product(
    $handle: String!
    $sortKey: ProductSortKeys
    $reverse: Boolean
    $language: LanguageCode
    $country: CountryCode
  ) @inContext(language: $language, country: $country) {
    product(handle: $handle) { ...Product ...Configurator }
    products(first: 24, sortKey: $sortKey, reverse: $reverse) { nodes { ...ProductCard } }
    ...KlivRanges
    ...ProductStudio
    ...SampleBox
  }
` as const;
