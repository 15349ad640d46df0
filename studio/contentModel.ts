import type {
  DefinitionRecords,
  FieldDefinitionRecord,
  MetafieldDefinitionRecord,
  MetaobjectDefinitionRecord,
} from 'demo-store/model';
import {entryTypes, type EntryType, listTypes} from './loader/entryTypes';
import {kindOf} from './loader/kinds';
import {factKinds, legalKinds} from './loader/productSchema';
import {singletonTypes} from './loader/singletonTypes';

/** Shopify's name of a definition, made of its key: `meta_titel` is "Meta titel". */
const nameOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

/** The definitions of a type, those of the entries that are written inside it first. */
function define(type: string, entry: EntryType): MetaobjectDefinitionRecord[] {
  const kinds = Object.entries(entry).map(([key, schema]) => ({key, kind: kindOf(schema)}));
  const inner = kinds.flatMap(({kind}) => (kind.entries && kind.fields ? define(kind.entries, kind.fields) : []));
  const fields = kinds.map(
    ({key, kind}): FieldDefinitionRecord => ({
      key,
      type: kind.type,
      ...(kind.entries && {metaobjectType: kind.entries}),
    }),
  );
  // A field called `type` says how an entry is shown, not what it is.
  const named = fields.find(({key, type: fieldType}) => fieldType === 'single_line_text_field' && key !== 'type');
  const shared = {name: nameOf(type), translatable: true, storefrontAccess: true, publishable: true};
  return [...inner, {type, ...shared, ...(named && {displayNameKey: named.key}), fields}];
}

/** In an order in which each type comes after those that it names. */
function metaobjectDefinitions(): MetaobjectDefinitionRecord[] {
  const all = {...entryTypes, ...listTypes, ...singletonTypes};
  const byType = new Map<string, MetaobjectDefinitionRecord>();
  for (const [type, entry] of Object.entries(all)) {
    for (const definition of define(type, entry))
      if (!byType.has(definition.type)) byType.set(definition.type, definition);
  }
  const ordered = new Set<MetaobjectDefinitionRecord>();
  const add = (definition: MetaobjectDefinitionRecord | undefined) => {
    for (const {metaobjectType} of definition?.fields ?? []) if (metaobjectType) add(byType.get(metaobjectType));
    if (definition) ordered.add(definition);
  };
  byType.forEach(add);
  return [...ordered];
}

const metafield = (
  key: string,
  type: string,
  ownerType: MetafieldDefinitionRecord['ownerType'] = 'PRODUCT',
): MetafieldDefinitionRecord => ({
  ownerType,
  namespace: 'custom',
  key,
  name: nameOf(key),
  type,
  storefrontAccess: true,
});

/** The content model of the storefront: what a store has to define. Derived from how the content is written. */
export const definitions: DefinitionRecords = {
  metaobjects: metaobjectDefinitions(),
  metafields: [
    ...['farben', 'laengen', 'breiten', 'preisformel', 'konstruktion'].map((key) => metafield(key, 'json')),
    ...Object.entries({...factKinds, ...legalKinds}).map(([key, schema]) => metafield(key, kindOf(schema).type)),
    // Each version may have a lowest price of its own.
    metafield('niedrigster_preis_30_tage', 'number_decimal', 'PRODUCTVARIANT'),
  ],
};
