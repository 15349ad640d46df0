import type {FieldRecord, Localized, MetaobjectRecord, ReferenceRecord} from 'demo-store/model';
import {isSameText} from './isSameText';
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

const getName = ({type, handle}: {type: string; handle: string}) => `${type}/${handle}`;

/** Returns the kind and name by which `Ids` knows the target of a reference. */
function getTarget(reference: ReferenceRecord): [kind: string, name: string] {
  switch (reference.kind) {
    case 'metaobject':
      return ['metaobject', getName(reference)];
    case 'product':
      return ['product', reference.handle];
    default:
      return [reference.kind, reference.name];
  }
}

const getText = (value: string | Localized) => (typeof value === 'string' ? value : value[defaultCode]);

/** Returns the German value of a field as the Admin API takes it; `undefined` when it refers to an object that the store lacks. */
function toValue(field: FieldRecord, ids: Ids): string | undefined {
  if ('value' in field) return getText(field.value);
  const targetIds = field.references.map((reference) => ids.get(...getTarget(reference)));
  if (targetIds.includes(undefined)) return undefined;
  return field.type.startsWith('list.') ? JSON.stringify(targetIds) : targetIds[0];
}

/** Lists the fields that have content, because Shopify drops a field that is only white space. */
const listFields = ({fields}: MetaobjectRecord) =>
  Object.entries(fields).filter(([, field]) => !('value' in field) || getText(field.value).trim() !== '');

async function writeEntry({admin, ids, typesWithDrafts}: Setup, record: MetaobjectRecord): Promise<void> {
  const {type, handle} = record;
  const name = getName(record);
  const fields = listFields(record).map(([key, field]) => {
    const value = toValue(field, ids);
    if (value === undefined) throw new Error(`${name}: what ${key} names is not in the store.`);
    return {key, value};
  });
  const active = typesWithDrafts.has(type) && {capabilities: {publishable: {status: 'ACTIVE'}}};
  const answer = await admin.mutate<{metaobject: {id: string}}>(
    UPSERT,
    {handle: {type, handle}, metaobject: {fields, ...active}},
    `the entry ${name}`,
  );
  ids.set('metaobject', name, answer.metaobject.id);
}

/** Plans missing entries. The types are in an order in which an entry comes after the entries that it refers to. */
export async function planEntries(setup: Setup): Promise<Section> {
  const {admin, content, ids, overwrite} = setup;
  const stored = new Map<string, StoredEntry>();
  const types = content.definitions.metaobjects.map(({type}) => type);
  for (const type of types) {
    for (const entry of await admin.queryAll<StoredEntry>(ENTRIES_QUERY, {type})) {
      stored.set(getName({type, ...entry}), entry);
      ids.set('metaobject', getName({type, ...entry}), entry.id);
    }
  }
  return planKind<MetaobjectRecord, StoredEntry>({
    title: 'Add entries',
    expected: types.flatMap((type) => content.metaobjects.filter((record) => record.type === type)),
    getName,
    find: (record) => stored.get(getName(record)),
    isSame(record, {fields}) {
      const values = new Map(fields.map(({key, value}) => [key, value]));
      return listFields(record).every(([key, field]) => {
        const value = toValue(field, ids);
        return value !== undefined && isSameText(value, values.get(key) ?? '');
      });
    },
    overwrite,
    make: (record) => writeEntry(setup, record),
  });
}
