import type {DefinitionRecords} from 'demo-store/model';
import type {AdminEnv} from '../../environment';
import {hasAccess} from '../access';
import {connectAdmin} from '../admin';
import {AdminError} from '../adminError';
import {checkLocalization, checkScopes} from './access';
import {checkAdmin} from './admin';
import {checkEntries} from './entries';
import type {Finding} from './finding';
import {checkLaw} from './law';
import {checkMail} from './mail';
import {checkPreview} from './preview';
import {checkProducts} from './products';
import {readProducts} from './readProducts';
import {checkSettings} from './settings';
import {checkCheckout, checkPolicies, checkRedirects} from './shop';
import {connectStorefront, StorefrontError} from './storefront';

/** A definition that is wrong shows in entries, too: the same is said once. */
function once(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.problem, finding])).values()];
}

async function withAdmin(domain: string, admin: AdminEnv, definitions: DefinitionRecords): Promise<Finding[]> {
  if (!hasAccess(admin)) return [];
  try {
    return await checkAdmin(await connectAdmin(domain, admin), definitions);
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    return [{check: 'Admin API', problem: error.problem, fix: error.fix}];
  }
}

/** Everything that is wrong with the store of the worker's variables, as far as these and the Admin API show it. */
export async function checkStore(
  worker: Record<string, string>,
  admin: AdminEnv,
  definitions: DefinitionRecords,
): Promise<Finding[]> {
  const storefront = connectStorefront(worker);
  try {
    const findings = await checkScopes(storefront);
    // What a token may not read looks like missing content.
    if (findings.length > 0) return findings;
    const {findings: ofLanguages, hasEnglish} = await checkLocalization(storefront);
    findings.push(...ofLanguages);
    findings.push(...(await withAdmin(worker.PUBLIC_STORE_DOMAIN ?? '', admin, definitions)));
    findings.push(...(await checkPreview(worker)));
    findings.push(...(await checkEntries(storefront, definitions, hasEnglish)));
    const products = await readProducts(storefront);
    findings.push(...(await checkProducts(storefront, products, hasEnglish)));
    findings.push(...(await checkPolicies(storefront)));
    findings.push(...(await checkLaw(storefront, products, worker)));
    findings.push(...checkSettings(worker));
    findings.push(...checkMail(worker));
    findings.push(...(await checkCheckout(storefront, worker)));
    findings.push(...(await checkRedirects(storefront, products)));
    return once(findings);
  } catch (error) {
    if (!(error instanceof StorefrontError)) throw error;
    return [{check: 'Storefront API', problem: error.message, fix: error.fix}];
  }
}
