import {withoutAltText} from '~/platform/images';
import type {PageSettingsFragment} from 'storefrontapi.generated';
import type {PageSettings} from '~/platform/document/seo';
import {text} from './fields';

/** The fields for search engines of every entry with a page of its own. */
export const PAGE_SETTINGS_FRAGMENT = `#graphql
  fragment PageSettings on Metaobject {
    meta_titel: field(key: "meta_titel") { value }
    meta_beschreibung: field(key: "meta_beschreibung") { value }
  }
` as const;

/** Title, description and social picture of a page. The picture always comes from `defaults`. */
export function toPageSettings(entry: PageSettingsFragment | null | undefined, defaults: PageSettings): PageSettings {
  return {
    title: text(entry?.meta_titel) || defaults.title,
    description: text(entry?.meta_beschreibung) || defaults.description,
    image: withoutAltText(defaults.image ?? undefined),
  };
}
