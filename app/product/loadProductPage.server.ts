import type {ProductSortKeys} from '@shopify/hydrogen/storefront-api-types';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ProductFragment, ProductQuery} from 'storefrontapi.generated';
import {brand} from '~/brand';
import {withAllVariants, withGrainUrls} from '~/configurator/offer/completeOffer';
import {messages} from '~/configurator/offer/messages';
import {CONFIGURATOR_FRAGMENT, CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/offer/queries';
import {getPriceRange, readOffer, type PriceRange, type Offer} from '~/configurator/offer/readOffer';
import {SAMPLE_BOX_FRAGMENT, toSampleBox} from '~/configurator/offer/sampleBox';
import {configurationQuery} from '~/configurator/piece/configuration';
import {planDelivery, type Delivery} from '~/configurator/piece/delivery';
import {describePiece} from '~/configurator/piece/describePiece';
import {calculatePrice} from '~/configurator/piece/piece';
import {planPiece} from '~/configurator/piece/planPiece';
import {pieceParameters, readPiece} from '~/configurator/piece/readPiece';
import {findPhoto} from '~/configurator/viewer/photo';
import {COMPANY_ADDRESS_FRAGMENT} from '~/content/companyAddress';
import {roundedCents, formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {PRODUCT_FACTS_FRAGMENT, PRODUCT_STUDIO_FRAGMENT} from '~/legal/productFacts';
import {SHIPPING_COSTS_FRAGMENT, toShippingCosts, priceNoteText, type ShippingCosts} from '~/legal/shippingCosts';
import {contentCache, lookupCache} from '~/platform/cache/lifetimes';
import type {LinkCard} from '~/platform/document/seo';
import {localizeLinks} from '~/platform/html';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {linkOrigin} from '~/platform/siteOrigin';
import {isHandle} from '~/platform/store/handle';
import {missingPage} from '~/platform/store/missingPage';
import {storeOrigin} from '~/platform/store/storeOrigin';
import {loadVariantOptions} from './loadVariantOptions';
import {pickSeeded, hashText} from './pickSeeded';
import {CHOSEN_VARIANT_FRAGMENT, PRODUCT_FRAGMENT, VARIANT_FRAGMENT, toProduct, type Product} from './product';
import {KLIV_RANGES_FRAGMENT, PRODUCT_CARD_FRAGMENT, toProductCards, loadAllRanges} from './products';

/** Number of related products. */
const relatedCount = 3;

/** Loads the data of a product's page. Throws the not-found page when there is no such product. */
export async function loadProductPage(handle: string, request: Request, context: AppLoadContext) {
  if (!isHandle(handle)) throw await missingPage({request, context});
  const seed = `${handle}/${new Date().toISOString().slice(0, 10)}`;
  const {product, products, maker, shopSettings, sampleBox, ...ranges} = await context.storefront.query(PRODUCT_QUERY, {
    variables: {handle, ...getRelatedOrder(seed)},
    cache: lookupCache<ProductQuery>((answer) => answer.product !== null),
  });
  if (!product) throw await missingPage({request, context});
  const otherProducts = products.nodes.filter((other) => other.handle !== handle);
  const related = pickSeeded(otherProducts, relatedCount, seed, (other) => other.handle);
  const {storefront, language} = context;
  const {offer, fallbacks, limitedSizes} = readOffer(
    await withAllVariants(product, storefront, contentCache),
    language,
  );
  if (fallbacks.length)
    console.error(`Product ${handle}: missing or malformed, a fallback is used: ${fallbacks.join(', ')}.`);
  if (limitedSizes.length)
    console.error(`Product ${handle}: konstruktion beyond its limits: ${limitedSizes.join(', ')}.`);
  const origin = linkOrigin(context, request);
  const {searchParams} = new URL(request.url);
  const hasManyVariants = !offer && product.variants.pageInfo.hasNextPage;
  const manyVariants = hasManyVariants ? await loadVariantOptions(product, searchParams, storefront) : null;
  const studio = {maker, shopSettings};
  const shipping = toShippingCosts(shopSettings.nodes[0], language);
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
    delivery: offer && deliverPiece(offer, searchParams, language),
    variantOptions: manyVariants?.variantOptions,
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

const sortKeys = ['TITLE', 'PRICE', 'CREATED_AT', 'ID', 'VENDOR', 'PRODUCT_TYPE'] as const satisfies ProductSortKeys[];

/**
 * The sort order of the query for the related products of a page. It varies by page, so that pages show different products although the
 * query loads only the first ones of a large store.
 */
function getRelatedOrder(seed: string): {sortKey: ProductSortKeys; reverse: boolean} {
  const number = hashText(seed);
  return {
    sortKey: sortKeys[number % sortKeys.length] ?? 'TITLE',
    reverse: Math.floor(number / sortKeys.length) % 2 === 1,
  };
}

/** How the piece of an address is delivered, after corrections. `null` for a product without a known construction. */
function deliverPiece(offer: Offer, parameters: URLSearchParams, language: Language): Delivery | null {
  const plan = planPiece(readPiece(offer, parameters, language).piece);
  return plan && planDelivery(plan);
}

/**
 * The preview of a link to a piece in messengers and social networks (rule 11.40). It describes the piece as the page shows it, after
 * corrections. `undefined` for a link without a piece.
 */
function describeSharedPiece(
  {title, description, seo, images}: Pick<Product, 'title' | 'description' | 'seo' | 'images'>,
  {offer, shipping}: {offer: Offer; shipping?: ShippingCosts},
  parameters: URLSearchParams,
  language: Language,
): LinkCard | undefined {
  if (!pieceParameters.some((name) => parameters.has(name))) return undefined;
  const {piece} = readPiece(offer, parameters, language);
  const price = calculatePrice(piece);
  const priceText =
    price === null
      ? messages[language].onRequest
      : `${formatPrice(price, language)}, ${priceNoteText(price, shipping, language)}`;
  return {
    title: `${title}, ${describePiece(piece, language)} – ${brand.name}`,
    description: [priceText, seo.description || description].filter(Boolean).join('. '),
    image: findPhoto(piece, images),
    query: `?${configurationQuery(piece.configuration)}`,
  };
}
