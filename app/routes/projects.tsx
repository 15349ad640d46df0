import {useLoaderData, useSearchParams, type ShouldRevalidateFunction} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {PICTURE_FIELD_FRAGMENT, picture, text} from '~/content/fields';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {FilterChips} from '~/content/projects/FilterChips';
import {contentMessages} from '~/content/messages';
import {filterParameter, ofService, serviceFilters} from '~/content/projects/projectFilter';
import {ProjectList} from '~/content/projects/ProjectList';
import {
  PROJECT_CARD_FRAGMENT,
  PROJECT_CARDS_FRAGMENT,
  PROJECT_TEASER_FRAGMENT,
  toProjectCards,
} from '~/content/projects/projects';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, pageLocation} from '~/platform/seo';
import {PageHeader} from '~/ui/PageHeader';
import {TextLink} from '~/ui/TextLink';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.settings ?? {}, pageLocation(args));

/** The list has every project already, so choosing a filter needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, defaultShouldRevalidate}) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export async function loader({context}: LoaderFunctionArgs) {
  const {page, ...projects} = await context.storefront.query(PROJECTS_QUERY, {cache: contentCache()});
  const entry = page.nodes[0];
  const intro = text(entry?.text);
  return {
    projects: toProjectCards(projects),
    subtitle: text(entry?.untertitel),
    intro,
    settings: toPageSettings(entry, {
      title: contentMessages[context.language].projects,
      description: intro,
      image: picture(entry?.linkbild),
    }),
  };
}

export default function Projects() {
  const {projects, subtitle, intro} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  const chosen = useSearchParams()[0].get(filterParameter);
  const matching = ofService(projects, chosen);
  return (
    <>
      <PageHeader annotation={subtitle} title={t.projects} lead={intro} />
      {projects.length > 0 && (
        <FilterChips filters={serviceFilters(projects)} total={projects.length} chosen={chosen} />
      )}
      <p className="visually-hidden" role="status">
        {t.projectCount(matching.length)}
      </p>
      {matching.length > 0 ? (
        <ProjectList projects={matching} />
      ) : (
        <p className="page lead">
          {projects.length > 0 ? (
            <>
              {t.noneOfService} <TextLink to="/projects">{t.showAll}</TextLink>
            </>
          ) : (
            t.noProjects
          )}
        </p>
      )}
    </>
  );
}

const PROJECTS_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${PROJECT_TEASER_FRAGMENT}
  ${PROJECT_CARD_FRAGMENT}
  ${PROJECT_CARDS_FRAGMENT}
  query Projects($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    ...ProjectCards
    page: metaobjects(type: "einstellungen_projekte", first: 1) {
      nodes {
        untertitel: field(key: "untertitel") { value }
        text: field(key: "text") { value }
        ...PageSettings
        linkbild: field(key: "linkbild") { ...PictureField }
      }
    }
  }
` as const;
