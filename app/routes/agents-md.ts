import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadPieces} from '~/agents/loadPieces.server';
import {guideText} from '~/agents/texts';
import {publicFor} from '~/platform/cache/cacheControl';
import {browserLifetimes} from '~/platform/cache/lifetimes';

export async function loader({context}: LoaderFunctionArgs) {
  const {language, origin, storefront} = context;
  return new Response(guideText(await loadPieces(storefront, language), {origin, language}), {
    headers: {'Content-Type': 'text/markdown; charset=utf-8', ...publicFor(browserLifetimes.textFile)},
  });
}
