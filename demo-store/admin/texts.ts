import type {Entity} from '../catalogue/entities';
import {menuItemId} from '../graphql/resolvers/menu';
import type {FieldRecord, Localized, MenuItemRecord, MenuRecord} from '../model';
import type {Store} from '../store/store';

/** A translatable text of an object. */
interface Text {
  key: string;
  /** A `LocalizableContentType`. */
  type: string;
  german: string;
  /** `undefined` without a translation. */
  english: string | undefined;
  translate(english: string): void;
}

function localizedText(key: string, type: string, text: Localized): Text {
  const english = text.EN === text.DE ? undefined : text.EN;
  return {
    key,
    type,
    german: text.DE,
    english,
    translate: (translation) => {
      text.EN = translation;
    },
  };
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
  return [
    {
      key,
      type,
      german,
      english: undefined,
      translate: (translation) => {
        field.value = {DE: german, EN: translation};
      },
    },
  ];
}

function listTexts(store: Store, entity: Entity): Text[] {
  switch (entity.__typename) {
    case 'Metaobject': {
      const {type, fields} = entity.record;
      const definition = store.content.definitions.metaobjects.find((definition) => definition.type === type);
      if (!definition?.translatable) return [];
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

interface MenuLink {
  id: string;
  item: MenuItemRecord;
}

/** The items of a menu on all levels. Shopify translates menu items as objects of the type `Link`, with ids of that type. */
export function listLinks({items, handle}: MenuRecord): MenuLink[] {
  const flatten = (level: readonly MenuItemRecord[], parent: string): MenuLink[] =>
    level.flatMap((item, position) => {
      const id = menuItemId(parent, position).replace('/MenuItem/', '/Link/');
      return [{id, item}, ...flatten(item.items ?? [], `${parent}/${position}`)];
    });
  return flatten(items, handle);
}

/** The texts of an object without empty ones; `undefined` when the object doesn't exist or never has texts to translate. */
export function findTexts(store: Store, id: string): Text[] | undefined {
  for (const {record} of store.catalogue.menus) {
    const link = listLinks(record).find((candidate) => candidate.id === id);
    if (link) return [localizedText('title', 'SINGLE_LINE_TEXT_FIELD', link.item.title)];
  }
  const entity = store.catalogue.entityById.get(id);
  const texts = entity && listTexts(store, entity);
  return texts?.length ? texts.filter(({german}) => german !== '') : undefined;
}
