import type {AdminEnv} from '../../environment';
import {accessProblem, adminBy, connectAdmin, type Admin} from '../admin';
import {StoreProblem} from '../problem';
import type {Api, Patience} from '../request';
import {missingScopes, previewScopes, readScopes, scopesProblem} from '../scopes';
import type {Finding} from './finding';
import {connectStorefront, type StorefrontToken} from './storefront';

/** What the tokens of the settings open. */
interface Access {
  findings: Finding[];
  /** By the first token that the store accepts: the site prefers the private one, too. */
  storefront?: Api;
  admin?: {admin: Admin; scopes: string[]};
}

/** Runs a try of a token. A token that the store doesn't accept is a finding; a store that can't be used is thrown. */
async function attempt<T>(findings: Finding[], work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreProblem && error.isToken)) throw error;
    findings.push({check: 'tokens', problem: error.problem, fix: error.fix});
    return undefined;
  }
}

async function tryStorefront(worker: Record<string, string>, setting: StorefrontToken, patience: Patience) {
  const storefront = connectStorefront(worker, setting, patience);
  await storefront.ask('query CheckToken { shop { name } }');
  return storefront;
}

async function tryAdmin(connected: Admin | Promise<Admin>) {
  const admin = await connected;
  return {admin, scopes: await readScopes(admin)};
}

/** Tries each token of the settings by itself, and says which one is wrong, or may not do what it is for. */
export async function tryTokens(worker: Record<string, string>, env: AdminEnv, patience: Patience): Promise<Access> {
  const domain = worker.PUBLIC_STORE_DOMAIN ?? '';
  const findings: Finding[] = [];
  const storefronts: Api[] = [];
  for (const setting of ['PRIVATE_STOREFRONT_API_TOKEN', 'PUBLIC_STOREFRONT_API_TOKEN'] as const) {
    if (!worker[setting]?.trim()) continue;
    const storefront = await attempt(findings, () => tryStorefront(worker, setting, patience));
    if (storefront) storefronts.push(storefront);
  }

  const {ADMIN_API_TOKEN, ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET} = env;
  const clients = [{ADMIN_API_TOKEN}, {ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET}];
  const admins: Required<Access>['admin'][] = [];
  for (const client of clients.filter((candidate) => Object.values(candidate).some(Boolean))) {
    const half = accessProblem(client);
    if (half) findings.push({check: 'tokens', problem: half.problem, fix: half.fix});
    const opened = half ?? (await attempt(findings, () => tryAdmin(connectAdmin(domain, client, patience))));
    if (opened && 'admin' in opened) admins.push(opened);
  }
  const [admin] = admins;
  const lacking = admin && scopesProblem(admin.scopes, true);
  if (lacking) findings.push({check: 'scopes', problem: lacking.problem, fix: lacking.fix});

  const preview = worker.PRIVATE_ADMIN_PREVIEW_TOKEN?.trim();
  const drafts =
    preview &&
    (await attempt(findings, () => tryAdmin(adminBy(domain, 'PRIVATE_ADMIN_PREVIEW_TOKEN', preview, patience))));
  const missing = drafts ? missingScopes(previewScopes, drafts.scopes) : [];
  if (missing.length > 0)
    findings.push({
      check: 'drafts',
      problem: `The app of PRIVATE_ADMIN_PREVIEW_TOKEN lacks scopes: ${missing.join(', ')}.`,
      fix: 'Grant them in the Dev Dashboard (the app › Versions › scopes), and install the new version (docs/store.md, "Previews of drafts").',
    });
  return {findings, storefront: storefronts[0], admin};
}
