import type {PageSettingsFragment} from 'storefrontapi.generated';
import type {PageSettings} from '~/platform/seo';
import {text} from './fields';

/** What every entry with a page of its own has for search engines. */
export const PAGE_SETTINGS_FRAGMENT = `#graphql
  fragment PageSettings on Metaobject {
    meta_titel: field(key: "meta_titel") { value }
    meta_beschreibung: field(key: "meta_beschreibung") { value }
  }
` as const;

/** Title, description and sharing picture of a page (rule 1.7). `fallbackTitle` is taken when the entry has none. */
export function toPageSettings(
  entry: PageSettingsFragment | null | undefined,
  image?: PageSettings['image'],
  fallbackTitle = '',
): PageSettings {
  return {title: text(entry?.meta_titel) || fallbackTitle, description: text(entry?.meta_beschreibung), image};
}
