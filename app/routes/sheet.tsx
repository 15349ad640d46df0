import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {DrawingSheet} from '~/configurator/sheet/DrawingSheet';
import {loadSheetPiece} from '~/configurator/sheet/loadSheetPiece.server';
import {messages} from '~/configurator/sheet/messages';
import {createSheet} from '~/configurator/sheet/sheet.server';
import {getLanguage} from '~/i18n/language';
import {pageLocation, pageMeta} from '~/platform/document/seo';

export const handle = {footer: 'none'} satisfies PageHandle;

/** There is a sheet for each configuration: too many for a search engine. */
export const meta: MetaFunction<typeof loader> = ({data, ...args}) => {
  const t = messages[getLanguage(args.location.pathname)];
  return pageMeta(
    {title: data && t.sheetTitle(data.sheet.title, data.sheet.details), noIndex: true},
    pageLocation(args),
  );
};

export async function loader({
  context,
  request,
  params: {handle: product = '', configuration = ''},
}: LoaderFunctionArgs) {
  const {language, origin, config} = context;
  const query = new URL(request.url).searchParams;
  const piece = await loadSheetPiece({handle: product, configuration, query}, context);
  return {sheet: createSheet(piece, {language, origin, now: new Date(), isGated: Boolean(config.SITE_PASSWORD)})};
}

export default function SheetRoute() {
  return <DrawingSheet sheet={useLoaderData<typeof loader>().sheet} />;
}
