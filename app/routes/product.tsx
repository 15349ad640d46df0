import {useLoaderData, useLocation, type ShouldRevalidateFunction} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {pageLocation, pageMeta} from '~/platform/document/seo';
import {LazyMadeToMeasure} from '~/product/LazyMadeToMeasure';
import {LazyManyVariants, optionsSelector} from '~/product/LazyManyVariants';
import {MoreProducts} from '~/product/MoreProducts';
import {ReadyMade} from '~/product/ReadyMade';
import {productJsonLd} from '~/product/jsonLd';
import {loadProductPage} from '~/product/loadProductPage.server';
import {shopMessages} from '~/product/messages';
import {pieceProperties} from '~/product/pieceProperties';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {JsonLd} from '~/ui/JsonLd';
import {useOrigin} from '~/ui/useOrigin';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(
    {
      title: data?.product.seo.title || data?.product.title,
      description: data?.product.seo.description || data?.product.description,
      image: data?.product.images[0],
      linkCard: data?.sharedPieceCard,
    },
    pageLocation(args),
  );

/** Choosing a variant changes the URL, but needs new data only for a product with many variants. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, defaultShouldRevalidate}) =>
  currentUrl.pathname === nextUrl.pathname && !document.querySelector(optionsSelector)
    ? false
    : defaultShouldRevalidate;

export const loader = ({context, request, params: {handle = ''}}: LoaderFunctionArgs) =>
  loadProductPage(handle, request, context);

export default function ProductRoute() {
  const {product, offer, delivery, variantOptions, range, shippingTerms, related} = useLoaderData<typeof loader>();
  const {pathname} = useLocation();
  const origin = useOrigin();
  const t = useMessages(shopMessages);
  const language = useLanguage();
  const url = origin + pathname;
  const {deliveryTime} = product;
  const properties = import.meta.env.SSR && offer ? pieceProperties(offer, {url, deliveryTime, language}) : undefined;
  return (
    <>
      {offer ? (
        <LazyMadeToMeasure key={product.handle} product={product} offer={offer} delivery={delivery} />
      ) : variantOptions ? (
        <LazyManyVariants key={product.handle} product={product} variantOptions={variantOptions} />
      ) : (
        <ReadyMade key={product.handle} product={product} />
      )}
      <MoreProducts products={related} />
      <JsonLd
        things={import.meta.env.SSR && [productJsonLd(product, range, {...shippingTerms, origin, url, properties})]}
      />
      <Breadcrumb parent={{name: t.shop, path: '/shop'}} title={product.title} />
    </>
  );
}
