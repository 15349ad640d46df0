import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/handle';
import {picture, text} from '~/content/fields';
import {LinkPair} from '~/content/LinkPair';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {PROCESS_STEP_FRAGMENT, toProcessSteps} from '~/content/services/process';
import {ProcessSteps} from '~/content/services/ProcessSteps';
import {ServiceCards} from '~/content/services/ServiceCards';
import {SERVICE_CARD_FRAGMENT, toServiceCard} from '~/content/services/services';
import {WorkshopCard} from '~/content/services/WorkshopCard';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, siteOf} from '~/platform/seo';
import {PageHeader} from '~/ui/PageHeader';

export const handle = {footer: 'project'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) => pageMeta(data?.settings ?? {}, siteOf(args));

export async function loader({context}: LoaderFunctionArgs) {
  const {leistungen, prozess, werkstatt, about, projekte} = await context.storefront.query(SERVICES_QUERY, {
    cache: contentCache(),
  });
  const process = prozess.nodes[0];
  const workshop = werkstatt.nodes[0];
  return {
    services: leistungen.nodes.map(toServiceCard),
    intro: text(process?.leistungen_text),
    process: {
      title: text(process?.prozess_untertitel),
      intro: text(process?.prozess_text),
      steps: toProcessSteps(process?.prozesspunkte?.references?.nodes),
    },
    workshop: workshop && {
      title: text(workshop.titel),
      subtitle: text(workshop.untertitel),
      image: picture(workshop.titelbild),
    },
    aboutImage: picture(about.nodes[0]?.bild),
    projectsImage: picture(projekte.nodes[0]?.linkbild),
    settings: toPageSettings(process, picture(process?.leistungen_linkbild)),
  };
}

export default function Services() {
  const {services, intro, process, workshop, aboutImage, projectsImage} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  return (
    <>
      <PageHeader title={t.services} lead={intro} />
      <section className="page" aria-label={t.services}>
        <ServiceCards services={services} columns={3} heading="h2" />
      </section>
      {workshop && <WorkshopCard {...workshop} />}
      <ProcessSteps {...process} title={process.title || t.process} />
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
  ${PAGE_SETTINGS_FRAGMENT}
  ${SERVICE_CARD_FRAGMENT}
  ${PROCESS_STEP_FRAGMENT}
  query Services($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    leistungen: metaobjects(type: "leistungen", first: 100) { nodes { ...ServiceCard } }
    prozess: metaobjects(type: "prozess", first: 1) {
      nodes {
        ...PageSettings
        leistungen_text: field(key: "leistungen_text") { value }
        prozess_untertitel: field(key: "prozess_untertitel") { value }
        prozess_text: field(key: "prozess_text") { value }
        leistungen_linkbild: field(key: "leistungen_linkbild") {
          reference { ... on MediaImage { image { ...Picture } } }
        }
        prozesspunkte: field(key: "prozesspunkte") { references(first: 20) { nodes { ...ProcessStep } } }
      }
    }
    werkstatt: metaobjects(type: "werkstatt", first: 1) {
      nodes {
        titel: field(key: "titel") { value }
        untertitel: field(key: "untertitel") { value }
        titelbild: field(key: "titelbild") { reference { ... on MediaImage { image { ...Picture } } } }
      }
    }
    about: metaobjects(type: "about", first: 1) {
      nodes { bild: field(key: "bild") { reference { ... on MediaImage { image { ...Picture } } } } }
    }
    projekte: metaobjects(type: "einstellungen_projekte", first: 1) {
      nodes { linkbild: field(key: "linkbild") { reference { ... on MediaImage { image { ...Picture } } } } }
    }
  }
` as const;
