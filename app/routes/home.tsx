import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {headlines} from '~/brand';
import {loadProjects} from '~/chrome/loadProjects';
import {AboutText} from '~/content/about/AboutText';
import {PICTURE_FIELD_FRAGMENT, picture, text} from '~/content/fields';
import {Headline} from '~/content/Headline';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {ProjectSlider} from '~/content/projects/ProjectSlider';
import {SERVICE_CARD_FRAGMENT, SERVICE_TEASER_FRAGMENT, toServiceCards} from '~/content/services/services';
import {SECTION_FRAGMENT} from '~/content/landing/sections';
import {ServiceSection} from '~/content/services/ServiceSection';
import {WORKSHOP_DETAIL_FRAGMENT, WorkshopDetail, toWorkshopDetail} from '~/content/services/WorkshopDetail';
import {CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/offer/queries';
import {contentCache} from '~/platform/cache/lifetimes';
import {inGrid, PICTURE_FRAGMENT, toImage} from '~/platform/images';
import {organization} from '~/platform/document/jsonLd';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {HomeShop} from '~/product/HomeShop';
import {redirectFormerPiece, toHomeShop} from '~/product/homeShop.server';
import {PRODUCT_CARD_FRAGMENT} from '~/product/products';
import {website} from '~/search/website';
import {JsonLd} from '~/ui/JsonLd';
import {usePrefetchedPicture} from '~/ui/prefetch';
import {useOrigin} from '~/ui/useOrigin';

/** Number of projects in the slider. */
const sliderLength = 4;

/** Number of services on the page. */
const serviceCount = 4;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.pageSettings ?? {}, pageLocation(args));

export async function loader({context, request}: LoaderFunctionArgs) {
  const {language, storefront} = context;
  const [projects, {services, about, settings, products, ...workshop}] = await Promise.all([
    // Without projects the rest of the page is still shown.
    loadProjects(context).catch(() => []),
    storefront.query(HOME_QUERY, {cache: contentCache}),
  ]);
  const shop = toHomeShop(products.nodes, language);
  redirectFormerPiece(request, shop, language);
  const entry = settings.nodes[0];
  return {
    headline: headlines[language],
    projects: projects.slice(0, sliderLength),
    about: text(about.nodes[0]?.text),
    shop,
    firstShopPicture: toImage(products.nodes[0]?.featuredImage),
    services: toServiceCards(services.nodes).slice(0, serviceCount),
    workshop: toWorkshopDetail(workshop),
    pageSettings: toPageSettings(entry, {image: picture(entry?.linkbild)}),
  };
}

export default function Home() {
  const {headline, projects, about, shop, firstShopPicture, services, workshop} = useLoaderData<typeof loader>();
  const origin = useOrigin();
  // The headline links the shop, which begins with this picture.
  usePrefetchedPicture(firstShopPicture, inGrid);
  return (
    <>
      <Headline parts={headline} />
      <ProjectSlider projects={projects} />
      <AboutText text={about} />
      <HomeShop {...shop} />
      {workshop && <WorkshopDetail {...workshop} />}
      <ServiceSection services={services} />
      <JsonLd things={import.meta.env.SSR && [organization(origin), website(origin)]} />
    </>
  );
}

const HOME_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${SERVICE_TEASER_FRAGMENT}
  ${SERVICE_CARD_FRAGMENT}
  ${SECTION_FRAGMENT}
  ${WORKSHOP_DETAIL_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  query Home($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    ...WorkshopDetail
    products(first: 20, reverse: true) { nodes { ...ProductCard } }
    services: metaobjects(type: "leistungen", first: 100) { nodes { ...ServiceCard } }
    about: metaobjects(type: "about", first: 1) { nodes { text: field(key: "text") { value } } }
    settings: metaobjects(type: "einstellungen_global", first: 1) {
      nodes {
        ...PageSettings
        linkbild: field(key: "linkbild") { ...PictureField }
      }
    }
  }
` as const;
