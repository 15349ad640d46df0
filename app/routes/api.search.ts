import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {searchSite} from '~/chrome/searchSite.server';
import {browserLifetimes} from '~/platform/cache/lifetimes';
import {queryOf} from '~/search/query';
import {toSuggestions} from '~/search/results';

/** Suggestions while somebody types, in the language of the URL (rule 20.6). The browser remembers them for a minute. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const query = queryOf(request.url);
  const {entries} = await searchSite(query, request, context);
  return Response.json(toSuggestions(entries, query), {
    headers: {'Cache-Control': `private, max-age=${browserLifetimes.suggestions}`},
  });
}
