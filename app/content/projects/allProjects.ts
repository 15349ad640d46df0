import type {Storefront} from '@shopify/hydrogen';
import type {FirstProjectsFragment} from 'storefrontapi.generated';
import {allPages} from '~/platform/store/allNodes';
import {longListCache, maxListPages} from '~/platform/cache/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {PICTURE_FIELD_FRAGMENT} from '../fields';
import {PROJECT_CARD_FRAGMENT, PROJECT_TEASER_FRAGMENT, toProjectCards, type ProjectCard} from './projects';

type Pages = readonly object[];

/** The projects of some answers, by the first of them. Kept answers are the same objects each time. */
const ordered = new WeakMap<object, {pages: Pages; projects: ProjectCard[]}>();

/**
 * All projects, in the order of the site, up to 10,000. The store can't sort them by year, so all have to be known before the
 * first page can be shown. `first` has the first 250. Nobody may change the list: other requests get the same one.
 */
export async function allProjects(
  {projects: first}: FirstProjectsFragment,
  storefront: Pick<Storefront, 'query'>,
): Promise<ProjectCard[]> {
  const load = async (after: string) => {
    const answer = await storefront.query(MORE_PROJECTS_QUERY, {variables: {after}, cache: longListCache()});
    return answer.projects;
  };
  const pages = await allPages(first, load, maxListPages);
  const known = ordered.get(first);
  if (known && isSame(known.pages, pages)) return known.projects;
  const projects = toProjectCards(pages.flatMap(({nodes}) => nodes));
  ordered.set(first, {pages, projects});
  return projects;
}

function isSame(one: Pages, other: Pages): boolean {
  return one.length === other.length && one.every((page, index) => page === other[index]);
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
