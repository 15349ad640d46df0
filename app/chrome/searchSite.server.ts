import type {AppLoadContext} from '@shopify/remix-oxygen';
import {findInSite, loadEntries, type SearchResult, type SiteContent} from '~/search/findInSite.server';
import {getPageWords} from '~/search/pageWords';
import type {SearchEntry} from '~/search/searchEntries';
import type {Language} from '~/i18n/language';
import {loadChrome, type ChromeData} from './chromeData';
import {messages} from './messages';
import {pages, type PageName} from './navigation';
import {openCache} from '~/platform/cache/openCache';

/** Searches the whole site. The chrome's data contains the projects, so none are found when it can't be loaded. */
export async function searchSite(query: string, request: Request, context: AppLoadContext): Promise<SearchResult> {
  const content = await loadContent(context);
  return findInSite(query, context, {...content, headers: request.headers, shared: await openCache('limits')});
}

/** Every product, project, service, question and page of the site, in the language of the request. */
export async function listSite(context: AppLoadContext): Promise<SearchEntry[]> {
  return loadEntries(context, await loadContent(context));
}

async function loadContent(context: AppLoadContext): Promise<SiteContent> {
  const chrome = await loadChrome(context);
  return {projects: chrome?.projects ?? [], pages: sitePages(context.language, chrome?.data)};
}

/** The site's own pages, without those for which the store has no content. */
function sitePages(language: Language, data: ChromeData | undefined): SearchEntry[] {
  const missingPages: PageName[] = [...(data?.missingPages ?? [])];
  if (data?.hasWorkshop === false) missingPages.push('workshop');
  return (Object.keys(pages) as PageName[])
    .filter((name) => name !== 'home' && !missingPages.includes(name))
    .map((name) => ({
      kind: 'pages',
      path: pages[name],
      title: messages[language][name],
      words: getPageWords(pages[name], language),
    }));
}
