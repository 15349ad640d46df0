import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/handle';
import {AWARDS_FRAGMENT, toAwards} from '~/content/about/awards';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {DETAIL_FRAGMENT} from '~/content/services/services';
import {STORY_FRAGMENT, toStory} from '~/content/story/story';
import {StoryPage} from '~/content/story/StoryPage';
import {contentCache} from '~/platform/caching';
import {notFound} from '~/platform/errors';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, siteOf} from '~/platform/seo';

export const handle = {footer: 'project'} satisfies PageHandle;

/** `/Werkstatt` is an address of it too (specification, section 2), but not the one to remember. */
export const meta: MetaFunction<typeof loader> = ({data, ...args}) => {
  const {origin, pathname} = siteOf(args);
  return pageMeta(data?.settings ?? {}, {origin, pathname: pathname.toLowerCase()});
};

export async function loader({context}: LoaderFunctionArgs) {
  const {werkstatt, ...awards} = await context.storefront.query(WORKSHOP_QUERY, {cache: contentCache()});
  const workshop = werkstatt.nodes[0];
  if (!workshop) throw notFound();
  const story = toStory(workshop);
  return {story, awards: toAwards(awards), settings: toPageSettings(workshop, story.cover)};
}

export default function Workshop() {
  return <StoryPage {...useLoaderData<typeof loader>()} />;
}

const WORKSHOP_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${DETAIL_FRAGMENT}
  ${STORY_FRAGMENT}
  ${AWARDS_FRAGMENT}
  query Workshop($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    werkstatt: metaobjects(type: "werkstatt", first: 1) { nodes { ...Story } }
    ...Awards
  }
` as const;
