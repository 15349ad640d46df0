import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {searchSite} from '~/chrome/searchSite.server';
import {browserLifetimes} from '~/platform/cache/lifetimes';
import {readQuery} from '~/search/query';
import {toSuggestions} from '~/search/results';

/** Suggestions in the language of the URL. The browser caches them for a minute. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const query = readQuery(request.url);
  const {entries} = await searchSite(query, request, context);
  return Response.json(toSuggestions(entries, query), {
    headers: {'Cache-Control': `private, max-age=${browserLifetimes.suggestions}`},
  });
}
