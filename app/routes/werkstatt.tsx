import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
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

export const handle = {footer: 'project'} satisfies PageHandle;

/** `/Werkstatt` shows this page too, but its canonical URL is `/werkstatt` (rule 1.8). */
export const meta: MetaFunction<typeof loader> = ({data, ...args}) => {
  const {origin, pathname} = siteOf(args);
  return pageMeta(data?.settings ?? {}, {origin, pathname: pathname.toLowerCase()});
};

export async function loader({context}: LoaderFunctionArgs) {
  const {page, ...awards} = await context.storefront.query(WORKSHOP_QUERY, {cache: contentCache()});
  const entry = page.nodes[0];
  if (!entry) throw notFound();
  const story = toStory(entry);
  return {story, awards: toAwards(awards), settings: toPageSettings(entry, story.cover)};
}

export default function Workshop() {
  return <StoryPage {...useLoaderData<typeof loader>()} />;
}

const WORKSHOP_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${DETAIL_FRAGMENT}
  ${STORY_FRAGMENT}
  ${AWARD_LIST_FRAGMENT}
  ${AWARDS_FRAGMENT}
  query WorkshopPage($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    page: metaobjects(type: "werkstatt", first: 1) { nodes { ...Story } }
    ...Awards
  }
` as const;
