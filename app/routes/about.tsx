import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/handle';
import {AWARDS_FRAGMENT, toAwards} from '~/content/about/awards';
import {AwardsBanner} from '~/content/about/AwardsBanner';
import {picture, text} from '~/content/fields';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {TEAM_MEMBER_FRAGMENT, toTeam} from '~/content/about/team';
import {TeamSlider} from '~/content/about/TeamSlider';
import {TESTIMONIAL_FRAGMENT, toTestimonials} from '~/content/about/testimonial';
import {Testimonials} from '~/content/about/Testimonials';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, siteOf} from '~/platform/seo';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import {RichText} from '~/ui/RichText';
import {parseRichText} from '~/ui/richTextNodes';
import styles from '~/content/TextSection.module.css';

export const handle = {footer: 'project'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) => pageMeta(data?.settings ?? {}, siteOf(args));

export async function loader({context}: LoaderFunctionArgs) {
  const {about, testimonials, ...awards} = await context.storefront.query(ABOUT_QUERY, {cache: contentCache()});
  const entry = about.nodes[0];
  const cover = picture(entry?.bild);
  return {
    title: text(entry?.titel),
    lead: text(entry?.text),
    cover,
    story: parseRichText(text(entry?.story)),
    team: toTeam(entry?.team?.references?.nodes),
    testimonials: toTestimonials(testimonials.nodes),
    awards: toAwards(awards),
    settings: toPageSettings(entry, cover),
  };
}

export default function About() {
  const {title, lead, cover, story, team, testimonials, awards} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  return (
    <>
      <PageHeader title={title || t.about} lead={lead} />
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
  ${PAGE_SETTINGS_FRAGMENT}
  ${TEAM_MEMBER_FRAGMENT}
  ${TESTIMONIAL_FRAGMENT}
  ${AWARDS_FRAGMENT}
  query About($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    about: metaobjects(type: "about", first: 1) {
      nodes {
        ...PageSettings
        titel: field(key: "titel") { value }
        text: field(key: "text") { value }
        story: field(key: "story") { value }
        bild: field(key: "bild") { reference { ... on MediaImage { image { ...Picture } } } }
        team: field(key: "team") { references(first: 20) { nodes { ...TeamMember } } }
      }
    }
    testimonials: metaobjects(type: "testimonial", first: 7) { nodes { ...Testimonial } }
    ...Awards
  }
` as const;
