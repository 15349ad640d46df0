import {useLoaderData, useSearchParams, type ShouldRevalidateFunction} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {picture, text} from '~/content/fields';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {FilterChips} from '~/content/projects/FilterChips';
import {contentMessages} from '~/content/messages';
import {filterParameter, ofService, serviceFilters} from '~/content/projects/projectFilter';
import {ProjectList} from '~/content/projects/ProjectList';
import {PROJECT_CARD_FRAGMENT, newestFirst, toProjectCard} from '~/content/projects/projects';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, siteOf} from '~/platform/seo';
import {PageHeader} from '~/ui/PageHeader';
import {TextLink} from '~/ui/TextLink';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) => pageMeta(data?.settings ?? {}, siteOf(args));

/** The list holds every project already; choosing a filter needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, defaultShouldRevalidate}) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export async function loader({context}: LoaderFunctionArgs) {
  const {projekte, einstellungen} = await context.storefront.query(PROJECTS_QUERY, {cache: contentCache()});
  const settings = einstellungen.nodes[0];
  return {
    projects: newestFirst(projekte.nodes.map(toProjectCard)),
    intro: text(settings?.text),
    settings: toPageSettings(settings, picture(settings?.linkbild)),
  };
}

export default function Projects() {
  const {projects, intro} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  const chosen = useSearchParams()[0].get(filterParameter);
  const shown = ofService(projects, chosen);
  return (
    <>
      <PageHeader title={t.projects} lead={intro} />
      <FilterChips filters={serviceFilters(projects)} total={projects.length} chosen={chosen} />
      <p className="visually-hidden" role="status">
        {t.shown(shown.length)}
      </p>
      {shown.length > 0 ? (
        <ProjectList projects={shown} />
      ) : (
        <p className="page lead">
          {t.noProjects} <TextLink to="/projects">{t.showAll}</TextLink>
        </p>
      )}
    </>
  );
}

const PROJECTS_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${PROJECT_CARD_FRAGMENT}
  query Projects($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    projekte: metaobjects(type: "projekte", first: 100) { nodes { ...ProjectCard } }
    einstellungen: metaobjects(type: "einstellungen_projekte", first: 1) {
      nodes {
        text: field(key: "text") { value }
        ...PageSettings
        linkbild: field(key: "linkbild") { reference { ... on MediaImage { image { ...Picture } } } }
      }
    }
  }
` as const;
