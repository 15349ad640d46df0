import type {SecondPicturesFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {picture, references} from '../fields';
import type {ProjectCard} from './projects';

/** The first pictures of the projects' media, for the list of all projects only. */
export const SECOND_PICTURES_FRAGMENT = `#graphql
  fragment SecondPictures on QueryRoot {
    secondPictures: metaobjects(type: "projekte", first: 250) {
      nodes {
        handle
        media_liste: field(key: "media_liste") {
          references(first: 3) {
            nodes {
              ... on Metaobject {
                id
                image: field(key: "image") { ...PictureField }
                image_links: field(key: "image_links") { ...PictureField }
              }
            }
          }
        }
      }
    }
  }
` as const;

/** A project in the list of all projects. */
export interface ListedProject extends ProjectCard {
  /** The picture that covers the project's cover on hover. */
  hoverPicture?: Image;
}

/** Adds to each project the first picture of its media that isn't its cover. */
export function addHoverPictures(
  projects: readonly ProjectCard[],
  {secondPictures}: SecondPicturesFragment,
): ListedProject[] {
  const media = new Map(secondPictures.nodes.map(({handle, media_liste}) => [handle, references(media_liste)]));
  return projects.map((project) => {
    const pictures = (media.get(project.handle) ?? []).map(
      ({image, image_links}) => picture(image) ?? picture(image_links),
    );
    const hoverPicture = pictures.find((image) => image && image.url !== project.cover?.url);
    return {...project, hoverPicture};
  });
}
