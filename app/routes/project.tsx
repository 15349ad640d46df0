import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {Credits} from '~/content/projects/Credits';
import {MediaBlocks} from '~/content/projects/MediaBlocks';
import {contentMessages} from '~/content/messages';
import {NextProject} from '~/content/projects/NextProject';
import {ProjectFacts} from '~/content/projects/ProjectFacts';
import {
  PROJECT_CARD_FRAGMENT,
  PROJECT_FRAGMENT,
  newestFirst,
  nextProject,
  toProject,
  toProjectCard,
} from '~/content/projects/projects';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {notFound} from '~/platform/errors';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, siteOf} from '~/platform/seo';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(
    {
      title: data?.project.metaTitle || data?.project.title,
      description: data?.project.metaDescription,
      image: data?.project.cover,
    },
    siteOf(args),
  );

export async function loader({context, params: {handle = ''}}: LoaderFunctionArgs) {
  const {projekt, projekte} = await context.storefront.query(PROJECT_QUERY, {
    variables: {handle},
    cache: contentCache(),
  });
  if (!projekt) throw notFound();
  const all = newestFirst(projekte.nodes.map(toProjectCard));
  return {project: toProject(projekt), next: nextProject(all, handle)};
}

export default function ProjectPage() {
  const {project, next} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  return (
    <article>
      <PageHeader title={project.title} />
      <ProjectFacts project={project} />
      {project.cover && <Picture image={project.cover} sizes="100vw" priority />}
      <MediaBlocks blocks={project.blocks} />
      <Credits groups={project.credits} />
      {next && <NextProject project={next} />}
      <Breadcrumb parent={{name: t.projects, path: '/projects'}} title={project.title} />
    </article>
  );
}

const PROJECT_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PROJECT_CARD_FRAGMENT}
  ${PROJECT_FRAGMENT}
  query Project($handle: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    projekt: metaobject(handle: {type: "projekte", handle: $handle}) { ...Project }
    projekte: metaobjects(type: "projekte", first: 100) { nodes { ...ProjectCard } }
  }
` as const;
