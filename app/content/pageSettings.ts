import {decorative} from '~/platform/images';
import type {PageSettingsFragment} from 'storefrontapi.generated';
import type {PageSettings} from '~/platform/document/seo';
import {text} from './fields';

/** What every entry with a page of its own has for search engines. */
export const PAGE_SETTINGS_FRAGMENT = `#graphql
  fragment PageSettings on Metaobject {
    meta_titel: field(key: "meta_titel") { value }
    meta_beschreibung: field(key: "meta_beschreibung") { value }
  }
` as const;

/** Title, description and sharing picture of a page; `page` says what the page itself has for them (rule 1.7). */
export function toPageSettings(entry: PageSettingsFragment | null | undefined, page: PageSettings): PageSettings {
  return {
    title: text(entry?.meta_titel) || page.title,
    description: text(entry?.meta_beschreibung) || page.description,
    image: decorative(page.image ?? undefined),
  };
}
