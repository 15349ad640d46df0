import {accessDenied} from '../graphql/accessDenied';
import type {Context} from '../graphql/context';

/** The access that a type or field needs, as Shopify's schema file lists it. One of the scopes is enough. */
export type AccessItem = {requiredAccess: string; offlineScopes: string[]} & (
  | {type: 'type'; typeName: string}
  | {type: 'field'; typeName: string; fieldName: string}
);

export interface Access {
  /** What a field needs. `returnedType` is the type of its value. */
  find(typeName: string, fieldName: string, returnedType: string): AccessItem | undefined;
  /** Throws Shopify's error when the token may not read or change a field. */
  check(typeName: string, fieldName: string, returnedType: string, context: Context): void;
}

/** The scope `write_products` includes `read_products`. */
export const isGranted = (scope: string, granted: readonly string[]) =>
  granted.includes(scope) || granted.includes(scope.replace(/^read_/, 'write_'));

export function createAccess(items: readonly AccessItem[]): Access {
  const toKey = (item: AccessItem) => (item.type === 'field' ? `${item.typeName}.${item.fieldName}` : item.typeName);
  const requirementByKey = new Map(
    items.filter(({offlineScopes}) => offlineScopes.length > 0).map((item) => [toKey(item), item]),
  );
  const find: Access['find'] = (typeName, fieldName, returnedType) =>
    requirementByKey.get(`${typeName}.${fieldName}`) ?? requirementByKey.get(returnedType.replace(/Connection$/, ''));
  return {
    find,
    check(typeName, fieldName, returnedType, {scopes: granted}) {
      const requirement = find(typeName, fieldName, returnedType);
      if (!requirement || requirement.offlineScopes.some((scope) => isGranted(scope, granted))) return;
      throw accessDenied(fieldName, requirement.requiredAccess);
    },
  };
}
