import type {CompanyAddressFragment} from 'storefrontapi.generated';
import {text} from './fields';

/** The studio's address in the contact settings, for the footer, the contact page, and as the default manufacturer of products. */
export const COMPANY_ADDRESS_FRAGMENT = `#graphql
  fragment CompanyAddress on Metaobject {
    strasse: field(key: "strasse") { value }
    ort: field(key: "ort") { value }
  }
` as const;

export function toCompanyAddress(entry: CompanyAddressFragment | undefined): {street: string; town: string} {
  return {street: text(entry?.strasse), town: text(entry?.ort)};
}
