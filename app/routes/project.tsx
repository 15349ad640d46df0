import {useLoaderData, useLocation} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {ProjectQuery} from 'storefrontapi.generated';
import {loadProjects} from '~/chrome/loadProjects';
import {DraftNote} from '~/content/DraftNote';
import {entryOrDraft} from '~/content/entryOrDraft';
import {PICTURE_FIELD_FRAGMENT} from '~/content/fields';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {CREDIT_FRAGMENT, Credits} from '~/content/projects/Credits';
import {MEDIA_BLOCK_FRAGMENT, MediaBlocks, getPictures} from '~/content/projects/MediaBlocks';
import {NextProject} from '~/content/projects/NextProject';
import {projectJsonLd} from '~/content/projects/jsonLd';
import {PROJECT_FRAGMENT, toProject} from '~/content/projects/project';
import {ProjectFacts} from '~/content/projects/ProjectFacts';
import {PROJECT_CARD_FRAGMENT, PROJECT_TEASER_FRAGMENT, nextProject, createTeaser} from '~/content/projects/projects';
import {sectionMessages} from '~/content/sectionMessages';
import {useMessages} from '~/i18n/useLanguage';
import {lookupCache} from '~/platform/cache/lifetimes';
import {isHandle} from '~/platform/store/handle';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {missingPage} from '~/platform/store/missingPage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {JsonLd} from '~/ui/JsonLd';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import {Zoom, ZoomLink} from '~/ui/zoom/Zoom';
import {useOrigin} from '~/ui/useOrigin';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.pageSettings ?? {}, pageLocation(args));

export async function loader({context, request, params: {handle = ''}}: LoaderFunctionArgs) {
  if (!isHandle(handle)) throw await missingPage({request, context});
  const [{page}, projects] = await Promise.all([
    context.storefront.query(PROJECT_QUERY, {
      variables: {handle},
      cache: lookupCache<ProjectQuery>(({page}) => page !== null),
    }),
    // Without projects there is no link to a next project.
    loadProjects(context).catch(() => []),
  ]);
  const pageEntry = {query: PROJECT_QUERY, fragment: 'Project', type: 'projekte', handle};
  const {entry, draft} = await entryOrDraft(page, pageEntry, context);
  if (!entry) throw await missingPage({request, context});
  const project = toProject(entry);
  const next = nextProject(projects, handle);
  const [firstText] = project.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  return {
    draft,
    project,
    next: next && createTeaser(next),
    pageSettings: toPageSettings(entry, {title: project.title, description: firstText, image: project.cover}),
  };
}

export default function ProjectPage() {
  const {draft, project, next, pageSettings} = useLoaderData<typeof loader>();
  const t = useMessages(sectionMessages);
  const origin = useOrigin();
  const {pathname} = useLocation();
  const pageData = {origin, url: origin + pathname, description: pageSettings.description};
  return (
    <article>
      <DraftNote text={draft} />
      <PageHeader title={project.title} />
      <ProjectFacts project={project} />
      <Zoom images={[...(project.cover ? [project.cover] : []), ...getPictures(project.blocks)]}>
        {project.cover && (
          <ZoomLink image={project.cover}>
            <Picture className="arrived" image={project.cover} sizes="100vw" priority />
          </ZoomLink>
        )}
        <MediaBlocks blocks={project.blocks} />
      </Zoom>
      <Credits groups={project.credits} />
      {next && <NextProject key={next.handle} project={next} />}
      <JsonLd things={import.meta.env.SSR && [projectJsonLd(project, pageData)]} />
      <Breadcrumb parent={{name: t.projects, path: '/projects'}} title={project.title} />
    </article>
  );
}

const PROJECT_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${PROJECT_TEASER_FRAGMENT}
  ${PROJECT_CARD_FRAGMENT}
  ${MEDIA_BLOCK_FRAGMENT}
  ${CREDIT_FRAGMENT}
  ${PROJECT_FRAGMENT}
  query Project($handle: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    page: metaobject(handle: {type: "projekte", handle: $handle}) { ...Project }
  }
` as const;
