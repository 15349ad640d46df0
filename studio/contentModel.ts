import type {
  DefinitionRecords,
  FieldDefinitionRecord,
  MetafieldDefinitionRecord,
  MetaobjectDefinitionRecord,
} from 'demo-store/model';
import {entryTypes, type EntryType, listTypes} from './loader/entryTypes';
import {getKind} from './loader/kinds';
import {factKinds, legalKinds} from './loader/productSchema';
import {singletonTypes} from './loader/singletonTypes';

/**
 * Types whose entries have pages of their own, with the first segment of these pages' paths. Such an entry may be a draft, which
 * only a preview link shows.
 */
export const entryPages: Record<string, string> = {projekte: 'projects', leistungen: 'services', landingpage: ''};

/** Types that need an entry, because pages would be empty without one. Other types may have no entries. */
export const neededTypes = [...Object.keys(singletonTypes), 'projekte', 'leistungen'];

/** The metafields of a made-to-measure product, all of type JSON, each with an example. */
export const offerFields: Record<string, string> = {
  farben: '[{"name": {"de": "Eiche", "en": "Oak"}, "value": "#B98A56", "multiplier": 1.2}]',
  laengen: '[80, 90, 100]',
  breiten: '[40, 50]',
  preisformel: '{"base_price": 190, "price_per_cm_length": 2.4, "price_per_cm_width": 1.8}',
  konstruktion: '{"type": "shelf", "thickness": 24, "height": 1920, "materials": {"#B98A56": "oak"}}',
};

/** Shopify's name of a definition, made of its key: `meta_titel` is "Meta titel". */
export const toName = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

/** The definition of a type, after the definitions of the types whose entries are written inside its entries. */
function defineType(type: string, entry: EntryType): MetaobjectDefinitionRecord[] {
  const kinds = Object.entries(entry).map(([key, schema]) => ({key, kind: getKind(schema)}));
  const nestedDefinitions = kinds.flatMap(({kind}) =>
    kind.entryType && kind.fields ? defineType(kind.entryType, kind.fields) : [],
  );
  const fields = kinds.map(
    ({key, kind}): FieldDefinitionRecord => ({
      key,
      type: kind.type,
      ...(kind.entryType && {metaobjectType: kind.entryType}),
    }),
  );
  // A field called `type` is the layout of an entry, not its name.
  const displayNameField = fields.find(
    ({key, type: fieldType}) => fieldType === 'single_line_text_field' && key !== 'type',
  );
  const commonProperties = {name: toName(type), translatable: true, storefrontAccess: true};
  return [
    ...nestedDefinitions,
    {
      type,
      ...commonProperties,
      publishable: type in entryPages,
      ...(displayNameField && {displayNameKey: displayNameField.key}),
      fields,
    },
  ];
}

/** The definitions of all types. Each comes after the types that its fields refer to. */
function listMetaobjectDefinitions(): MetaobjectDefinitionRecord[] {
  const allTypes = {...entryTypes, ...listTypes, ...singletonTypes};
  const definitionByType = new Map<string, MetaobjectDefinitionRecord>();
  for (const [type, entry] of Object.entries(allTypes)) {
    for (const definition of defineType(type, entry))
      if (!definitionByType.has(definition.type)) definitionByType.set(definition.type, definition);
  }
  const sortedDefinitions = new Set<MetaobjectDefinitionRecord>();
  const addAfterReferences = (definition: MetaobjectDefinitionRecord | undefined) => {
    for (const {metaobjectType} of definition?.fields ?? [])
      if (metaobjectType) addAfterReferences(definitionByType.get(metaobjectType));
    if (definition) sortedDefinitions.add(definition);
  };
  definitionByType.forEach(addAfterReferences);
  return [...sortedDefinitions];
}

const metafield = (
  key: string,
  type: string,
  ownerType: MetafieldDefinitionRecord['ownerType'] = 'PRODUCT',
): MetafieldDefinitionRecord => ({
  ownerType,
  namespace: 'custom',
  key,
  name: toName(key),
  type,
  storefrontAccess: true,
});

/** The content model of the storefront: what a store has to define. It is derived from the schemas of the content files. */
export const definitions: DefinitionRecords = {
  metaobjects: listMetaobjectDefinitions(),
  metafields: [
    ...Object.keys(offerFields).map((key) => metafield(key, 'json')),
    ...Object.entries({...factKinds, ...legalKinds}).map(([key, schema]) => metafield(key, getKind(schema).type)),
    // Each variant may have a lowest price of its own.
    metafield('niedrigster_preis_30_tage', 'number_decimal', 'PRODUCTVARIANT'),
  ],
};
