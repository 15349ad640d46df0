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
import {inTime} from '~/platform/store/inTime';
import {loadChrome} from './chromeData';

/** Milliseconds. The store is waited for 8 s in all: after this the projects can still be asked for alone. */
const chromeTimeout = 4_000;

/**
 * All projects, in the order of the site. The chrome has them. When the store gave no answer for the chrome, they are asked for
 * alone. Throws the page with status 503 when there is no answer again.
 */
export async function loadProjects(context: AppLoadContext): Promise<ProjectCard[]> {
  const chrome = await inTime(
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
