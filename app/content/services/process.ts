import type {ProcessStepFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {picture, text} from '../fields';

export const PROCESS_STEP_FRAGMENT = `#graphql
  fragment ProcessStep on Metaobject {
    id
    prozesspunkt: field(key: "prozesspunkt") { value }
    text: field(key: "text") { value }
    bild: field(key: "bild") { reference { ... on MediaImage { image { ...Picture } } } }
  }
` as const;

export interface ProcessStep {
  id: string;
  title: string;
  text: string;
  image?: Image;
}

export function toProcessSteps(nodes: (ProcessStepFragment | {__typename?: string})[] | undefined): ProcessStep[] {
  return (nodes ?? []).flatMap((node) =>
    'id' in node ? {id: node.id, title: text(node.prozesspunkt), text: text(node.text), image: picture(node.bild)} : [],
  );
}
