import type {Admin} from './admin';
import {StoreProblem} from './problem';

/** What set-up reads and writes. A scope to write includes the one to read. */
const always = [
  ...['read_locales', 'write_locales', 'read_markets', 'read_publications', 'write_publications'],
  ...['write_metaobject_definitions', 'write_metaobjects', 'write_products', 'write_online_store_navigation'],
];
const withContent = [
  ...['write_files', 'write_translations', 'write_legal_policies', 'read_locations', 'write_inventory'],
];

/** What a draft consists of (rule 2.28). */
export const previewScopes = ['read_metaobjects', 'read_files', 'read_translations'];

/** Scopes that the app of a token has. */
export async function readScopes(admin: Admin): Promise<string[]> {
  const {currentAppInstallation} = await admin.query<{
    currentAppInstallation: {accessScopes: {handle: string}[]};
  }>('query SetUpScopes { currentAppInstallation { accessScopes { handle } } }');
  return currentAppInstallation.accessScopes.map(({handle}) => handle);
}

/** Scopes that are needed and not granted. */
export function missingScopes(needed: readonly string[], granted: readonly string[]): string[] {
  return needed.filter((scope) => !granted.includes(scope) && !granted.includes(scope.replace(/^read_/, 'write_')));
}

/** All scopes that an app lacks for set-up, those for the content too; `undefined` when it has what is needed. */
export function scopesProblem(granted: readonly string[], isContentNeeded: boolean): StoreProblem | undefined {
  const [missing, ofContent] = [missingScopes(always, granted), missingScopes(withContent, granted)];
  if (missing.length === 0 && !(isContentNeeded && ofContent.length > 0)) return undefined;
  const also = ofContent.length > 0 ? [`for --with-content: ${ofContent.join(', ')}`] : [];
  return lackingScopes([...(missing.length > 0 ? [missing.join(', ')] : []), ...also].join('; '));
}

/** The problem of an app without these scopes. */
export const lackingScopes = (scopes: string): StoreProblem =>
  new StoreProblem(
    `The app lacks scopes: ${scopes}.`,
    'Grant them in the Dev Dashboard (the app › Versions › scopes), install the new version in the store, and run the command again.',
  );
