import type {FieldRecord, MetaobjectRecord, ReferenceRecord} from 'demo-store/model';
import type {UserErrors} from '../adminError';
import {isSameText} from './same';
import {section, type Ids, type Section, type Setup, type Task} from '../plan';

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

/** Our name of what a reference leads to. */
function targetOf(reference: ReferenceRecord): [kind: string, name: string] {
  switch (reference.kind) {
    case 'metaobject':
      return ['metaobject', `${reference.type}/${reference.handle}`];
    case 'product':
      return ['product', reference.handle];
    default:
      return [reference.kind, reference.name];
  }
}

/** The German value of a field as the Admin API takes it; `undefined` when it names something that the store lacks. */
function valueOf(field: FieldRecord, ids: Ids): string | undefined {
  if ('value' in field) return typeof field.value === 'string' ? field.value : field.value.DE;
  const found = field.references.map((reference) => ids.get(...targetOf(reference)));
  if (found.includes(undefined)) return undefined;
  return field.type.startsWith('list.') ? JSON.stringify(found) : found[0];
}

/** The fields that have content: Shopify keeps no field of white space alone. */
const fieldsOf = ({fields}: MetaobjectRecord) =>
  Object.entries(fields).filter(
    ([, field]) => !('value' in field) || /\S/.test(typeof field.value === 'string' ? field.value : field.value.DE),
  );

function entryTask({admin, ids, withDrafts}: Setup, record: MetaobjectRecord): Task {
  const {type, handle} = record;
  const name = `${type}/${handle}`;
  return {
    name,
    async run() {
      const inputs = fieldsOf(record).map(([key, field]) => {
        const value = valueOf(field, ids);
        if (value === undefined) throw new Error(`${name}: what ${key} names is not in the store.`);
        return {key, value};
      });
      const active = withDrafts.has(type) && {capabilities: {publishable: {status: 'ACTIVE'}}};
      const metaobject = {fields: inputs, ...active};
      const made = await admin.mutate<UserErrors & {metaobject: {id: string}}>(
        UPSERT,
        {handle: {type, handle}, metaobject},
        `the entry ${name}`,
      );
      ids.set('metaobject', name, made.metaobject.id);
    },
  };
}

/** Entries that the store lacks, each after those that it names. One that differs is somebody's. */
export async function planEntries(setup: Setup): Promise<Section> {
  const {admin, content, ids, overwrite} = setup;
  const plan = section('Add entries');
  const stored = new Map<string, StoredEntry>();
  const types = content.definitions.metaobjects.map(({type}) => type);
  for (const type of types) {
    for (const entry of await admin.all<StoredEntry>(ENTRIES_QUERY, {type})) {
      stored.set(`${type}/${entry.handle}`, entry);
      ids.set('metaobject', `${type}/${entry.handle}`, entry.id);
    }
  }
  for (const type of types) {
    for (const record of content.metaobjects.filter((metaobject) => metaobject.type === type)) {
      const name = `${type}/${record.handle}`;
      const found = stored.get(name);
      const values = new Map(found?.fields.map(({key, value}) => [key, value]));
      const isEqual = fieldsOf(record).every(([key, field]) => {
        const ours = valueOf(field, ids);
        return ours !== undefined && isSameText(ours, values.get(key) ?? '');
      });
      if (found && isEqual) continue;
      if (found && !overwrite) plan.left.push(name);
      else plan.tasks.push(entryTask(setup, record));
    }
  }
  return plan;
}
