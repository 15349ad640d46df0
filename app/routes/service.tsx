import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {ServiceQuery} from 'storefrontapi.generated';
import {loadProjects} from '~/chrome/loadProjects';
import {TESTIMONIALS_FRAGMENT, chooseForService, toTestimonials} from '~/content/about/testimonialList';
import {Testimonials} from '~/content/about/Testimonials';
import {DraftNote} from '~/content/DraftNote';
import {entryOrDraft} from '~/content/entryOrDraft';
import {PICTURE_FIELD_FRAGMENT} from '~/content/fields';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {contentMessages} from '~/content/messages';
import {WorkList} from '~/content/projects/WorkList';
import {
  SERVICE_CARD_FRAGMENT,
  SERVICE_FRAGMENT,
  SERVICE_TEASER_FRAGMENT,
  serviceProjects,
  toService,
} from '~/content/services/services';

import {sectionMessages} from '~/content/sectionMessages';
import {SECTION_FRAGMENT} from '~/content/landing/sections';
import {ServiceText} from '~/content/services/ServiceText';
import {useMessages} from '~/i18n/useLanguage';
import {lookupCache} from '~/platform/cache/lifetimes';
import {isHandle} from '~/platform/store/handle';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {missingPage} from '~/platform/store/missingPage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {Picture} from '~/ui/Picture';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.pageSettings ?? {}, pageLocation(args));

export async function loader({context, request, params: {handle = ''}}: LoaderFunctionArgs) {
  if (!isHandle(handle)) throw await missingPage({request, context});
  const [{page, ...testimonials}, projects] = await Promise.all([
    context.storefront.query(SERVICE_QUERY, {
      variables: {handle},
      cache: lookupCache<ServiceQuery>(({page}) => page !== null),
    }),
    // Without projects the rest of the page is still shown.
    loadProjects(context).catch(() => []),
  ]);
  const pageEntry = {query: SERVICE_QUERY, fragment: 'Service', type: 'leistungen', handle};
  const {entry, draft} = await entryOrDraft(page, pageEntry, context);
  if (!entry) throw await missingPage({request, context});
  const service = toService(entry);
  return {
    draft,
    service,
    projects: serviceProjects(projects, handle),
    testimonials: toTestimonials(testimonials, (all) => chooseForService(all, handle)),
    pageSettings: toPageSettings(entry, {title: service.title, description: service.text, image: service.cover}),
  };
}

export default function ServicePage() {
  const {draft, service, projects, testimonials} = useLoaderData<typeof loader>();
  const t = useMessages(sectionMessages);
  const {recentWork} = useMessages(contentMessages);
  return (
    <article>
      <DraftNote text={draft} />
      <ServiceText service={service} />
      {service.cover && <Picture image={service.cover} ratio="16 / 9" sizes="100vw" />}
      <WorkList title={recentWork} projects={projects} />
      <Testimonials testimonials={testimonials} />
      <Breadcrumb parent={{name: t.services, path: '/services'}} title={service.title} />
    </article>
  );
}

const SERVICE_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${SERVICE_TEASER_FRAGMENT}
  ${SERVICE_CARD_FRAGMENT}
  ${SECTION_FRAGMENT}
  ${SERVICE_FRAGMENT}
  ${TESTIMONIALS_FRAGMENT}
  query Service($handle: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    page: metaobject(handle: {type: "leistungen", handle: $handle}) { ...Service }
    ...Testimonials
  }
` as const;
