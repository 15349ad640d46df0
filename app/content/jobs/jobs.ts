import type {JobFragment} from 'storefrontapi.generated';
import {organization, type Thing} from '~/platform/jsonLd';
import {parseRichText, plainText, type RichTextNode} from '~/ui/richTextNodes';
import {text} from '../fields';

export const JOB_FRAGMENT = `#graphql
  fragment Job on Metaobject {
    handle
    updatedAt
    berufsbezeichnungen: field(key: "berufsbezeichnungen") { value }
    ort: field(key: "ort") { value }
    informationen: field(key: "informationen") { value }
  }
` as const;

export interface Job {
  handle: string;
  title: string;
  place: string;
  /** ISO 8601 date-time. */
  updatedAt: string;
  information: RichTextNode[];
}

export function toJobs(entries: JobFragment[]): Job[] {
  return entries.map((entry) => ({
    handle: entry.handle,
    title: text(entry.berufsbezeichnungen),
    place: text(entry.ort),
    updatedAt: entry.updatedAt,
    information: parseRichText(text(entry.informationen)),
  }));
}

/** An opening as search engines read it. */
export function jobPosting(job: Job, origin: string): Thing {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: plainText(job.information),
    datePosted: job.updatedAt.slice(0, 10),
    hiringOrganization: organization(origin),
    jobLocation: {
      '@type': 'Place',
      address: {'@type': 'PostalAddress', addressLocality: job.place, addressCountry: 'DE'},
    },
  };
}
