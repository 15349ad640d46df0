import type {AwardsFragment} from 'storefrontapi.generated';
import type {Image} from '~/ui/image';
import {picture} from './fields';

/** The banner of awards, an entry of the global settings. */
export const AWARDS_FRAGMENT = `#graphql
  fragment Awards on Metaobject {
    awards_banner_bild: field(key: "awards_banner_bild") {
      reference { ... on MediaImage { image { ...Picture } } }
    }
  }
` as const;

export function toAwards(settings: AwardsFragment | undefined): Image | undefined {
  return picture(settings?.awards_banner_bild);
}
