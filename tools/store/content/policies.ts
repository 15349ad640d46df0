import type {UserErrors} from '../adminError';
import {isSameText} from './same';
import {section, type Section, type Setup} from '../plan';

const POLICIES_QUERY = `query SetUpPolicies { shop { shopPolicies { id type body } } }`;

const UPDATE = `mutation SetUpPolicy($shopPolicy: ShopPolicyInput!) {
  shopPolicyUpdate(shopPolicy: $shopPolicy) { shopPolicy { id } userErrors { field message code } }
}`;

/** `privacy-policy` → `PRIVACY_POLICY` */
const typeOf = (handle: string) => handle.toUpperCase().replaceAll('-', '_');

/** Policies that are empty. Any other text is the merchant's. */
export async function planPolicies({admin, content, ids, overwrite}: Setup): Promise<Section> {
  const plan = section('Write policies');
  const {shop} = await admin.query<{shop: {shopPolicies: {id: string; type: string; body: string}[]}}>(POLICIES_QUERY);
  for (const {handle, body} of content.policies) {
    const found = shop.shopPolicies.find(({type}) => type === typeOf(handle));
    if (found) ids.set('policy', handle, found.id);
    const stored = found?.body.trim() ?? '';
    if (isSameText(body.DE, stored)) continue;
    if (stored && !overwrite) {
      plan.left.push(handle);
      continue;
    }
    plan.tasks.push({
      name: handle,
      async run() {
        const {shopPolicy} = await admin.mutate<UserErrors & {shopPolicy: {id: string}}>(
          UPDATE,
          {shopPolicy: {type: typeOf(handle), body: body.DE}},
          `the policy ${handle}`,
        );
        ids.set('policy', handle, shopPolicy.id);
      },
    });
  }
  return plan;
}
