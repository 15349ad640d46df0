import type {Entity} from '../catalogue/entities';
import {menuItemId} from '../graphql/resolvers/menu';
import type {FieldRecord, Localized} from '../model';
import type {Store} from '../store/store';

/** A text of an object that can be translated. */
interface Text {
  /** Shopify's key of it. */
  key: string;
  /** A `LocalizableContentType`. */
  type: string;
  german: string;
  /** Its translation; undefined when there is none. */
  english: string | undefined;
  /** Keeps a translation in the content. */
  translate(english: string): void;
}

function localizedText(key: string, type: string, text: Localized): Text {
  const english = text.EN === text.DE ? undefined : text.EN;
  return {key, type, german: text.DE, english, translate: (value) => void (text.EN = value)};
}

const CONTENT_TYPES: Record<string, string> = {
  single_line_text_field: 'SINGLE_LINE_TEXT_FIELD',
  multi_line_text_field: 'MULTI_LINE_TEXT_FIELD',
  rich_text_field: 'RICH_TEXT_FIELD',
  'list.single_line_text_field': 'LIST_SINGLE_LINE_TEXT_FIELD',
  json: 'JSON',
  url: 'URL',
};

function fieldText(key: string, field: FieldRecord): Text[] {
  const type = CONTENT_TYPES[field.type];
  if (!type || !('value' in field)) return [];
  if (typeof field.value !== 'string') return [localizedText(key, type, field.value)];
  const german = field.value;
  return [{key, type, german, english: undefined, translate: (EN) => void (field.value = {DE: german, EN})}];
}

function textsOfEntity(store: Store, entity: Entity): Text[] {
  switch (entity.__typename) {
    case 'Metaobject': {
      const {type, fields} = entity.record;
      const defined = store.content.definitions.metaobjects.find((definition) => definition.type === type);
      if (!defined?.translatable) return [];
      return Object.entries(fields).flatMap(([key, field]) => fieldText(key, field));
    }
    case 'Metafield':
      return fieldText('value', entity.field);
    case 'Product': {
      const {title, descriptionHtml, seo} = entity.record;
      return [
        localizedText('title', 'SINGLE_LINE_TEXT_FIELD', title),
        localizedText('body_html', 'HTML', descriptionHtml),
        localizedText('meta_title', 'SINGLE_LINE_TEXT_FIELD', seo.title),
        localizedText('meta_description', 'MULTI_LINE_TEXT_FIELD', seo.description),
      ];
    }
    case 'Collection': {
      const {title, descriptionHtml} = entity.record;
      return [
        localizedText('title', 'SINGLE_LINE_TEXT_FIELD', title),
        localizedText('body_html', 'HTML', descriptionHtml),
      ];
    }
    case 'ProductOption':
    case 'ProductOptionValue':
      return [localizedText('name', 'SINGLE_LINE_TEXT_FIELD', entity.name)];
    case 'MediaImage':
      return [localizedText('alt', 'SINGLE_LINE_TEXT_FIELD', entity.record.alt)];
    case 'ShopPolicy':
      return [localizedText('body', 'HTML', entity.record.body)];
    case 'Menu':
      return [localizedText('title', 'SINGLE_LINE_TEXT_FIELD', entity.record.title)];
    default:
      return [];
  }
}

/** Links of menus are translated under ids of a type of their own. */
export const linkId = (menuItem: string) => menuItem.replace('/MenuItem/', '/Link/');

/** The texts of the object of an id that can be translated, those without content left out; undefined for no such object. */
export function textsOf(store: Store, id: string): Text[] | undefined {
  for (const {record} of store.catalogue.menus) {
    const position = record.items.findIndex((_, at) => linkId(menuItemId(record, at)) === id);
    const item = record.items[position];
    if (item) return [localizedText('title', 'SINGLE_LINE_TEXT_FIELD', item.title)];
  }
  const entity = store.catalogue.entityById.get(id);
  const texts = entity && textsOfEntity(store, entity).filter(({german}) => german !== '');
  return texts?.length ? texts : undefined;
}
