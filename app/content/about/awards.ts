import type {AwardsFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {picture} from '../fields';
import {toTagLinks, type TagLink} from '../press/press';

/** The banner is a picture of the global settings; the awards stand in the press page's list. */
export const AWARDS_FRAGMENT = `#graphql
  fragment Awards on QueryRoot {
    awardsBanner: metaobjects(type: "einstellungen_global", first: 1) {
      nodes {
        awards_banner_bild: field(key: "awards_banner_bild") {
          reference { ... on MediaImage { image { ...Picture } } }
        }
      }
    }
    awards: metaobjects(type: "press_page_settings", first: 1) {
      nodes {
        awards_list: field(key: "awards_list") {
          references(first: 20) {
            nodes { ... on Metaobject { id name: field(key: "name") { value } link: field(key: "url") { value } } }
          }
        }
      }
    }
  }
` as const;

export interface Awards {
  banner?: Image;
  list: TagLink[];
}

export function toAwards({awardsBanner, awards}: AwardsFragment): Awards {
  return {
    banner: picture(awardsBanner.nodes[0]?.awards_banner_bild),
    list: toTagLinks(awards.nodes[0]?.awards_list?.references?.nodes),
  };
}
