import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {picture} from '~/content/fields';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {Headline} from '~/content/Headline';
import {PROJECT_CARD_FRAGMENT, newestFirst, toProjectCard} from '~/content/projects';
import {ProjectSlider} from '~/content/ProjectSlider';
import {contentCache} from '~/platform/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, siteOf} from '~/platform/seo';

/** How many of the newest projects the slider shows (specification, section 9). */
const sliderLength = 4;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) => pageMeta(data?.settings ?? {}, siteOf(args));

export async function loader({context}: LoaderFunctionArgs) {
  const {projekte, global} = await context.storefront.query(HOME_QUERY, {cache: contentCache()});
  const settings = global.nodes[0];
  return {
    projects: newestFirst(projekte.nodes.map(toProjectCard)).slice(0, sliderLength),
    settings: toPageSettings(settings, picture(settings?.linkbild)),
  };
}

export default function Home() {
  const {projects} = useLoaderData<typeof loader>();
  return (
    <>
      <Headline />
      <ProjectSlider projects={projects} />
    </>
  );
}

const HOME_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${PROJECT_CARD_FRAGMENT}
  query Home($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    projekte: metaobjects(type: "projekte", first: 100) { nodes { ...ProjectCard } }
    global: metaobjects(type: "einstellungen_global", first: 1) {
      nodes {
        ...PageSettings
        linkbild: field(key: "linkbild") { reference { ... on MediaImage { image { ...Picture } } } }
      }
    }
  }
` as const;
