import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {AWARDS_FRAGMENT, toAwards} from '~/content/about/AwardsBanner';
import {PICTURE_FIELD_FRAGMENT} from '~/content/fields';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {AWARD_LIST_FRAGMENT} from '~/content/press/tagLink';
import {DETAIL_FRAGMENT} from '~/content/story/Details';
import {STORY_FRAGMENT, StoryPage, toStory} from '~/content/story/StoryPage';
import {contentCache} from '~/platform/caching';
import {notFound} from '~/platform/errors';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, siteOf} from '~/platform/seo';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) => pageMeta(data?.settings ?? {}, siteOf(args));

/** The city landing pages: the entry whose handle is the path (rule 7.5). */
export async function loader({context, params: {handle = ''}}: LoaderFunctionArgs) {
  const {page, ...awards} = await context.storefront.query(LANDING_QUERY, {
    variables: {handle},
    cache: contentCache(),
  });
  if (!page) throw notFound();
  const story = toStory(page);
  return {story, awards: toAwards(awards), settings: toPageSettings(page, story.cover)};
}

export default function Landing() {
  return <StoryPage {...useLoaderData<typeof loader>()} />;
}

const LANDING_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${DETAIL_FRAGMENT}
  ${STORY_FRAGMENT}
  ${AWARD_LIST_FRAGMENT}
  ${AWARDS_FRAGMENT}
  query Landing($handle: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    page: metaobject(handle: {type: "landingpage", handle: $handle}) { ...Story }
    ...Awards
  }
` as const;
