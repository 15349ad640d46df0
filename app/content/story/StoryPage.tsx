import type {StoryFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import type {Image} from '~/platform/images';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import {AwardsBanner, type Awards} from '../about/AwardsBanner';
import {picture, references, text} from '../fields';
import {LinkPair} from '../LinkPair';
import {contentMessages} from '../messages';
import {Details, toDetail, type Detail} from './Details';

/** The workshop keeps its details as `details`, a landing page as `kategorien`. */
export const STORY_FRAGMENT = `#graphql
  fragment Story on Metaobject {
    ...PageSettings
    titel: field(key: "titel") { value }
    untertitel: field(key: "untertitel") { value }
    text: field(key: "text") { value }
    titelbild: field(key: "titelbild") { ...PictureField }
    details: field(key: "details") { references(first: 20) { nodes { ...Detail } } }
    kategorien: field(key: "kategorien") { references(first: 20) { nodes { ...Detail } } }
  }
` as const;

/** The content of the workshop's page or of a landing page. */
interface Story {
  title: string;
  subtitle: string;
  text: string;
  cover?: Image;
  details: Detail[];
}

export function toStory(entry: StoryFragment): Story {
  return {
    title: text(entry.titel),
    subtitle: text(entry.untertitel),
    text: text(entry.text),
    cover: picture(entry.titelbild),
    details: references(entry.details ?? entry.kategorien).map(toDetail),
  };
}

/** The template of the workshop and the landing pages (rule 7.4). */
export function StoryPage({story, awards}: {story: Story; awards: Awards}) {
  const t = useMessages(contentMessages);
  return (
    <article>
      <PageHeader annotation={story.subtitle} title={story.title} lead={story.text} />
      {story.cover && <Picture image={story.cover} ratio="16 / 9" sizes="100vw" priority />}
      <Details details={story.details} />
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
