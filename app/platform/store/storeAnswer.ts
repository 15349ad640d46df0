interface StoreError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: {code?: unknown};
}

/** An answer of the store that lacks what was asked for. `errors` is empty when the answer was cut off. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';

  constructor(readonly errors: readonly StoreError[]) {
    super(errors.length ? errors.map(({message}) => message).join(', ') : 'The answer has no data.');
  }
}

/** An object of an answer that lacks fields because the store refused them. `null` alone would say that they are empty. */
export interface Refused {
  refusedFields?: readonly string[];
}

/**
 * The data of an answer. A field that the store's token may not read is left out, its object names it, and `denied` says in
 * the store's words which scope is missing. An entry of a list that the store has left out (`null`) is left out of the list.
 * Throws `UnusableAnswer` on any other error, and when there is no data.
 */
export function readAnswer<Answer extends object>(answer: Answer): {data: Answer; denied: string[]} {
  const {errors = [], ...data} = answer as {errors?: StoreError[]};
  const complete = Object.keys(data).length > 0 && errors.every((error) => isFieldDenied(error, data));
  if (!complete) throw new UnusableAnswer(errors);
  for (const {path = []} of errors) {
    const parent = parentOf(path, data) as Refused;
    parent.refusedFields = [...(parent.refusedFields ?? []), String(path.at(-1))];
  }
  dropMissingNodes(data);
  return {data: data as Answer, denied: [...new Set(errors.map(({message}) => message))]};
}

/**
 * Whether an error leaves out one field of an object that is there. A denied field that can't be `null` takes its object
 * with it, and then a product would seem not to exist.
 */
function isFieldDenied({path = [], extensions}: StoreError, data: object): boolean {
  if (extensions?.code !== 'ACCESS_DENIED' || path.length < 2) return false;
  const parent = parentOf(path, data);
  return typeof parent === 'object' && parent !== null;
}

/** Takes `null` out of the lists of an answer. Those that are asked for by their ids have other names: their places count. */
function dropMissingNodes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('nodes' in value && Array.isArray(value.nodes) && value.nodes.includes(null))
    value.nodes = value.nodes.filter((node) => node !== null);
  for (const part of Object.values(value)) dropMissingNodes(part);
}

/** What the field at a path stands in. */
const parentOf = (path: NonNullable<StoreError['path']>, data: object): unknown =>
  path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);
