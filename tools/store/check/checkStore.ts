import type {DefinitionRecords} from 'demo-store/model';
import {findSiteUrl, type AdminEnv} from '../../environment';
import {StoreProblem} from '../problem';
import type {WaitOptions} from '../request';
import {checkScopes} from './scopes';
import {checkAdmin} from './admin';
import {checkCheckout} from './checkout';
import {checkEntries} from './entries';
import type {Finding, Verdict} from './finding';
import {checkLaw} from './law';
import {checkProducts} from './products';
import {checkRedirects} from './redirects';
import {checkMail, checkSettings, checkSite} from './settings';
import {checkLocalization, checkName, checkPolicies} from './shop';
import {readStorefrontContent} from './storefrontContent';
import {tryTokens} from './tokens';

/** Drops repeated problems: a wrong definition is found in the definitions and again in the entries. */
function dropRepeated(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.problem, finding])).values()];
}

/** Checks the store that the worker's variables name. With access to the Admin API it finds more. */
export async function checkStore(
  worker: Record<string, string>,
  env: AdminEnv,
  definitions: DefinitionRecords,
  waitOptions: WaitOptions = {},
): Promise<Verdict> {
  try {
    const {findings, storefront, admin} = await tryTokens(worker, env, waitOptions);
    const missingScopes = storefront ? await checkScopes(storefront) : [];
    findings.push(...missingScopes);
    // Content that a token may not read would be reported as missing.
    if (!storefront || missingScopes.length > 0) return {findings, isEmpty: false};
    const content = await readStorefrontContent(storefront, definitions);
    findings.push(...checkLocalization(content));
    if (admin) findings.push(...(await checkAdmin(admin, definitions)));
    findings.push(
      ...checkEntries(content, definitions),
      ...checkProducts(content, findSiteUrl(worker)),
      ...checkPolicies(content),
    );
    findings.push(...checkLaw(content, worker), ...checkSettings(worker), ...checkSite(worker), ...checkMail(worker));
    findings.push(...checkName(content));
    findings.push(...(await checkCheckout(storefront, content, worker)), ...checkRedirects(content));
    const hasEntries = [...content.entries.values()].some((entries) => entries.length > 0);
    return {findings: dropRepeated(findings), isEmpty: content.products.length === 0 && !hasEntries};
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error;
    return {findings: [{check: 'store', problem: error.problem, fix: error.fix}], isEmpty: false};
  }
}
