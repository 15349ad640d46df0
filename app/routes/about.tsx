import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {loadProjects} from '~/chrome/loadProjects';
import {AboutStory} from '~/content/about/AboutStory';
import {AWARDS_FRAGMENT, AwardsBanner, toAwards} from '~/content/about/AwardsBanner';
import {TEAM_MEMBER_FRAGMENT, TeamSlider, toTeam} from '~/content/about/TeamSlider';
import {TESTIMONIALS_FRAGMENT, toTestimonials} from '~/content/about/testimonialList';
import {Testimonials} from '~/content/about/Testimonials';
import {PICTURE_FIELD_FRAGMENT, picture, references, text} from '~/content/fields';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {sectionMessages} from '~/content/sectionMessages';
import {AWARD_LIST_FRAGMENT} from '~/content/press/tagLink';
import {WorkRow} from '~/content/projects/WorkRow';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {PageHeader} from '~/ui/PageHeader';
import {firstParagraph, parseRichText} from '~/ui/richTextNodes';

/** Number of projects at the top of the page. */
const workCount = 3;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.pageSettings ?? {}, pageLocation(args));

export async function loader({context}: LoaderFunctionArgs) {
  const [{about, ...sections}, projects] = await Promise.all([
    context.storefront.query(ABOUT_QUERY, {cache: contentCache}),
    // Without projects the rest of the page is still shown.
    loadProjects(context).catch(() => []),
  ]);
  const entry = about.nodes[0];
  const title = text(entry?.titel) || sectionMessages[context.language].about;
  const cover = picture(entry?.bild);
  const story = parseRichText(text(entry?.story));
  return {
    title,
    cover,
    story,
    projects: projects.slice(0, workCount),
    team: toTeam(references(entry?.team)),
    testimonials: toTestimonials(sections),
    awards: toAwards(sections),
    pageSettings: toPageSettings(entry, {title, description: firstParagraph(story), image: cover}),
  };
}

export default function About() {
  const {title, cover, story, projects, team, testimonials, awards} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  return (
    <>
      <PageHeader title={title} />
      {projects.length > 0 && <WorkRow title={t.recentWork} projects={projects} />}
      <AboutStory cover={cover} story={story} />
      <TeamSlider members={team} />
      <Testimonials testimonials={testimonials} />
      <AwardsBanner {...awards} />
    </>
  );
}

const ABOUT_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${TEAM_MEMBER_FRAGMENT}
  ${TESTIMONIALS_FRAGMENT}
  ${AWARD_LIST_FRAGMENT}
  ${AWARDS_FRAGMENT}
  query About($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    about: metaobjects(type: "about", first: 1) {
      nodes {
        ...PageSettings
        titel: field(key: "titel") { value }
        story: field(key: "story") { value }
        bild: field(key: "bild") { ...PictureField }
        team: field(key: "team") { references(first: 250) { nodes { ...TeamMember } } }
      }
    }
    ...Testimonials
    ...Awards
  }
` as const;
