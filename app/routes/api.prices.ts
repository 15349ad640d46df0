import type {AppLoadContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {calculatePrice} from '~/configurator/piece/piece';
import {
  maxSavedPieces,
  sheetPattern,
  type PresentPrice,
  type PresentPrices,
} from '~/configurator/sheet/saved/savedPieces';
import {isWithoutSheet, loadSheetPiece} from '~/configurator/sheet/loadSheetPiece.server';
import {browserLifetimes} from '~/platform/cache/lifetimes';

/** Today's prices of the pieces that a device has saved (rule 19.6), by the paths of their sheets. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const paths = new URL(request.url).searchParams.getAll('piece').slice(0, maxSavedPieces);
  const prices = await Promise.all(paths.map(async (path) => [path, await presentPrice(path, context)] as const));
  return Response.json(Object.fromEntries(prices) satisfies PresentPrices, {
    headers: {'Cache-Control': `private, max-age=${browserLifetimes.savedPrices}`},
  });
}

async function presentPrice(path: string, context: AppLoadContext): Promise<PresentPrice> {
  const [, handle = '', configuration = ''] = sheetPattern.exec(path) ?? [];
  try {
    const {piece} = await loadSheetPiece({handle, configuration, query: new URLSearchParams()}, context);
    return calculatePrice(piece);
  } catch (error) {
    if (!isWithoutSheet(error)) throw error;
    return error.status === 302 ? 'nearestOffered' : 'notOffered';
  }
}
