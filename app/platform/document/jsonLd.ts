import type {BreadcrumbList, Organization, Thing} from 'schema-dts';
import {brand} from '~/brand';

/**
 * JSON-LD as the text of a script element. `<` is escaped, so that no value can end the element. The two line separators that are valid
 * in JSON but not in scripts are escaped, too.
 */
export function jsonLdText(things: Thing[]): string {
  return JSON.stringify({'@context': 'https://schema.org', '@graph': things})
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The path of pages from the home page to the current page. `origin` is `https://host`; the paths include their language. */
export function breadcrumb(origin: string, pages: {name: string; path: string}[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({name, path}, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: origin + path,
    })),
  } satisfies BreadcrumbList;
}

/** The `@id` by which other pages refer to the studio. */
export const studioId = (origin: string) => `${origin}/#studio`;

/** The studio with its locations. `origin` is `https://host`. */
export function organization(origin: string) {
  return {
    '@type': 'Organization',
    '@id': studioId(origin),
    name: brand.name,
    url: origin,
    logo: `${origin}/icon.svg`,
    email: brand.email,
    telephone: brand.phone.number,
    location: brand.locations.map(({name, street, postalCode, city}) => ({
      '@type': 'LocalBusiness' as const,
      name: `${brand.name} ${name}`,
      address: {
        '@type': 'PostalAddress' as const,
        streetAddress: street,
        postalCode,
        addressLocality: city,
        addressCountry: 'DE',
      },
    })),
  } satisfies Organization;
}
