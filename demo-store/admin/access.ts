import {accessDenied} from '../graphql/accessDenied';
import type {Context} from '../graphql/context';

/** What Shopify's schema file says of the access that a type or field needs: one of the scopes is enough. */
export type AccessItem = {requiredAccess: string; offlineScopes: string[]} & (
  | {type: 'type'; typeName: string}
  | {type: 'field'; typeName: string; fieldName: string}
);

/** Throws Shopify's error when the token may not read or change a field, which returns the type `returned`. */
export type Access = (typeName: string, fieldName: string, returned: string, context: Context) => void;

/** A scope to write includes the one to read. */
export const isGranted = (scope: string, granted: readonly string[]) =>
  granted.includes(scope) || granted.includes(scope.replace(/^read_/, 'write_'));

/** The access of fields by the list that comes with Shopify's schema. */
export function createAccess(items: readonly AccessItem[]): Access {
  const keyOf = (item: AccessItem) => (item.type === 'field' ? `${item.typeName}.${item.fieldName}` : item.typeName);
  const byKey = new Map(items.filter(({offlineScopes}) => offlineScopes.length > 0).map((item) => [keyOf(item), item]));
  return (typeName, fieldName, returned, {scopes}) => {
    const needed = byKey.get(`${typeName}.${fieldName}`) ?? byKey.get(returned.replace(/Connection$/, ''));
    if (!needed || needed.offlineScopes.some((scope) => isGranted(scope, scopes))) return;
    throw accessDenied(fieldName, needed.requiredAccess);
  };
}
