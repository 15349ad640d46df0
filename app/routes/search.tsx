import {useLoaderData} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
import {searchSite} from '~/chrome/searchSite.server';
import {languageOf} from '~/i18n/language';
import {useMessages} from '~/i18n/useLanguage';
import {personal} from '~/platform/cache/cacheControl';
import {pageLocation, pageMeta} from '~/platform/document/seo';
import {messages} from '~/search/messages';
import {queryOf, queryParameter} from '~/search/query';
import {toHitGroups} from '~/search/results';
import {SearchField} from '~/search/SearchField';
import {SearchResults} from '~/search/SearchResults';
import {PageHeader} from '~/ui/PageHeader';

/** How many hits of a kind are shown. */
const maxHits = 24;

/**
 * There are as many results as queries: nothing for search engines (rule 20.9). The title doesn't say what somebody looks for, because
 * it is measured (rule 16.13).
 */
export const meta: MetaFunction<typeof loader> = (args) => {
  const t = messages[languageOf(args.location.pathname)];
  return pageMeta({title: t.search, description: t.intro, noIndex: true}, pageLocation(args));
};

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const query = queryOf(request.url);
  const {entries, partial} = query ? await searchSite(query, request, context) : {entries: [], partial: false};
  // No cache keeps what somebody looks for.
  const hasQuery = new URL(request.url).searchParams.has(queryParameter);
  return data(
    {query, groups: toHitGroups(entries, query, maxHits), partial},
    hasQuery ? {headers: personal} : undefined,
  );
}

export default function Search() {
  const {query, groups, partial} = useLoaderData<typeof loader>();
  const t = useMessages(messages);
  return (
    <>
      <PageHeader title={t.search} />
      <div className="page">
        <SearchField id="search" query={query} focused={!query} />
        <SearchResults query={query} groups={groups} partial={partial} />
      </div>
    </>
  );
}
