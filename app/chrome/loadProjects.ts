import type {AppLoadContext} from '@shopify/remix-oxygen';
import {PICTURE_FIELD_FRAGMENT} from '~/content/fields';
import {allProjects} from '~/content/projects/allProjects';
import {
  FIRST_PROJECTS_FRAGMENT,
  PROJECT_CARD_FRAGMENT,
  PROJECT_TEASER_FRAGMENT,
  type ProjectCard,
} from '~/content/projects/projects';
import {contentCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {withDeadline} from '~/platform/store/withDeadline';
import {loadChrome} from './chromeData';

/** In ms. It is shorter than the timeout of all requests, 8 s, so that the projects can still be loaded alone afterwards. */
const chromeTimeout = 4_000;

/**
 * Loads all projects, in the order of the site. The chrome's data contains them. If the chrome can't be loaded, the projects are loaded
 * alone. Throws the page with status 503 when that fails, too.
 */
export async function loadProjects(context: AppLoadContext): Promise<ProjectCard[]> {
  const chrome = await withDeadline(
    loadChrome(context),
    Date.now() + chromeTimeout,
    () => new Error('The chrome is late.'),
  ).catch(() => null);
  if (chrome) return chrome.projects;
  const {storefront} = context;
  return allProjects(await storefront.query(PROJECT_LIST_QUERY, {cache: contentCache}), storefront);
}

const PROJECT_LIST_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PROJECT_TEASER_FRAGMENT}
  ${PROJECT_CARD_FRAGMENT}
  ${FIRST_PROJECTS_FRAGMENT}
  query ProjectList($language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    ...FirstProjects
  }
` as const;
