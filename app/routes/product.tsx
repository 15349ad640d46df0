import {useLoaderData, useLocation, type ShouldRevalidateFunction} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {useMessages} from '~/i18n/useLanguage';
import {pageLocation, pageMeta} from '~/platform/document/seo';
import {LazyMadeToMeasure} from '~/product/LazyMadeToMeasure';
import {LazyManyVariants, choicesSelector} from '~/product/LazyManyVariants';
import {MoreProducts} from '~/product/MoreProducts';
import {ReadyMade} from '~/product/ReadyMade';
import {productThing} from '~/product/jsonLd';
import {loadProductPage} from '~/product/loadProductPage.server';
import {shopMessages} from '~/product/messages';
import {LateRecentlySeen} from '~/product/recent/LateRecentlySeen';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {JsonLd} from '~/ui/JsonLd';
import {useOrigin} from '~/ui/useOrigin';

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

export const loader = ({context, request, params: {handle = ''}}: LoaderFunctionArgs) =>
  loadProductPage(handle, request, context);

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
