import {GraphQLError} from 'graphql';

/** Shopify's error for a field that a token may not read or change. */
export function accessDenied(fieldName: string, requiredAccess: string): GraphQLError {
  return new GraphQLError(`Access denied for ${fieldName} field. Required access: ${requiredAccess}`, {
    extensions: {code: 'ACCESS_DENIED', documentation: 'https://shopify.dev/api/usage/access-scopes', requiredAccess},
  });
}
