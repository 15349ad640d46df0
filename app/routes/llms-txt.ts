import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {indexText} from '~/agents/texts';
import {listSite} from '~/chrome/searchSite.server';
import {publicFor} from '~/platform/cache/cacheControl';
import {browserLifetimes} from '~/platform/cache/lifetimes';

export async function loader({context}: LoaderFunctionArgs) {
  const {language, origin} = context;
  return new Response(indexText(await listSite(context), {origin, language}), {
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...publicFor(browserLifetimes.textFile)},
  });
}
