import * as v from 'valibot';
import type {FieldRecord, MetaobjectRecord} from 'demo-store/model';
import {entryTypes, type EntryType, listTypes} from './entryTypes';
import {integer, type Fields} from './kinds';
import {check, type ContentProblems} from './problems';
import {handleOf, readFolder, readSource, type Source} from './read';
import {singletonTypes} from './singletonTypes';
import {handle} from './values';

/** A metaobject, and where it was written. */
export interface Placed {
  record: MetaobjectRecord;
  file: string;
  path: string;
}

/** Reads every metaobject. Of one type they come in the order of their files, or of `reihenfolge` in them. */
export async function readMetaobjects(folder: string, problems: ContentProblems): Promise<Placed[]> {
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
): Promise<Placed[]> {
  const draft = v.optional(v.boolean('must be true or false'));
  const schema = v.strictObject({draft, reihenfolge: integer, ...fields}, 'must be an entry with fields');
  const sources = await readFolder(folder, type, problems);
  return sources
    .map(({file, value}) => ({file, entry: check(schema, value, file, problems)}))
    .sort((a, b) => placeOf(a.entry) - placeOf(b.entry))
    .flatMap(({file, entry}) => {
      if (!entry) return [];
      const {draft, ...known} = entry;
      const {reihenfolge, ...rest} = known as Fields;
      // Landing pages are in no list: their place is the order of the files only.
      const placed = place(type, handleOf(file), {...('reihenfolge' in fields && {reihenfolge}), ...rest}, file, '');
      if (draft) for (const {record} of placed) record.draft = true;
      return placed;
    });
}

/** The number in `reihenfolge`. */
function placeOf(entry: object | undefined): number {
  const {reihenfolge} = (entry ?? {}) as Fields;
  return reihenfolge && 'value' in reihenfolge ? Number(reihenfolge.value) : 0;
}

async function readList(folder: string, type: string, fields: EntryType, problems: ContentProblems): Promise<Placed[]> {
  const {reihenfolge: _place, ...written} = fields;
  const schema = v.array(v.strictObject({handle: v.optional(handle), ...written}), 'must be a list');
  const source = await readSource(folder, `${type}.yaml`, problems);
  const entries = source && check(schema, source.value, source.file, problems);
  return (entries ?? []).flatMap(({handle: own, ...rest}, index) => {
    const reihenfolge = {type: 'number_integer', value: String(index + 1)};
    const known = {reihenfolge, ...(rest as Fields)};
    return place(type, (own as string | undefined) ?? `${type}-${index + 1}`, known, `${type}.yaml`, `${index}.`);
  });
}

async function readSingleton(
  folder: string,
  type: string,
  fields: EntryType,
  problems: ContentProblems,
): Promise<Placed[]> {
  const home = type.startsWith('einstellungen_') ? 'einstellungen' : 'seiten';
  const source: Source | undefined = await readSource(folder, `${home}/${type}.yaml`, problems);
  const entry =
    source && check(v.strictObject(fields, 'must be an entry with fields'), source.value, source.file, problems);
  return entry && source ? place(type, type.replaceAll('_', '-'), entry as Fields, source.file, '') : [];
}

/** One entry as a metaobject, with the entries written inside it as metaobjects of their own. */
function place(type: string, own: string, fields: Fields, file: string, path: string): Placed[] {
  const record: MetaobjectRecord = {type, handle: own, fields: {}};
  const inner: Placed[] = [];
  for (const [key, value] of Object.entries(fields)) {
    if (!value) continue;
    record.fields[key] =
      'nested' in value
        ? listField(
            value.nested,
            value.entries.map((entry, index) => {
              const nestedHandle = entry.handle ?? `${own}-${index + 1}`;
              inner.push(...place(value.nested, nestedHandle, entry.fields, file, `${path}${key}.${index}.`));
              return nestedHandle;
            }),
          )
        : value;
  }
  return [{record, file, path}, ...inner];
}

function listField(type: string, handles: string[]): FieldRecord {
  return {
    type: 'list.metaobject_reference',
    references: handles.map((nested) => ({kind: 'metaobject', type, handle: nested})),
  };
}
