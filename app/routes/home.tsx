import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {loadProjects} from '~/chrome/loadProjects';
import {AboutText} from '~/content/about/AboutText';
import {PICTURE_FIELD_FRAGMENT, picture, text} from '~/content/fields';
import {Headline} from '~/content/Headline';
import {LinkPair} from '~/content/LinkPair';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {ProjectSlider} from '~/content/projects/ProjectSlider';
import {SERVICE_CARD_FRAGMENT, SERVICE_TEASER_FRAGMENT, toServiceCards} from '~/content/services/services';
import {ServiceSection} from '~/content/services/ServiceSection';
import {WORKSHOP_FRAGMENT, toWorkshop} from '~/content/services/WorkshopCard';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {organization} from '~/platform/jsonLd';
import {pageMeta, pageLocation} from '~/platform/seo';
import {JsonLd} from '~/ui/JsonLd';
import {useOrigin} from '~/ui/useOrigin';

/** How many of the newest projects the slider shows (rule 6.3). */
const sliderLength = 4;

/** How many services it shows (rule 6.7). */
const serviceCount = 4;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.settings ?? {}, pageLocation(args));

export async function loader({context}: LoaderFunctionArgs) {
  const [projects, {services, about, process, settings, ...others}] = await Promise.all([
    // Without them the page has no slider (rule 2.6).
    loadProjects(context).catch(() => []),
    context.storefront.query(HOME_QUERY, {cache: contentCache()}),
  ]);
  const entry = settings.nodes[0];
  const workshop = toWorkshop(others);
  return {
    projects: projects.slice(0, sliderLength),
    about: text(about.nodes[0]?.text),
    services: toServiceCards(services.nodes).slice(0, serviceCount),
    workshop: workshop && {image: workshop.image},
    servicesImage: picture(process.nodes[0]?.leistungen_linkbild),
    settings: toPageSettings(entry, {image: picture(entry?.linkbild)}),
  };
}

export default function Home() {
  const {projects, about, services, workshop, servicesImage} = useLoaderData<typeof loader>();
  const origin = useOrigin();
  const t = useMessages(contentMessages);
  return (
    <>
      <Headline />
      <ProjectSlider projects={projects} />
      <AboutText text={about} />
      <ServiceSection services={services} />
      <LinkPair
        links={[
          ...(workshop ? [{to: '/werkstatt', label: t.workshopLink, image: workshop.image}] : []),
          {to: '/services', label: t.ourServices, image: servicesImage},
        ]}
      />
      <JsonLd things={import.meta.env.SSR ? [organization(origin)] : []} />
    </>
  );
}

const HOME_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${SERVICE_TEASER_FRAGMENT}
  ${SERVICE_CARD_FRAGMENT}
  ${WORKSHOP_FRAGMENT}
  query Home($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    ...Workshop
    services: metaobjects(type: "leistungen", first: 100) { nodes { ...ServiceCard } }
    about: metaobjects(type: "about", first: 1) { nodes { text: field(key: "text") { value } } }
    process: metaobjects(type: "prozess", first: 1) {
      nodes { leistungen_linkbild: field(key: "leistungen_linkbild") { ...PictureField } }
    }
    settings: metaobjects(type: "einstellungen_global", first: 1) {
      nodes {
        ...PageSettings
        linkbild: field(key: "linkbild") { ...PictureField }
      }
    }
  }
` as const;
