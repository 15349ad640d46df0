import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {loadProjects} from '~/chrome/loadProjects';
import {PICTURE_FIELD_FRAGMENT, picture, text} from '~/content/fields';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {FilterChips} from '~/content/projects/FilterChips';
import {filterParameter, filterPath, filterByService, serviceFilters} from '~/content/projects/projectFilter';
import {ProjectList} from '~/content/projects/ProjectList';
import {SECOND_PICTURES_FRAGMENT, addHoverPictures} from '~/content/projects/secondPictures';
import {projectListMessages} from '~/content/projects/projectListMessages';
import {sectionMessages} from '~/content/sectionMessages';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT, withoutAltText} from '~/platform/images';
import {createListPage, readPageNumber, selectPage} from '~/platform/listPage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {ListPages} from '~/ui/ListPages';
import {PageHeader} from '~/ui/PageHeader';
import {TextLink} from '~/ui/TextLink';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.pageSettings ?? {}, pageLocation(args));

export async function loader({context, request}: LoaderFunctionArgs) {
  const pageNumber = readPageNumber(request.url);
  const chosenService = new URL(request.url).searchParams.get(filterParameter);
  const [projects, {settings, ...hoverPictures}] = await Promise.all([
    loadProjects(context),
    context.storefront.query(PROJECTS_QUERY, {cache: contentCache}),
  ]);
  const matchingProjects = filterByService(projects, chosenService);
  const {entries, hasNext} = selectPage(matchingProjects, pageNumber);
  const listPage = createListPage(chosenService ? filterPath(chosenService) : '/projects', pageNumber, hasNext);
  const entry = settings.nodes[0];
  const intro = text(entry?.text);
  return {
    projects: addHoverPictures(
      entries.map((project) => ({...project, cover: withoutAltText(project.cover)})),
      hoverPictures,
    ),
    totalCount: projects.length,
    matchingCount: matchingProjects.length,
    filters: serviceFilters(projects),
    chosenService,
    listPage,
    subtitle: text(entry?.untertitel),
    intro,
    pageSettings: {
      ...toPageSettings(entry, {
        title: sectionMessages[context.language].projects,
        description: intro,
        image: picture(entry?.linkbild),
      }),
      listPage,
    },
  };
}

export default function Projects() {
  const data = useLoaderData<typeof loader>();
  const {totalCount, matchingCount, filters, chosenService, subtitle, intro} = data;
  const {projects: title} = useMessages(sectionMessages);
  const t = useMessages(projectListMessages);
  return (
    <>
      <PageHeader annotation={subtitle} title={title} lead={intro} />
      {totalCount > 0 && <FilterChips filters={filters} total={totalCount} chosenHandle={chosenService} />}
      <p className="visually-hidden" role="status">
        {t.projectCount(matchingCount)}
      </p>
      {matchingCount > 0 ? (
        <ListPages data={data}>
          {(pages) => <ProjectList projects={pages.flatMap(({projects}) => projects)} />}
        </ListPages>
      ) : (
        <p className="page lead">
          {totalCount > 0 ? (
            <>
              <span>{`${t.noneOfService} `}</span>
              <TextLink to="/projects">{t.showAll}</TextLink>
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
  ${SECOND_PICTURES_FRAGMENT}
  query Projects($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    ...SecondPictures
    settings: metaobjects(type: "einstellungen_projekte", first: 1) {
      nodes {
        untertitel: field(key: "untertitel") { value }
        text: field(key: "text") { value }
        ...PageSettings
        linkbild: field(key: "linkbild") { ...PictureField }
      }
    }
  }
` as const;
