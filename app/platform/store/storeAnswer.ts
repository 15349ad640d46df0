interface StoreError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: {code?: unknown};
}

/** An answer of the store without the requested data. `errors` is empty when the answer was truncated. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';

  constructor(readonly errors: readonly StoreError[]) {
    super(errors.length ? errors.map(({message}) => message).join(', ') : 'The answer has no data.');
  }
}

/** An object that lists the fields to which the store has denied access. Without the list, their `null` would mean an empty field. */
export interface WithDeniedFields {
  deniedFields?: readonly string[];
}

/**
 * The data of an answer. A field without access is listed in its object, and `accessErrors` has the store's message about the missing
 * scope. `null` entries of lists are left out. Throws `UnusableAnswer` for any other error, and for an answer without data.
 */
export function readAnswer<Answer extends object>(answer: Answer): {data: Answer; accessErrors: string[]} {
  const {errors = [], ...data} = answer as {errors?: StoreError[]};
  const isUsable = Object.keys(data).length > 0 && errors.every((error) => isFieldDenied(error, data));
  if (!isUsable) throw new UnusableAnswer(errors);
  for (const {path = []} of errors) {
    const parent = getParent(path, data) as WithDeniedFields;
    parent.deniedFields = [...(parent.deniedFields ?? []), String(path.at(-1))];
  }
  dropMissingNodes(data);
  return {data: data as Answer, accessErrors: [...new Set(errors.map(({message}) => message))]};
}

/**
 * Whether an error concerns one field of an existing object. A denied non-null field makes its object `null`, and then a product would
 * seem not to exist.
 */
function isFieldDenied({path = [], extensions}: StoreError, data: object): boolean {
  if (extensions?.code !== 'ACCESS_DENIED' || path.length < 2) return false;
  const parent = getParent(path, data);
  return typeof parent === 'object' && parent !== null;
}

/** Removes `null` from the lists `nodes` of an answer. Lists with other names keep it, because their positions belong to ids. */
function dropMissingNodes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('nodes' in value && Array.isArray(value.nodes) && value.nodes.includes(null))
    value.nodes = value.nodes.filter((node) => node !== null);
  for (const part of Object.values(value)) dropMissingNodes(part);
}

/** The object of the field at a path. */
const getParent = (path: NonNullable<StoreError['path']>, data: object): unknown =>
  path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);
