import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {LandingQuery} from 'storefrontapi.generated';
import {loadProjects} from '~/chrome/loadProjects';
import {AWARDS_FRAGMENT, toAwards} from '~/content/about/AwardsBanner';
import {TESTIMONIALS_FRAGMENT, toTestimonials} from '~/content/about/testimonialList';
import {DraftNote} from '~/content/DraftNote';
import {entryOrDraft} from '~/content/entryOrDraft';
import {PICTURE_FIELD_FRAGMENT} from '~/content/fields';
import {PAGE_SETTINGS_FRAGMENT} from '~/content/pageSettings';
import {AWARD_LIST_FRAGMENT} from '~/content/press/tagLink';
import {SECTION_FRAGMENT} from '~/content/landing/sections';
import {LANDING_CONTENT_FRAGMENT, landingSettings, toLandingContent} from '~/content/landing/landingContent';
import {LandingPage} from '~/content/landing/LandingPage';
import {isForTown, findLocation, townProjects} from '~/content/landing/town';
import {lookupCache} from '~/platform/cache/lifetimes';
import {isHandle} from '~/platform/store/handle';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {missingPage} from '~/platform/store/missingPage';
import {pageMeta, pageLocation} from '~/platform/document/seo';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.pageSettings ?? {}, pageLocation(args));

/** City landing pages: the path is the handle of an entry. */
export async function loader({context, request, params: {handle = ''}}: LoaderFunctionArgs) {
  if (!isHandle(handle)) throw await missingPage({request, context});
  const [{page, ...sections}, projects] = await Promise.all([
    context.storefront.query(LANDING_QUERY, {
      variables: {handle},
      cache: lookupCache<LandingQuery>(({page}) => page !== null),
    }),
    // Without projects the rest of the page is still shown.
    loadProjects(context).catch(() => []),
  ]);
  const pageEntry = {query: LANDING_QUERY, fragment: 'LandingContent', type: 'landingpage', handle};
  const {entry, draft} = await entryOrDraft(page, pageEntry, context);
  if (!entry) throw await missingPage({request, context});
  const content = toLandingContent(entry);
  const town = {handle, title: content.title};
  return {
    draft,
    content,
    awards: toAwards(sections).list,
    testimonials: toTestimonials(sections, (all) => all.filter((testimonial) => isForTown(testimonial.town, town))),
    place: findLocation(town),
    projects: townProjects(projects, town),
    pageSettings: landingSettings(entry, content),
  };
}

export default function Landing() {
  const {draft, ...landing} = useLoaderData<typeof loader>();
  return (
    <>
      <DraftNote text={draft} />
      <LandingPage {...landing} />
    </>
  );
}

const LANDING_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${SECTION_FRAGMENT}
  ${LANDING_CONTENT_FRAGMENT}
  ${AWARD_LIST_FRAGMENT}
  ${AWARDS_FRAGMENT}
  ${TESTIMONIALS_FRAGMENT}
  query Landing($handle: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    page: metaobject(handle: {type: "landingpage", handle: $handle}) { ...LandingContent }
    ...Awards
    ...Testimonials
  }
` as const;
