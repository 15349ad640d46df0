import type {StoryFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {picture, text} from '../fields';
import {toDetails, type Detail} from '../services/services';

/** The workshop keeps its details as `details`, a landing page as `kategorien`. */
export const STORY_FRAGMENT = `#graphql
  fragment Story on Metaobject {
    ...PageSettings
    titel: field(key: "titel") { value }
    untertitel: field(key: "untertitel") { value }
    text: field(key: "text") { value }
    titelbild: field(key: "titelbild") { reference { ... on MediaImage { image { ...Picture } } } }
    details: field(key: "details") { references(first: 20) { nodes { ...Detail } } }
    kategorien: field(key: "kategorien") { references(first: 20) { nodes { ...Detail } } }
  }
` as const;

/** What the workshop page and the landing pages tell. */
export interface Story {
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
    details: toDetails((entry.details ?? entry.kategorien)?.references?.nodes),
  };
}
