import {useLoaderData, useLocation, type ShouldRevalidateFunction} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {ProductFragment} from 'storefrontapi.generated';
import {toCents} from '~/i18n/formats';
import {LazyMadeToMeasure} from '~/product/LazyMadeToMeasure';
import {LazyManyVariants, choicesSelector} from '~/product/LazyManyVariants';
import {loadChoices} from '~/product/loadChoices';
import {STUDIO_ADDRESS_FRAGMENT} from '~/content/studioAddress';
import {useMessages} from '~/i18n/useLanguage';
import {PRODUCT_FACTS_FRAGMENT, PRODUCT_STUDIO_FRAGMENT} from '~/legal/productFacts';
import {toShippingCosts} from '~/legal/shippingCosts';
import {contentCache} from '~/platform/caching';
import {localizeLinks} from '~/platform/html';
import {PICTURE_FRAGMENT, toImage} from '~/platform/images';
import {pageLocation, pageMeta} from '~/platform/seo';
import {storeOrigin} from '~/platform/storeOrigin';
import {refuseUnknown, unknownHandle} from '~/platform/unknownHandles';
import {relatedOrder} from '~/product/relatedOrder';
import {LateRecentlySeen} from '~/product/recent/LateRecentlySeen';
import {seededSample} from '~/product/seededSample';
import {SAMPLE_BOX_FRAGMENT, toSampleBox} from '~/configurator/rules/sampleBox';
import {loadOffer} from '~/configurator/worker/loadOffer';
import {withGrain} from '~/configurator/worker/withGrain';
import {priceRange} from '~/configurator/rules/offer';
import {withAllVariants} from '~/configurator/worker/withAllVariants';
import {CONFIGURATOR_FRAGMENT, CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/rules/queries';
import {productThing} from '~/product/jsonLd';
import {shopMessages} from '~/product/messages';
import {MoreProducts} from '~/product/MoreProducts';
import {CHOSEN_VARIANT_FRAGMENT, PRODUCT_FRAGMENT, VARIANT_FRAGMENT, toProduct} from '~/product/product';
import {ReadyMade} from '~/product/ReadyMade';
import {KLIV_RANGES_FRAGMENT, PRODUCT_CARD_FRAGMENT, toProductCards, withAllRanges} from '~/product/products';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {JsonLd} from '~/ui/JsonLd';
import {useOrigin} from '~/ui/useOrigin';

/** How many other products the page shows (rule 10.2). */
const relatedCount = 3;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(
    {
      title: data?.product.seo.title || data?.product.title,
      description: data?.product.seo.description || data?.product.description,
      image: data?.product.images[0],
    },
    pageLocation(args),
  );

/** Choosing a variant changes the URL, but needs no new data unless the worker chooses. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, defaultShouldRevalidate}) =>
  currentUrl.pathname === nextUrl.pathname && !document.querySelector(choicesSelector)
    ? false
    : defaultShouldRevalidate;

export async function loader({context, request, params: {handle = ''}}: LoaderFunctionArgs) {
  await refuseUnknown('product', handle, {request, context});
  const seed = `${handle}/${new Date().toISOString().slice(0, 10)}`;
  const {product, products, maker, notice, sampleBox, ...ranges} = await context.storefront.query(PRODUCT_QUERY, {
    variables: {handle, ...relatedOrder(seed)},
    cache: contentCache(),
  });
  if (!product) throw await unknownHandle('product', handle, {request, context});
  const others = products.nodes.filter((other) => other.handle !== handle);
  const related = seededSample(others, relatedCount, seed, (other) => other.handle);
  const {storefront, language} = context;
  const offer = loadOffer(await withAllVariants(product, storefront, contentCache()), language);
  const origin = context.origin || new URL(request.url).origin;
  const descriptionHtml = localizeLinks(product.descriptionHtml, {language, origin});
  const {searchParams} = new URL(request.url);
  const hasMany = !offer && product.variants.pageInfo.hasNextPage;
  const many = hasMany ? await loadChoices(product, searchParams, storefront) : null;
  const studio = {maker, notice};
  // Of a piece that is made to measure the offer says everything that there is to choose.
  const variants = offer ? [] : many ? [many.chosen].filter((variant) => variant !== null) : product.variants.nodes;
  return {
    product: {
      ...toProduct(product, variants, studio, language),
      descriptionHtml,
      sampleBox: toSampleBox({sampleBox}),
    },
    offer: offer && withGrain(offer, storeOrigin(context.config.PUBLIC_STORE_DOMAIN)),
    choices: many?.choices,
    // Computed here: the browser needs the rules of prices only where a piece is made to measure.
    range: offer ? priceRange(offer) : many && rangeOf(product),
    selling: {country: context.config.PUBLIC_STORE_COUNTRY, shipping: toShippingCosts({notice})},
    recent: {handle: product.handle, title: product.title, image: toImage(product.images.nodes[0])},
    related: toProductCards(related, await withAllRanges(ranges, related, storefront), language),
  };
}

const rangeOf = ({priceRange: {minVariantPrice, maxVariantPrice}}: ProductFragment) => ({
  lowest: toCents(minVariantPrice.amount),
  highest: toCents(maxVariantPrice.amount),
});

export default function ProductRoute() {
  const {product, offer, choices, range, selling, recent, related} = useLoaderData<typeof loader>();
  const {pathname} = useLocation();
  const origin = useOrigin();
  const t = useMessages(shopMessages);
  return (
    <>
      {offer ? (
        <LazyMadeToMeasure key={product.handle} product={product} offer={offer} />
      ) : choices ? (
        <LazyManyVariants key={product.handle} product={product} choices={choices} />
      ) : (
        <ReadyMade key={product.handle} product={product} />
      )}
      <MoreProducts products={related} />
      <LateRecentlySeen product={recent} />
      <JsonLd
        things={import.meta.env.SSR && [productThing(product, range, {...selling, origin, url: origin + pathname})]}
      />
      <Breadcrumb parent={{name: t.shop, path: '/shop'}} title={product.title} />
    </>
  );
}

const PRODUCT_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${CHOSEN_VARIANT_FRAGMENT}
  ${PRODUCT_FACTS_FRAGMENT}
  ${PRODUCT_FRAGMENT}
  ${STUDIO_ADDRESS_FRAGMENT}
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
