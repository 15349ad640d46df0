import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {AboutText} from '~/content/about/AboutText';
import {picture, text} from '~/content/fields';
import {Headline} from '~/content/Headline';
import {LinkPair} from '~/content/LinkPair';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {PROJECT_CARD_FRAGMENT, newestFirst, toProjectCard} from '~/content/projects/projects';
import {ProjectSlider} from '~/content/projects/ProjectSlider';
import {SERVICE_CARD_FRAGMENT, toServiceCard} from '~/content/services/services';
import {ServiceSection} from '~/content/services/ServiceSection';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {organization} from '~/platform/jsonLd';
import {pageMeta, siteOf} from '~/platform/seo';
import {JsonLd} from '~/ui/JsonLd';
import {useOrigin} from '~/ui/useOrigin';

/** How many of the newest projects the slider shows (specification, section 9). */
const sliderLength = 4;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) => pageMeta(data?.settings ?? {}, siteOf(args));

export async function loader({context}: LoaderFunctionArgs) {
  const {projekte, leistungen, about, werkstatt, prozess, global} = await context.storefront.query(HOME_QUERY, {
    cache: contentCache(),
  });
  const settings = global.nodes[0];
  return {
    projects: newestFirst(projekte.nodes.map(toProjectCard)).slice(0, sliderLength),
    about: text(about.nodes[0]?.text),
    services: leistungen.nodes.map(toServiceCard),
    hasWorkshop: werkstatt.nodes.length > 0,
    workshopImage: picture(werkstatt.nodes[0]?.titelbild),
    servicesImage: picture(prozess.nodes[0]?.leistungen_linkbild),
    settings: toPageSettings(settings, picture(settings?.linkbild)),
  };
}

export default function Home() {
  const {projects, about, services, hasWorkshop, workshopImage, servicesImage} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  const workshop = {to: '/werkstatt', label: t.workshop, image: workshopImage};
  return (
    <>
      <Headline />
      <ProjectSlider projects={projects} />
      <AboutText text={about} />
      <ServiceSection services={services} />
      <LinkPair
        links={[...(hasWorkshop ? [workshop] : []), {to: '/services', label: t.ourServices, image: servicesImage}]}
      />
      <JsonLd things={[organization(useOrigin())]} />
    </>
  );
}

const HOME_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${PROJECT_CARD_FRAGMENT}
  ${SERVICE_CARD_FRAGMENT}
  query Home($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    projekte: metaobjects(type: "projekte", first: 100) { nodes { ...ProjectCard } }
    leistungen: metaobjects(type: "leistungen", first: 4) { nodes { ...ServiceCard } }
    about: metaobjects(type: "about", first: 1) { nodes { text: field(key: "text") { value } } }
    werkstatt: metaobjects(type: "werkstatt", first: 1) {
      nodes { titelbild: field(key: "titelbild") { reference { ... on MediaImage { image { ...Picture } } } } }
    }
    prozess: metaobjects(type: "prozess", first: 1) {
      nodes {
        leistungen_linkbild: field(key: "leistungen_linkbild") {
          reference { ... on MediaImage { image { ...Picture } } }
        }
      }
    }
    global: metaobjects(type: "einstellungen_global", first: 1) {
      nodes {
        ...PageSettings
        linkbild: field(key: "linkbild") { reference { ... on MediaImage { image { ...Picture } } } }
      }
    }
  }
` as const;
