import type {Admin} from './admin';
import {section, type Section, type Setup} from './plan';

const REDIRECTS_QUERY = `query SetUpRedirects($after: String) {
  urlRedirects(first: 250, after: $after) { nodes { path target } pageInfo { hasNextPage endCursor } }
}`;

const CREATE = `mutation SetUpRedirect($urlRedirect: UrlRedirectInput!) {
  urlRedirectCreate(urlRedirect: $urlRedirect) { urlRedirect { id } userErrors { field message code } }
}`;

/** All URL redirects that the store has. */
function readRedirects(admin: Admin): Promise<{path: string; target: string}[]> {
  return admin.all(REDIRECTS_QUERY);
}

/** Redirects that are missing. One that leads elsewhere is the merchant's. */
export async function planRedirects({admin, content}: Setup): Promise<Section> {
  const plan = section('Add redirects');
  const stored = new Map((await readRedirects(admin)).map(({path, target}) => [path, target]));
  for (const urlRedirect of content.urlRedirects) {
    const {path, target} = urlRedirect;
    const name = `${path} → ${target}`;
    if (!stored.has(path)) {
      plan.tasks.push({name, run: () => admin.mutate(CREATE, {urlRedirect}, name).then(() => undefined)});
    }
  }
  return plan;
}
