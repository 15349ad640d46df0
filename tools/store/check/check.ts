import type {DefinitionRecords} from 'demo-store/model';
import type {AdminEnv} from '../../environment';
import {StoreProblem} from '../problem';
import type {Patience} from '../request';
import {checkScopes} from './access';
import {checkAdmin} from './admin';
import {checkEntries} from './entries';
import type {Finding, Verdict} from './finding';
import {checkLaw} from './law';
import {checkProducts} from './products';
import {checkRedirects} from './redirects';
import {checkMail, checkSettings} from './settings';
import {checkCheckout, checkLocalization, checkName, checkPolicies} from './shop';
import {readShown} from './shown';
import {tryTokens} from './tokens';

/** A definition that is wrong shows in entries, too: the same is said once. */
function once(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.problem, finding])).values()];
}

/** Everything that is wrong with the store of the worker's variables, as far as these and the Admin API show it. */
export async function checkStore(
  worker: Record<string, string>,
  env: AdminEnv,
  definitions: DefinitionRecords,
  patience: Patience = {},
): Promise<Verdict> {
  try {
    const {findings, storefront, admin} = await tryTokens(worker, env, patience);
    const denied = storefront ? await checkScopes(storefront) : [];
    findings.push(...denied);
    // What a token may not read looks like missing content.
    if (!storefront || denied.length > 0) return {findings, isEmpty: false};
    const shown = await readShown(storefront, definitions);
    findings.push(...checkLocalization(shown));
    if (admin) findings.push(...(await checkAdmin(admin, definitions)));
    findings.push(
      ...checkEntries(shown, definitions),
      ...checkProducts(shown, worker.PUBLIC_SITE_URL?.trim() || undefined),
      ...checkPolicies(shown),
    );
    findings.push(...checkLaw(shown, worker), ...checkSettings(worker), ...checkMail(worker), ...checkName(shown));
    findings.push(...(await checkCheckout(storefront, shown, worker)), ...checkRedirects(shown));
    const isEmpty = shown.products.length === 0 && [...shown.entries.values()].every((ofType) => ofType.length === 0);
    return {findings: once(findings), isEmpty};
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error;
    return {findings: [{check: 'store', problem: error.problem, fix: error.fix}], isEmpty: false};
  }
}
