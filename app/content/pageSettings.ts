import type {PageSettingsFragment} from 'storefrontapi.generated';
import type {PageSettings} from '~/platform/seo';
import {text} from './fields';

/** The meta fields that every entry with a page of its own carries. */
export const PAGE_SETTINGS_FRAGMENT = `#graphql
  fragment PageSettings on Metaobject {
    meta_titel: field(key: "meta_titel") { value }
    meta_beschreibung: field(key: "meta_beschreibung") { value }
  }
` as const;

/** What a page says of itself to search engines; `image` is its social card. */
export function toPageSettings(
  entry: PageSettingsFragment | null | undefined,
  image?: PageSettings['image'],
): PageSettings {
  return {title: text(entry?.meta_titel), description: text(entry?.meta_beschreibung), image};
}
