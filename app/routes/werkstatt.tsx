import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {AWARDS_FRAGMENT, toAwards} from '~/content/about/AwardsBanner';
import {PICTURE_FIELD_FRAGMENT} from '~/content/fields';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT} from '~/content/pageSettings';
import {AWARD_LIST_FRAGMENT} from '~/content/press/tagLink';
import {SECTION_FRAGMENT} from '~/content/landing/sections';
import {LANDING_CONTENT_FRAGMENT, landingSettings, toLandingContent} from '~/content/landing/landingContent';
import {WorkshopSheet} from '~/content/landing/WorkshopSheet';
import {contentCache} from '~/platform/cache/lifetimes';
import {notFound} from '~/platform/errors';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, pageLocation} from '~/platform/document/seo';

export const handle = {footer: 'project'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.pageSettings ?? {}, pageLocation(args));

export async function loader({context}: LoaderFunctionArgs) {
  const {page, ...awards} = await context.storefront.query(WORKSHOP_QUERY, {cache: contentCache});
  const entry = page.nodes[0];
  if (!entry) throw notFound();
  const content = toLandingContent(entry, contentMessages[context.language].workshop);
  return {content, awards: toAwards(awards).list, pageSettings: landingSettings(entry, content)};
}

export default function Workshop() {
  return <WorkshopSheet {...useLoaderData<typeof loader>()} />;
}

const WORKSHOP_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${SECTION_FRAGMENT}
  ${LANDING_CONTENT_FRAGMENT}
  ${AWARD_LIST_FRAGMENT}
  ${AWARDS_FRAGMENT}
  query WorkshopPage($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    page: metaobjects(type: "werkstatt", first: 1) { nodes { ...LandingContent } }
    ...Awards
  }
` as const;
