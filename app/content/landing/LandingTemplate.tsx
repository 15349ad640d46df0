import type {LandingContentFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import type {Image} from '~/platform/images';
import type {PageSettings} from '~/platform/seo';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import {AwardsBanner, type Awards} from '../about/AwardsBanner';
import {picture, references, text, titleOf} from '../fields';
import {LinkPair} from '../LinkPair';
import {contentMessages} from '../messages';
import {toPageSettings} from '../pageSettings';
import {Sections, toSections, type Section} from './Sections';

/** The store keeps the workshop's sections as `details`, and those of a landing page as `kategorien`. */
export const LANDING_CONTENT_FRAGMENT = `#graphql
  fragment LandingContent on Metaobject {
    handle
    ...PageSettings
    titel: field(key: "titel") { value }
    untertitel: field(key: "untertitel") { value }
    text: field(key: "text") { value }
    titelbild: field(key: "titelbild") { ...PictureField }
    details: field(key: "details") { references(first: 20) { nodes { ...Section } } }
    kategorien: field(key: "kategorien") { references(first: 20) { nodes { ...Section } } }
  }
` as const;

/** The content of the workshop's page or of a landing page. */
interface LandingContent {
  title: string;
  subtitle: string;
  text: string;
  cover?: Image;
  sections: Section[];
}

/** `title` is that of a page whose entry has none; otherwise its handle is taken. */
export function toLandingContent(entry: LandingContentFragment, title?: string): LandingContent {
  return {
    title: text(entry.titel) || title || titleOf(entry),
    subtitle: text(entry.untertitel),
    text: text(entry.text),
    cover: picture(entry.titelbild),
    sections: toSections(references(entry.details ?? entry.kategorien)),
  };
}

export function landingSettings(entry: LandingContentFragment, {title, text, cover}: LandingContent): PageSettings {
  return toPageSettings(entry, {title, description: text, image: cover});
}

/** The template of the workshop and the landing pages (rule 7.4). */
export function LandingTemplate({content, awards}: {content: LandingContent; awards: Awards}) {
  const t = useMessages(contentMessages);
  return (
    <article>
      <PageHeader annotation={content.subtitle} title={content.title} lead={content.text} />
      {content.cover && <Picture image={content.cover} ratio="16 / 9" sizes="100vw" priority />}
      <Sections sections={content.sections} />
      <AwardsBanner {...awards} />
      <LinkPair
        links={[
          {to: '/services', label: t.ourService},
          {to: '/shop', label: t.ourShop},
        ]}
      />
    </article>
  );
}
