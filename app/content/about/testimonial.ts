import type {TestimonialFragment} from 'storefrontapi.generated';
import {text} from '../fields';

export const TESTIMONIAL_FRAGMENT = `#graphql
  fragment Testimonial on Metaobject {
    id
    kunde: field(key: "kunde") { value }
    name: field(key: "name") { value }
    zitat: field(key: "zitat") { value }
  }
` as const;

export interface Testimonial {
  id: string;
  quote: string;
  name: string;
  client: string;
}

/** What clients say; an entry without a quote is left out. */
export function toTestimonials(entries: TestimonialFragment[]): Testimonial[] {
  return entries
    .map((entry) => ({id: entry.id, quote: text(entry.zitat), name: text(entry.name), client: text(entry.kunde)}))
    .filter(({quote}) => quote);
}
