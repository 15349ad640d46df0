import * as v from 'valibot';
import type {FieldRecord, MetaobjectRecord} from 'demo-store/model';
import {entryTypes, type EntryType, listTypes} from './entryTypes';
import {integer, type Fields} from './kinds';
import {check, type ContentProblems} from './problems';
import {toHandle, readFolder, readSource, type Source} from './read';
import {singletonTypes} from './singletonTypes';
import {handle} from './values';

/** A metaobject, with the file and the path inside that file that it was read from. */
export interface PlacedMetaobject {
  record: MetaobjectRecord;
  file: string;
  path: string;
}

/** Reads all metaobjects. Those of one type are sorted by `reihenfolge`, then by file name. */
export async function readMetaobjects(folder: string, problems: ContentProblems): Promise<PlacedMetaobject[]> {
  const groups = await Promise.all([
    ...Object.entries(entryTypes).map(([type, fields]) => readEntries(folder, type, fields, problems)),
    ...Object.entries(listTypes).map(([type, fields]) => readList(folder, type, fields, problems)),
    ...Object.entries(singletonTypes).map(([type, fields]) => readSingleton(folder, type, fields, problems)),
  ]);
  return groups.flat();
}

async function readEntries(
  folder: string,
  type: string,
  fields: EntryType,
  problems: ContentProblems,
): Promise<PlacedMetaobject[]> {
  const draft = v.optional(v.boolean('must be true or false'));
  const schema = v.strictObject({draft, reihenfolge: integer, ...fields}, 'must be an entry with fields');
  const sources = await readFolder(folder, type, problems);
  return sources
    .map(({file, value}) => ({file, entry: check(schema, value, file, problems)}))
    .sort((a, b) => getPosition(a.entry) - getPosition(b.entry))
    .flatMap(({file, entry}) => {
      if (!entry) return [];
      const {draft, ...record} = entry;
      const {reihenfolge, ...rest} = record as Fields;
      // The type of landing pages has no field `reihenfolge`, because no list shows them.
      const placedMetaobjects = placeEntry(
        type,
        toHandle(file),
        {...('reihenfolge' in fields && {reihenfolge}), ...rest},
        file,
        '',
      );
      if (draft) for (const {record} of placedMetaobjects) record.draft = true;
      return placedMetaobjects;
    });
}

/** The number in `reihenfolge`. */
function getPosition(entry: object | undefined): number {
  const {reihenfolge} = (entry ?? {}) as Fields;
  return reihenfolge && 'value' in reihenfolge ? Number(reihenfolge.value) : 0;
}

async function readList(
  folder: string,
  type: string,
  fields: EntryType,
  problems: ContentProblems,
): Promise<PlacedMetaobject[]> {
  const {reihenfolge: _place, ...writtenFields} = fields;
  const schema = v.array(v.strictObject({handle: v.optional(handle), ...writtenFields}), 'must be a list');
  const source = await readSource(folder, `${type}.yaml`, problems);
  const entries = source && check(schema, source.value, source.file, problems);
  return (entries ?? []).flatMap(({handle: ownHandle, ...rest}, index) => {
    const reihenfolge = {type: 'number_integer', value: String(index + 1)};
    const fields = {reihenfolge, ...(rest as Fields)};
    return placeEntry(
      type,
      (ownHandle as string | undefined) ?? `${type}-${index + 1}`,
      fields,
      `${type}.yaml`,
      `${index}.`,
    );
  });
}

async function readSingleton(
  folder: string,
  type: string,
  fields: EntryType,
  problems: ContentProblems,
): Promise<PlacedMetaobject[]> {
  const subfolder = type.startsWith('einstellungen_') ? 'einstellungen' : 'seiten';
  const source: Source | undefined = await readSource(folder, `${subfolder}/${type}.yaml`, problems);
  const entry =
    source && check(v.strictObject(fields, 'must be an entry with fields'), source.value, source.file, problems);
  return entry && source ? placeEntry(type, type.replaceAll('_', '-'), entry as Fields, source.file, '') : [];
}

/** An entry as a metaobject, followed by the entries written inside it as metaobjects of their own. */
function placeEntry(type: string, entryHandle: string, fields: Fields, file: string, path: string): PlacedMetaobject[] {
  const record: MetaobjectRecord = {type, handle: entryHandle, fields: {}};
  const nestedMetaobjects: PlacedMetaobject[] = [];
  for (const [key, value] of Object.entries(fields)) {
    if (!value) continue;
    if (!('entryType' in value)) {
      record.fields[key] = value;
      continue;
    }
    const handles: string[] = [];
    for (const [index, entry] of value.entries.entries()) {
      const nestedHandle = entry.handle ?? `${entryHandle}-${index + 1}`;
      const nestedPath = `${path}${key}.${index}.`;
      handles.push(nestedHandle);
      nestedMetaobjects.push(...placeEntry(value.entryType, nestedHandle, entry.fields, file, nestedPath));
    }
    record.fields[key] = toReferenceList(value.entryType, handles);
  }
  return [{record, file, path}, ...nestedMetaobjects];
}

function toReferenceList(type: string, handles: string[]): FieldRecord {
  return {
    type: 'list.metaobject_reference',
    references: handles.map((nested) => ({kind: 'metaobject', type, handle: nested})),
  };
}
