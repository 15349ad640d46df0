import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {AWARDS_FRAGMENT, toAwards} from '~/content/about/awards';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {DETAIL_FRAGMENT} from '~/content/services/services';
import {STORY_FRAGMENT, toStory} from '~/content/story/story';
import {StoryPage} from '~/content/story/StoryPage';
import {contentCache} from '~/platform/caching';
import {notFound} from '~/platform/errors';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, siteOf} from '~/platform/seo';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) => pageMeta(data?.settings ?? {}, siteOf(args));

/** The city landing pages: the entry whose handle is the path (specification, section 2). */
export async function loader({context, params: {handle = ''}}: LoaderFunctionArgs) {
  const {landingpage, ...awards} = await context.storefront.query(LANDING_QUERY, {
    variables: {handle},
    cache: contentCache(),
  });
  if (!landingpage) throw notFound();
  const story = toStory(landingpage);
  return {story, awards: toAwards(awards), settings: toPageSettings(landingpage, story.cover)};
}

export default function Landing() {
  return <StoryPage {...useLoaderData<typeof loader>()} />;
}

const LANDING_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${DETAIL_FRAGMENT}
  ${STORY_FRAGMENT}
  ${AWARDS_FRAGMENT}
  query Landing($handle: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    landingpage: metaobject(handle: {type: "landingpage", handle: $handle}) { ...Story }
    ...Awards
  }
` as const;
