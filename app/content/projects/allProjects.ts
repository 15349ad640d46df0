import type {Storefront} from '@shopify/hydrogen';
import type {FirstProjectsFragment} from 'storefrontapi.generated';
import {allNodes, maxListPages} from '~/platform/store/pagination';
import {longListCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {PICTURE_FIELD_FRAGMENT} from '../fields';
import {PROJECT_CARD_FRAGMENT, PROJECT_TEASER_FRAGMENT, toProjectCards, type ProjectCard} from './projects';

/**
 * Loads all projects, in the order of the site, up to 10,000. The store can't sort them by year, so the first page needs all of them.
 * `first` has the first 250.
 */
export async function allProjects(
  {projects: first}: FirstProjectsFragment,
  storefront: Pick<Storefront, 'query'>,
): Promise<ProjectCard[]> {
  const load = async (after: string) => {
    const answer = await storefront.query(MORE_PROJECTS_QUERY, {variables: {after}, cache: longListCache});
    return answer.projects;
  };
  return toProjectCards(await allNodes(first, load, maxListPages));
}

const MORE_PROJECTS_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PROJECT_TEASER_FRAGMENT}
  ${PROJECT_CARD_FRAGMENT}
  query MoreProjects($after: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    projects: metaobjects(type: "projekte", first: 250, after: $after) {
      nodes { ...ProjectCard }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;
