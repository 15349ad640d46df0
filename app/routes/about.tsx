import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {AWARDS_FRAGMENT, AwardsBanner, toAwards} from '~/content/about/AwardsBanner';
import {TEAM_MEMBER_FRAGMENT, TeamSlider, toTeam} from '~/content/about/TeamSlider';
import {TESTIMONIALS_FRAGMENT, Testimonials, toTestimonials} from '~/content/about/Testimonials';
import {PICTURE_FIELD_FRAGMENT, picture, references, text} from '~/content/fields';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {sectionMessages} from '~/content/sectionMessages';
import {AWARD_LIST_FRAGMENT} from '~/content/press/tagLink';
import styles from '~/content/TextSection.module.css';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, pageLocation} from '~/platform/seo';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import {RichText} from '~/ui/RichText';
import {firstParagraph, parseRichText} from '~/ui/richTextNodes';

export const handle = {footer: 'project'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.settings ?? {}, pageLocation(args));

export async function loader({context}: LoaderFunctionArgs) {
  const {about, ...sections} = await context.storefront.query(ABOUT_QUERY, {cache: contentCache()});
  const entry = about.nodes[0];
  const title = text(entry?.titel) || sectionMessages[context.language].about;
  const cover = picture(entry?.bild);
  const story = parseRichText(text(entry?.story));
  return {
    title,
    cover,
    story,
    team: toTeam(references(entry?.team)),
    testimonials: toTestimonials(sections),
    awards: toAwards(sections),
    settings: toPageSettings(entry, {title, description: firstParagraph(story), image: cover}),
  };
}

export default function About() {
  const {title, cover, story, team, testimonials, awards} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  return (
    <>
      <PageHeader title={title} />
      {cover && <Picture image={cover} ratio="16 / 9" sizes="100vw" priority />}
      {story.length > 0 && (
        <section className={styles.section} aria-label={t.story}>
          <RichText nodes={story} />
        </section>
      )}
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
        team: field(key: "team") { references(first: 20) { nodes { ...TeamMember } } }
      }
    }
    ...Testimonials
    ...Awards
  }
` as const;
