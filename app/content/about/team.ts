import type {TeamMemberFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {picture, text} from '../fields';

export const TEAM_MEMBER_FRAGMENT = `#graphql
  fragment TeamMember on Metaobject {
    id
    name: field(key: "name") { value }
    berufsbezeichnung: field(key: "berufsbezeichnung") { value }
    e_mail: field(key: "e_mail") { value }
    bild: field(key: "bild") { reference { ... on MediaImage { image { ...Picture } } } }
  }
` as const;

export interface TeamMember {
  id: string;
  name: string;
  profession: string;
  mail: string;
  image?: Image;
}

export function toTeam(nodes: (TeamMemberFragment | {__typename?: string})[] | undefined): TeamMember[] {
  return (nodes ?? []).flatMap((node) =>
    'id' in node
      ? {
          id: node.id,
          name: text(node.name),
          profession: text(node.berufsbezeichnung),
          mail: text(node.e_mail),
          image: picture(node.bild),
        }
      : [],
  );
}
