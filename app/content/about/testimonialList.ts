import type {TestimonialsFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {inOrder, picture, text} from '../fields';

export const TESTIMONIALS_FRAGMENT = `#graphql
  fragment Testimonials on QueryRoot {
    testimonials: metaobjects(type: "testimonial", first: 100) {
      nodes {
        id
        reihenfolge: field(key: "reihenfolge") { value }
        kunde: field(key: "kunde") { value }
        name: field(key: "name") { value }
        ort: field(key: "ort") { value }
        zitat: field(key: "zitat") { value }
        logo: field(key: "logo") { ...PictureField }
        leistung: field(key: "leistung") { reference { ... on Metaobject { handle } } }
      }
    }
    testimonialSettings: metaobjects(type: "einstellungen_global", first: 1) {
      nodes { stimmen_hinweis: field(key: "stimmen_hinweis") { value } }
    }
  }
` as const;

/** How many of them a page shows (rule 9.3). */
const maxTestimonials = 7;

interface Testimonial {
  id: string;
  quote: string;
  name: string;
  client: string;
  /** Where the studio worked for the client. */
  town: string;
  logo?: Image;
}

/** What it is about: the handle of a service; empty where the store has none. */
type Told = Testimonial & {service: string};

export interface TestimonialList {
  quotes: Testimonial[];
  /** Whether and how the studio makes sure that they come from clients; empty where the store says nothing. */
  note: string;
}

/** What clients say; an entry without a quote is left out. `choose` says which of all a page shows. */
export function toTestimonials(
  {testimonials, testimonialSettings}: TestimonialsFragment,
  choose: (all: Told[]) => Told[] = (all) => all,
): TestimonialList {
  const all = inOrder(testimonials.nodes)
    .map((entry) => ({
      id: entry.id,
      quote: text(entry.zitat),
      name: text(entry.name),
      client: text(entry.kunde),
      town: text(entry.ort),
      logo: picture(entry.logo),
      service: entry.leistung?.reference?.handle ?? '',
    }))
    .filter(({quote}) => quote);
  const quotes = choose(all)
    .slice(0, maxTestimonials)
    .map(({service: _, ...shown}) => shown);
  return {quotes, note: text(testimonialSettings.nodes[0]?.stimmen_hinweis)};
}

/** Those about a service, else those that name none (rule 7.3). */
export function aboutService<T extends {service: string}>(all: T[], handle: string): T[] {
  const own = all.filter(({service}) => service === handle);
  return own.length > 0 ? own : all.filter(({service}) => !service);
}
