import type {TestimonialsFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {sortByOrder, picture, text} from '../fields';

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

/** Maximum number of testimonials on a page. */
const maxTestimonials = 7;

interface Testimonial {
  id: string;
  quote: string;
  /** The person. */
  name: string;
  /** The company. */
  client: string;
  /** The town of the client's project. */
  town: string;
  logo?: Image;
}

/** `service` is the handle of the service that the quote is about; empty when the store has none. */
type ServiceTestimonial = Testimonial & {service: string};

export interface TestimonialList {
  quotes: Testimonial[];
  /** The text about whether and how the studio verifies that the quotes come from clients; empty when the store has none. */
  note: string;
}

/** Entries without a quote are left out. `choose` selects the testimonials of the page. */
export function toTestimonials(
  {testimonials, testimonialSettings}: TestimonialsFragment,
  choose: (all: ServiceTestimonial[]) => ServiceTestimonial[] = (all) => all,
): TestimonialList {
  const allTestimonials = sortByOrder(testimonials.nodes)
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
  const quotes = choose(allTestimonials)
    .slice(0, maxTestimonials)
    .map(({service: _, ...testimonial}) => testimonial);
  return {quotes, note: text(testimonialSettings.nodes[0]?.stimmen_hinweis)};
}

/** The testimonials about a service. When there are none, the testimonials that are about no service. */
export function chooseForService<T extends {service: string}>(all: T[], handle: string): T[] {
  const serviceTestimonials = all.filter(({service}) => service === handle);
  return serviceTestimonials.length > 0 ? serviceTestimonials : all.filter(({service}) => !service);
}
