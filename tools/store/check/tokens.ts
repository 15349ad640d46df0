import type {AdminEnv} from '../../environment';
import {findAccessProblem, createAdmin, connectAdmin, type Admin} from '../admin';
import {StoreProblem} from '../problem';
import type {Api, WaitOptions} from '../request';
import {findMissingScopes, previewScopes, readScopes, findScopesProblem} from '../scopes';
import type {Finding} from './finding';
import {connectStorefront, type StorefrontToken} from './storefront';

/** The APIs that the tokens of the settings open. */
interface Access {
  findings: Finding[];
  /** It uses the first token that the store accepts; the site prefers the private one, too. */
  storefront?: Api;
  admin?: {admin: Admin; scopes: string[]};
}

/** Tries a token. A refused token becomes a finding. @throws StoreProblem when the store itself can't be used */
async function attempt<T>(findings: Finding[], work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreProblem && error.isTokenProblem)) throw error;
    findings.push({check: 'tokens', problem: error.problem, fix: error.fix});
    return undefined;
  }
}

async function tryStorefront(worker: Record<string, string>, setting: StorefrontToken, waitOptions: WaitOptions) {
  const storefront = connectStorefront(worker, setting, waitOptions);
  await storefront.ask('query CheckToken { shop { name } }');
  return storefront;
}

async function tryAdmin(connected: Admin | Promise<Admin>) {
  const admin = await connected;
  return {admin, scopes: await readScopes(admin)};
}

/** Tries each token of the settings on its own, and reports tokens that are refused or lack scopes. */
export async function tryTokens(
  worker: Record<string, string>,
  env: AdminEnv,
  waitOptions: WaitOptions,
): Promise<Access> {
  const domain = worker.PUBLIC_STORE_DOMAIN ?? '';
  const findings: Finding[] = [];
  const storefronts: Api[] = [];
  for (const setting of ['PRIVATE_STOREFRONT_API_TOKEN', 'PUBLIC_STOREFRONT_API_TOKEN'] as const) {
    if (!worker[setting]?.trim()) continue;
    const storefront = await attempt(findings, () => tryStorefront(worker, setting, waitOptions));
    if (storefront) storefronts.push(storefront);
  }

  const {ADMIN_API_TOKEN, ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET} = env;
  const clients = [{ADMIN_API_TOKEN}, {ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET}];
  const admins: Required<Access>['admin'][] = [];
  for (const client of clients.filter((candidate) => Object.values(candidate).some(Boolean))) {
    const incomplete = findAccessProblem(client);
    if (incomplete) {
      findings.push({check: 'tokens', problem: incomplete.problem, fix: incomplete.fix});
      continue;
    }
    const admin = await attempt(findings, () => tryAdmin(connectAdmin(domain, client, waitOptions)));
    if (admin) admins.push(admin);
  }
  const [admin] = admins;
  const scopesProblem = admin && findScopesProblem(admin.scopes, true);
  if (scopesProblem) findings.push({check: 'scopes', problem: scopesProblem.problem, fix: scopesProblem.fix});

  const previewToken = worker.PRIVATE_ADMIN_PREVIEW_TOKEN?.trim();
  const previewAdmin =
    previewToken &&
    (await attempt(findings, () =>
      tryAdmin(createAdmin(domain, 'PRIVATE_ADMIN_PREVIEW_TOKEN', previewToken, waitOptions)),
    ));
  const missing = previewAdmin ? findMissingScopes(previewScopes, previewAdmin.scopes) : [];
  if (missing.length > 0)
    findings.push({
      check: 'drafts',
      problem: `The app of PRIVATE_ADMIN_PREVIEW_TOKEN lacks scopes: ${missing.join(', ')}.`,
      fix: 'Grant them in the Dev Dashboard (the app › Versions › scopes), and install the new version (docs/store.md, "Previews of drafts").',
    });
  return {findings, storefront: storefronts[0], admin};
}
