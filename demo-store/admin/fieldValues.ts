import type {Entity} from '../catalogue/entities';
import {referenceId} from '../catalogue/catalogue';
import type {FieldRecord, Localized, ReferenceRecord} from '../model';
import type {Store} from '../store/store';
import {problemOfValue} from './fieldTypes';

/** What a reference field keeps of the object of an id, or `undefined` when a field can't name such an object. */
function referenceTo(entity: Entity | undefined): ReferenceRecord | undefined {
  switch (entity?.__typename) {
    case 'Metaobject':
      return {kind: 'metaobject', type: entity.record.type, handle: entity.record.handle};
    case 'MediaImage':
      return {kind: 'picture', name: entity.record.name};
    case 'GenericFile':
      return {kind: 'file', name: entity.record.name};
    case 'Product':
      return {kind: 'product', handle: entity.record.handle};
    default:
      return undefined;
  }
}

/** A text in German, with the English that was there before. */
export function inGerman(before: Localized | undefined, german: string): Localized {
  return {DE: german, EN: !before || before.EN === before.DE ? german : before.EN};
}

/**
 * A field as the content keeps it, made of the text that the API was given; `before` is the field that it replaces.
 * The answer is what is wrong with the text, in Shopify's words, when it can't be kept.
 */
export function readField(
  {catalogue}: Store,
  type: string,
  value: string,
  before?: FieldRecord,
): FieldRecord | {problem: string} {
  const problem = problemOfValue(type, value);
  if (problem) return {problem};
  if (!type.endsWith('_reference')) {
    const known = before && 'value' in before && typeof before.value !== 'string' ? before.value : undefined;
    return {type, value: known ? inGerman(known, value) : value};
  }
  const ids = type.startsWith('list.') ? (JSON.parse(value) as string[]) : [value];
  const references: ReferenceRecord[] = [];
  for (const id of ids) {
    const reference = referenceTo(catalogue.entityById.get(id));
    if (!reference) return {problem: `Value references non-existent resource ${id}.`};
    references.push(reference);
  }
  return {type, references};
}

/** The German value of a field as the Admin API answers it. */
export function germanValue(field: FieldRecord): string {
  if ('value' in field) return typeof field.value === 'string' ? field.value : field.value.DE;
  const ids = field.references.map(referenceId);
  return field.type.startsWith('list.') ? JSON.stringify(ids) : (ids[0] ?? '');
}
