import type {AppLoadContext} from '@shopify/remix-oxygen';
import {findInSite, type Found} from '~/search/findInSite.server';
import {wordsOfPage} from '~/search/pageWords';
import type {SearchEntry} from '~/search/searchEntries';
import type {Language} from '~/i18n/language';
import {loadChrome, type ChromeData} from './chromeData';
import {messages} from './messages';
import {pages, type PageName} from './navigation';
import {openCache} from '~/platform/cache/openCache';

/** What a query finds on the whole site. Without the content of the chrome, no projects are found (rule 2.6). */
export async function searchSite(query: string, request: Request, context: AppLoadContext): Promise<Found> {
  const chrome = await loadChrome(context);
  return findInSite(query, context, {
    headers: request.headers,
    shared: await openCache('limits'),
    projects: chrome?.projects ?? [],
    pages: sitePages(context.language, chrome?.data),
  });
}

/** The site's own pages, without those for which the store has no content. */
function sitePages(language: Language, data: ChromeData | undefined): SearchEntry[] {
  const missing: PageName[] = [
    ...(data?.missingPages ?? []),
    ...(data?.hasWorkshop === false ? ['workshop' as const] : []),
  ];
  return (Object.keys(pages) as PageName[])
    .filter((name) => name !== 'home' && !missing.includes(name))
    .map((name) => ({
      kind: 'pages',
      path: pages[name],
      title: messages[language][name],
      words: wordsOfPage(pages[name], language),
    }));
}
