import type {JobFragment} from 'storefrontapi.generated';
import {parseRichText, type RichTextNode} from '~/ui/richTextNodes';
import {text} from './fields';

export const JOB_FRAGMENT = `#graphql
  fragment Job on Metaobject {
    handle
    berufsbezeichnungen: field(key: "berufsbezeichnungen") { value }
    ort: field(key: "ort") { value }
    informationen: field(key: "informationen") { value }
  }
` as const;

export interface Job {
  handle: string;
  title: string;
  place: string;
  information: RichTextNode[];
}

export function toJobs(entries: JobFragment[]): Job[] {
  return entries.map((entry) => ({
    handle: entry.handle,
    title: text(entry.berufsbezeichnungen),
    place: text(entry.ort),
    information: parseRichText(text(entry.informationen)),
  }));
}
