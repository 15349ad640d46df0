import {useLoaderData} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
import {searchSite} from '~/chrome/searchSite.server';
import {getLanguage} from '~/i18n/language';
import {useMessages} from '~/i18n/useLanguage';
import {privateNoStore} from '~/platform/cache/cacheControl';
import {pageLocation, pageMeta} from '~/platform/document/seo';
import {messages} from '~/search/messages';
import {readQuery, queryParameter} from '~/search/query';
import {toHitGroups} from '~/search/results';
import {SearchField} from '~/search/SearchField';
import {SearchResults} from '~/search/SearchResults';
import {PageHeader} from '~/ui/PageHeader';

/** Maximum number of hits of each kind. */
const maxHits = 24;

/**
 * Results aren't indexed, because each query has a page of its own (rule 20.9). The title doesn't contain the query, because analytics
 * record it.
 */
export const meta: MetaFunction<typeof loader> = (args) => {
  const t = messages[getLanguage(args.location.pathname)];
  return pageMeta({title: t.search, description: t.intro, noIndex: true}, pageLocation(args));
};

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const query = readQuery(request.url);
  const {entries, isPartial} = query ? await searchSite(query, request, context) : {entries: [], isPartial: false};
  // No cache may store the results of a visitor's query.
  const hasQuery = new URL(request.url).searchParams.has(queryParameter);
  return data(
    {query, groups: toHitGroups(entries, query, maxHits), isPartial},
    hasQuery ? {headers: privateNoStore} : undefined,
  );
}

export default function Search() {
  const {query, groups, isPartial} = useLoaderData<typeof loader>();
  const t = useMessages(messages);
  return (
    <>
      <PageHeader title={t.search} />
      <div className="page">
        <SearchField id="search" query={query} hasFocus={!query} />
        <SearchResults query={query} groups={groups} isPartial={isPartial} />
      </div>
    </>
  );
}
