import {useLoaderData, useLocation, useSearchParams, type ShouldRevalidateFunction} from '@remix-run/react';
import type {Storefront} from '@shopify/hydrogen';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {ProductFragment} from 'storefrontapi.generated';
import {useEffect, useState} from 'react';
import {AddToCart} from '~/cart/ui/AddToCart';
import {LazyMadeToMeasure} from '~/product/LazyMadeToMeasure';
import {merchandiseOfVariant, variantNumber} from '~/cart/rules/merchandise';
import {limitQuantity, readQuantity} from '~/cart/rules/quantity';
import {STUDIO_ADDRESS_FRAGMENT} from '~/content/studioAddress';
import {useMessages} from '~/i18n/useLanguage';
import {PRODUCT_FACTS_FRAGMENT, PRODUCT_STUDIO_FRAGMENT} from '~/legal/productFacts';
import {toShippingCosts} from '~/legal/shippingCosts';
import {WithdrawalNote} from '~/legal/WithdrawalNote';
import {allNodes} from '~/platform/allNodes';
import {contentCache} from '~/platform/caching';
import {localizeLinks} from '~/platform/html';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageLocation, pageMeta} from '~/platform/seo';
import {refuseUnknown, unknownHandle} from '~/platform/unknownHandles';
import {relatedOrder} from '~/product/relatedOrder';
import {seededSample} from '~/product/seededSample';
import {loadOffer} from '~/configurator/worker/loadOffer';
import {priceRange, type Offer} from '~/configurator/rules/offer';
import {withAllVariants} from '~/configurator/worker/withAllVariants';
import {CONFIGURATOR_FRAGMENT, CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/rules/queries';
import {productThing} from '~/product/jsonLd';
import {shopMessages} from '~/product/messages';
import {MoreProducts} from '~/product/MoreProducts';
import {
  PRODUCT_FRAGMENT,
  PRODUCT_VARIANTS_QUERY,
  VARIANT_FRAGMENT,
  chosenVariant,
  toProduct,
  type Product,
  type Variant,
} from '~/product/product';
import {ProductPage} from '~/product/ProductPage';
import {KLIV_RANGES_FRAGMENT, PRODUCT_CARD_FRAGMENT, toProductCards, withAllRanges} from '~/product/products';
import {VariantPicker} from '~/product/VariantPicker';
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

/** Choosing a variant changes the URL, but needs no new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, defaultShouldRevalidate}) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export async function loader({context, request, params: {handle = ''}}: LoaderFunctionArgs) {
  await refuseUnknown('product', handle, {request, context});
  const seed = `${handle}/${new Date().toISOString().slice(0, 10)}`;
  const {product, products, maker, notice, ...ranges} = await context.storefront.query(PRODUCT_QUERY, {
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
  return {
    product: {
      ...toProduct(await withShownVariants(product, offer, storefront), {maker, notice}, language),
      descriptionHtml,
    },
    offer,
    // Computed here: the browser needs the rules of prices only where a piece is made to measure.
    range: offer && priceRange(offer),
    selling: {country: context.config.PUBLIC_STORE_COUNTRY, shipping: toShippingCosts({notice})},
    related: toProductCards(related, await withAllRanges(ranges, related, storefront), language),
  };
}

/** Of a piece that is made to measure the offer says everything that there is to choose. */
async function withShownVariants(product: ProductFragment, offer: Offer | null, storefront: Storefront) {
  if (offer) return {...product, variants: {...product.variants, nodes: []}};
  const nodes = await allNodes(product.variants, async (after) => {
    const variables = {handle: product.handle, after};
    const answer = await storefront.query(PRODUCT_VARIANTS_QUERY, {variables, cache: contentCache()});
    return answer.product?.variants;
  });
  return {...product, variants: {...product.variants, nodes}};
}

export default function ProductRoute() {
  const {product, offer, range, selling, related} = useLoaderData<typeof loader>();
  const {pathname} = useLocation();
  const origin = useOrigin();
  const t = useMessages(shopMessages);
  return (
    <>
      {offer ? (
        <LazyMadeToMeasure key={product.handle} product={product} offer={offer} />
      ) : (
        <ReadyMade key={product.handle} product={product} />
      )}
      <MoreProducts products={related} />
      <JsonLd
        things={import.meta.env.SSR ? [productThing(product, range, {...selling, origin, url: origin + pathname})] : []}
      />
      <Breadcrumb parent={{name: t.shop, path: '/shop'}} title={product.title} />
    </>
  );
}

function ReadyMade({product}: {product: Product}) {
  const [parameters, setParameters] = useSearchParams();
  // The URL follows in a transition; until then the choice itself counts.
  const [picked, setPicked] = useState<string | null>(null);
  useEffect(() => setPicked(null), [parameters]);
  const chosen = chosenVariant(product.variants, picked ?? parameters.get('variant'));
  const quantity = parameters.get('quantity');
  const choose = (variant: Variant) => {
    const number = variantNumber(variant);
    setPicked(number);
    setParameters(quantity === null ? {variant: number} : {variant: number, quantity}, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <ProductPage product={product} chosen={chosen}>
      {chosen && (
        <AddToCart
          addition={{
            merchandise: merchandiseOfVariant(
              {...product, noWithdrawal: !!product.withdrawalNote},
              {...chosen, image: chosen.image ?? product.images[0]},
            ),
          }}
          quantity={quantity === null ? undefined : limitQuantity(readQuantity(quantity))}
        >
          <VariantPicker variants={product.variants} chosen={chosen} onChoose={choose} />
          {product.withdrawalNote && <WithdrawalNote text={product.withdrawalNote} />}
        </AddToCart>
      )}
    </ProductPage>
  );
}

const PRODUCT_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${PRODUCT_FACTS_FRAGMENT}
  ${PRODUCT_FRAGMENT}
  ${STUDIO_ADDRESS_FRAGMENT}
  ${PRODUCT_STUDIO_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${CONFIGURATOR_FRAGMENT}
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
  }
` as const;
