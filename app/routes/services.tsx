import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {PICTURE_FIELD_FRAGMENT, picture, text} from '~/content/fields';
import {LinkPair} from '~/content/LinkPair';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {sectionMessages} from '~/content/sectionMessages';
import {PROCESS_FRAGMENT, ProcessSteps, toProcess} from '~/content/services/ProcessSteps';
import {ServiceIndex} from '~/content/services/ServiceIndex';
import {SERVICE_CARD_FRAGMENT, SERVICE_TEASER_FRAGMENT, toServiceCards} from '~/content/services/services';
import {WORKSHOP_FRAGMENT, WorkshopCard, toWorkshop} from '~/content/services/WorkshopCard';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT, withoutAltText} from '~/platform/images';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {PageHeader} from '~/ui/PageHeader';

export const handle = {footer: 'project'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.pageSettings ?? {}, pageLocation(args));

export async function loader({context: {storefront, language}}: LoaderFunctionArgs) {
  const {services, process, about, projects, ...workshop} = await storefront.query(SERVICES_QUERY, {
    cache: contentCache,
  });
  const entry = process.nodes[0];
  const intro = text(entry?.leistungen_text);
  return {
    services: toServiceCards(services.nodes),
    subtitle: text(entry?.leistungen_untertitel),
    intro,
    process: toProcess(entry),
    workshop: toWorkshop(workshop),
    aboutImage: withoutAltText(picture(about.nodes[0]?.bild)),
    projectsImage: withoutAltText(picture(projects.nodes[0]?.linkbild)),
    pageSettings: toPageSettings(entry, {
      title: sectionMessages[language].services,
      description: intro,
      image: picture(entry?.leistungen_linkbild),
    }),
  };
}

export default function Services() {
  const {services, subtitle, intro, process, workshop, aboutImage, projectsImage} = useLoaderData<typeof loader>();
  const t = useMessages(sectionMessages);
  const {process: processTitle} = useMessages(contentMessages);
  return (
    <>
      <PageHeader annotation={subtitle} title={t.services} lead={intro} />
      {services.length > 0 && (
        <section className="page" aria-label={t.services}>
          <ServiceIndex services={services} heading="h2" />
        </section>
      )}
      {workshop && <WorkshopCard {...workshop} />}
      <ProcessSteps {...process} title={process.title || processTitle} />
      <LinkPair
        links={[
          {to: '/about', label: t.aboutUs, image: aboutImage},
          {to: '/projects', label: t.projects, image: projectsImage},
        ]}
      />
    </>
  );
}

const SERVICES_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${SERVICE_TEASER_FRAGMENT}
  ${SERVICE_CARD_FRAGMENT}
  ${WORKSHOP_FRAGMENT}
  ${PROCESS_FRAGMENT}
  query Services($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    services: metaobjects(type: "leistungen", first: 250) { nodes { ...ServiceCard } }
    ...Workshop
    process: metaobjects(type: "prozess", first: 1) {
      nodes {
        ...PageSettings
        ...Process
        leistungen_untertitel: field(key: "leistungen_untertitel") { value }
        leistungen_text: field(key: "leistungen_text") { value }
        leistungen_linkbild: field(key: "leistungen_linkbild") { ...PictureField }
      }
    }
    about: metaobjects(type: "about", first: 1) { nodes { bild: field(key: "bild") { ...PictureField } } }
    projects: metaobjects(type: "einstellungen_projekte", first: 1) {
      nodes { linkbild: field(key: "linkbild") { ...PictureField } }
    }
  }
` as const;
