import type {Admin} from './admin';
import {StoreProblem} from './problem';

/** Every set-up needs these scopes. A scope to write includes the one to read. */
const setUpScopes = [
  ...['read_locales', 'write_locales', 'read_markets', 'read_publications', 'write_publications'],
  ...['write_metaobject_definitions', 'write_metaobjects', 'write_products', 'write_online_store_navigation'],
];
/** `--with-content` needs these as well. */
const contentScopes = [
  ...['write_files', 'write_translations', 'write_legal_policies', 'read_locations', 'write_inventory'],
];

/** Reading a draft needs these scopes (rule 2.28). */
export const previewScopes = ['read_metaobjects', 'read_files', 'read_translations'];

/** Reads the scopes of the app whose token `admin` uses. */
export async function readScopes(admin: Admin): Promise<string[]> {
  const {currentAppInstallation} = await admin.query<{
    currentAppInstallation: {accessScopes: {handle: string}[]};
  }>('query SetUpScopes { currentAppInstallation { accessScopes { handle } } }');
  return currentAppInstallation.accessScopes.map(({handle}) => handle);
}

/** Returns the needed scopes that are not granted. */
export function findMissingScopes(needed: readonly string[], granted: readonly string[]): string[] {
  return needed.filter((scope) => !granted.includes(scope) && !granted.includes(scope.replace(/^read_/, 'write_')));
}

/**
 * Names all scopes that an app lacks for set-up; returns `undefined` when it has enough. Missing scopes for the content are named
 * even when `isContentNeeded` is false, so that the app has to be changed once only.
 */
export function findScopesProblem(granted: readonly string[], isContentNeeded: boolean): StoreProblem | undefined {
  const missing = findMissingScopes(setUpScopes, granted);
  const missingForContent = findMissingScopes(contentScopes, granted);
  if (missing.length === 0 && !(isContentNeeded && missingForContent.length > 0)) return undefined;
  const parts = [
    ...(missing.length > 0 ? [missing.join(', ')] : []),
    ...(missingForContent.length > 0 ? [`for --with-content: ${missingForContent.join(', ')}`] : []),
  ];
  return createScopesProblem(parts.join('; '));
}

export const createScopesProblem = (scopes: string): StoreProblem =>
  new StoreProblem(
    `The app lacks scopes: ${scopes}.`,
    'Grant them in the Dev Dashboard (the app › Versions › scopes), install the new version in the store, and run the command again.',
  );
