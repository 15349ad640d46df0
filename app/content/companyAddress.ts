import type {CompanyAddressFragment} from 'storefrontapi.generated';
import {brand} from '~/brand';
import {text} from './fields';

/** The studio's address in the contact settings, for the footer, the contact page, and as the default manufacturer of products. */
export const COMPANY_ADDRESS_FRAGMENT = `#graphql
  fragment CompanyAddress on Metaobject {
    strasse: field(key: "strasse") { value }
    ort: field(key: "ort") { value }
  }
` as const;

interface StudioLocation {
  street: string;
  town: string;
  city: string;
  /** The location's landing page. */
  page?: string;
}

type BrandLocation = (typeof brand.locations)[number];

const toLocation = ({city, page, street, postalCode}: BrandLocation): StudioLocation => ({
  city,
  page,
  street,
  town: `${postalCode} ${city}`,
});

/**
 * The studio's locations with their addresses. The contact settings have one address, that of the first location; `brand` has the
 * others, and the first one while the settings lack it.
 */
export function listLocations(settings?: CompanyAddressFragment): [StudioLocation, ...StudioLocation[]] {
  const [first, ...others] = brand.locations;
  const address = {street: text(settings?.strasse), town: text(settings?.ort)};
  return [{...toLocation(first), ...(address.street && address.town ? address : {})}, ...others.map(toLocation)];
}
