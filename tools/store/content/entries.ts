import type {FieldRecord, MetaobjectRecord, ReferenceRecord} from 'demo-store/model';
import {isSameText} from './same';
import {defaultCode} from '../languages';
import {planKind, type Ids, type Section, type Setup} from '../plan';

const ENTRIES_QUERY = `query SetUpEntries($type: String!, $after: String) {
  metaobjects(type: $type, first: 50, after: $after) {
    nodes { id handle fields { key value } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const UPSERT = `mutation SetUpEntry($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) { metaobject { id } userErrors { field message code } }
}`;

interface StoredEntry {
  id: string;
  handle: string;
  fields: {key: string; value: string | null}[];
}

const nameOf = ({type, handle}: {type: string; handle: string}) => `${type}/${handle}`;

/** Our name of what a reference leads to. */
function targetOf(reference: ReferenceRecord): [kind: string, name: string] {
  switch (reference.kind) {
    case 'metaobject':
      return ['metaobject', nameOf(reference)];
    case 'product':
      return ['product', reference.handle];
    default:
      return [reference.kind, reference.name];
  }
}

/** The German value of a field as the Admin API takes it; `undefined` when it names something that the store lacks. */
function valueOf(field: FieldRecord, ids: Ids): string | undefined {
  if ('value' in field) return typeof field.value === 'string' ? field.value : field.value[defaultCode];
  const found = field.references.map((reference) => ids.get(...targetOf(reference)));
  if (found.includes(undefined)) return undefined;
  return field.type.startsWith('list.') ? JSON.stringify(found) : found[0];
}

/** The fields that have content: Shopify keeps no field of white space alone. */
const fieldsOf = ({fields}: MetaobjectRecord) =>
  Object.entries(fields).filter(
    ([, field]) =>
      !('value' in field) || /\S/.test(typeof field.value === 'string' ? field.value : field.value[defaultCode]),
  );

async function write({admin, ids, withDrafts}: Setup, record: MetaobjectRecord): Promise<void> {
  const {type, handle} = record;
  const name = nameOf(record);
  const fields = fieldsOf(record).map(([key, field]) => {
    const value = valueOf(field, ids);
    if (value === undefined) throw new Error(`${name}: what ${key} names is not in the store.`);
    return {key, value};
  });
  const active = withDrafts.has(type) && {capabilities: {publishable: {status: 'ACTIVE'}}};
  const made = await admin.mutate<{metaobject: {id: string}}>(
    UPSERT,
    {handle: {type, handle}, metaobject: {fields, ...active}},
    `the entry ${name}`,
  );
  ids.set('metaobject', name, made.metaobject.id);
}

/** Entries that the store lacks, each after those that it names. One that differs is somebody's. */
export async function planEntries(setup: Setup): Promise<Section> {
  const {admin, content, ids, overwrite} = setup;
  const stored = new Map<string, StoredEntry>();
  const types = content.definitions.metaobjects.map(({type}) => type);
  for (const type of types) {
    for (const entry of await admin.all<StoredEntry>(ENTRIES_QUERY, {type})) {
      stored.set(nameOf({type, ...entry}), entry);
      ids.set('metaobject', nameOf({type, ...entry}), entry.id);
    }
  }
  return planKind<MetaobjectRecord, StoredEntry>({
    title: 'Add entries',
    ours: types.flatMap((type) => content.metaobjects.filter((record) => record.type === type)),
    nameOf,
    find: (record) => stored.get(nameOf(record)),
    isSame(record, {fields}) {
      const values = new Map(fields.map(({key, value}) => [key, value]));
      return fieldsOf(record).every(([key, field]) => {
        const value = valueOf(field, ids);
        return value !== undefined && isSameText(value, values.get(key) ?? '');
      });
    },
    overwrite,
    make: (record) => write(setup, record),
  });
}
