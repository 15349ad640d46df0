import type {LandingContentFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import type {Image} from '~/platform/images';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import {AwardsBanner, type Awards} from '../about/AwardsBanner';
import {picture, references, text} from '../fields';
import {LinkPair} from '../LinkPair';
import {contentMessages} from '../messages';
import {Sections, toSection, type Section} from './Sections';

/** The store keeps the workshop's sections as `details`, and those of a landing page as `kategorien`. */
export const LANDING_CONTENT_FRAGMENT = `#graphql
  fragment LandingContent on Metaobject {
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

export function toLandingContent(entry: LandingContentFragment): LandingContent {
  return {
    title: text(entry.titel),
    subtitle: text(entry.untertitel),
    text: text(entry.text),
    cover: picture(entry.titelbild),
    sections: references(entry.details ?? entry.kategorien).map(toSection),
  };
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
