import {GraphQLError} from 'graphql';

const MAX_INPUTS = 250;

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

/** @throws GraphQLError when a list of the input is longer than Shopify allows */
export function checkInputSize(list: readonly unknown[], path: string): void {
  if (list.length <= MAX_INPUTS) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_INPUTS}.`,
    {
      extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED', path: path.split('.')},
    },
  );
}
