import type {StudioAddressFragment} from 'storefrontapi.generated';
import {text} from './fields';

/** The address in the contact settings, for the footer and the contact page. */
export const STUDIO_ADDRESS_FRAGMENT = `#graphql
  fragment StudioAddress on Metaobject {
    strasse: field(key: "strasse") { value }
    ort: field(key: "ort") { value }
  }
` as const;

export function toStudioAddress(entry: StudioAddressFragment | undefined): {street: string; town: string} {
  return {street: text(entry?.strasse), town: text(entry?.ort)};
}
