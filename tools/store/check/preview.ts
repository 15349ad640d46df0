import {connectAdmin} from '../admin';
import {AdminError} from '../adminError';
import type {Finding} from './finding';

/** A small query for each scope that a draft needs. */
const probes: Record<string, string> = {
  read_metaobjects: '{ metaobjects(type: "projekte", first: 1) { nodes { id } } }',
  read_files: '{ files(first: 1) { nodes { id } } }',
  read_translations:
    '{ translatableResourcesByIds(resourceIds: ["gid://shopify/Metaobject/1"], first: 1) { nodes { resourceId } } }',
};

const fix =
  'It is a token of the Admin API, of an app that may read entries, files and translations (docs/store.md, "Previews of drafts").';

/** Whether the worker's token for drafts (rule 2.28) is known to the store, and may read what a draft consists of. */
export async function checkPreview(worker: Record<string, string>): Promise<Finding[]> {
  const {PUBLIC_STORE_DOMAIN = '', PRIVATE_ADMIN_PREVIEW_TOKEN: token} = worker;
  if (!token?.trim()) return [];
  const note = (problem: string): Finding => ({check: 'drafts', problem, fix});
  const admin = await connectAdmin(PUBLIC_STORE_DOMAIN, {ADMIN_API_TOKEN: token.trim()});
  const findings: Finding[] = [];
  for (const [scope, probe] of Object.entries(probes)) {
    try {
      await admin.query(`query CheckPreview ${probe}`);
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      if (error.reason === 'wrong token') return [note("The store doesn't know PRIVATE_ADMIN_PREVIEW_TOKEN.")];
      if (error.reason !== 'denied') return [{check: 'drafts', problem: error.problem, fix: error.fix}];
      findings.push(note(`PRIVATE_ADMIN_PREVIEW_TOKEN lacks the scope ${scope}.`));
    }
  }
  return findings;
}
