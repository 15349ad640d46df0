import type {Entity} from '../catalogue/entities';
import {referenceId} from '../catalogue/catalogue';
import type {FieldRecord, Localized, ReferenceRecord} from '../model';
import type {Store} from '../store/store';
import {validateValue} from './fieldTypes';

/** The record of a reference to an object; `undefined` when no field can refer to such an object. */
function toReference(entity: Entity | undefined): ReferenceRecord | undefined {
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

/** Sets the German text and leaves an English translation as it is. Without a translation both languages have the new text. */
export function withGerman(previous: Localized | undefined, german: string): Localized {
  return {DE: german, EN: !previous || previous.EN === previous.DE ? german : previous.EN};
}

/**
 * Parses a value of the API into a field of the content, which replaces the field `previous`.
 * An invalid value returns Shopify's message as `problem`.
 */
export function parseField(
  {catalogue}: Store,
  type: string,
  value: string,
  previous?: FieldRecord,
): FieldRecord | {problem: string} {
  const problem = validateValue(type, value);
  if (problem) return {problem};
  if (!type.endsWith('_reference')) {
    const localized =
      previous && 'value' in previous && typeof previous.value !== 'string' ? previous.value : undefined;
    return {type, value: localized ? withGerman(localized, value) : value};
  }
  const ids = type.startsWith('list.') ? (JSON.parse(value) as string[]) : [value];
  const references: ReferenceRecord[] = [];
  for (const id of ids) {
    const reference = toReference(catalogue.entityById.get(id));
    if (!reference) return {problem: `Value references non-existent resource ${id}.`};
    references.push(reference);
  }
  return {type, references};
}

/** The Admin API returns the value of the primary language, German. */
export function germanValue(field: FieldRecord): string {
  if ('value' in field) return typeof field.value === 'string' ? field.value : field.value.DE;
  const ids = field.references.map(referenceId);
  return field.type.startsWith('list.') ? JSON.stringify(ids) : (ids[0] ?? '');
}
