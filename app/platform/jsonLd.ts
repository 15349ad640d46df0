import {brand} from '~/brand';

export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * JSON-LD as the text of a script element: `<` is escaped, so no value can end the element,
 * and the two line separators that JSON allows but scripts don't.
 */
export function jsonLdText(things: Thing[]): string {
  return JSON.stringify({'@context': 'https://schema.org', '@graph': things})
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The way to a page, from the home page on. Paths come with their language. */
export function breadcrumb(origin: string, trail: {name: string; path: string}[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** The studio with its sites. */
export function organization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#studio`,
    name: brand.name,
    url: origin,
    logo: `${origin}/icon.svg`,
    email: brand.email,
    telephone: brand.phone.href.replace('tel:', ''),
    location: brand.sites.map(({name, street, postalCode, city}) => ({
      '@type': 'LocalBusiness',
      name: `${brand.name} ${name}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode,
        addressLocality: city,
        addressCountry: 'DE',
      },
    })),
  };
}
