/** An error that a mutation returns beside its result. */
export interface UserError {
  field: string[] | null;
  message: string;
  code: string | null;
  elementKey?: string | null;
  elementIndex?: number | null;
}

/** A user error at a path of the input, such as `metaobject.fields.0`. */
export function userError(path: string, code: string | null, message: string, elementKey?: string): UserError {
  return {field: path.split('.'), message, code, elementKey: elementKey ?? null, elementIndex: null};
}
