import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {isWithoutSheet, loadSheetPiece} from '~/configurator/sheet/loadSheetPiece.server';
import {isSheetFile, sheetFile} from '~/configurator/sheet/sheetFile.server';

/** Cut list, outlines and models of a piece. */
export async function loader({context, request, params}: LoaderFunctionArgs) {
  const {handle = '', configuration = '', file = ''} = params;
  const missingFile = new Response('There is no such file.\n', {status: 404});
  if (!isSheetFile(file)) return missingFile;
  const query = new URL(request.url).searchParams;
  try {
    const piece = await loadSheetPiece({handle, configuration, query}, context);
    return sheetFile(file, piece, context.language);
  } catch (error) {
    if (isWithoutSheet(error)) return missingFile;
    throw error;
  }
}
