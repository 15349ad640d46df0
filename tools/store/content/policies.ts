import {isSameText} from './same';
import {defaultCode} from '../languages';
import {planKind, type Section, type Setup} from '../plan';

const POLICIES_QUERY = `query SetUpPolicies { shop { shopPolicies { id type body } } }`;

const UPDATE = `mutation SetUpPolicy($shopPolicy: ShopPolicyInput!) {
  shopPolicyUpdate(shopPolicy: $shopPolicy) { shopPolicy { id } userErrors { field message code } }
}`;

/** `privacy-policy` → `PRIVACY_POLICY` */
const typeOf = (handle: string) => handle.toUpperCase().replaceAll('-', '_');

/** Policies that are empty. Any other text is the merchant's. */
export async function planPolicies({admin, content, ids, overwrite}: Setup): Promise<Section> {
  const {shop} = await admin.query<{shop: {shopPolicies: {id: string; type: string; body: string}[]}}>(POLICIES_QUERY);
  const stored = shop.shopPolicies.map(({body, ...policy}) => ({...policy, body: body.trim()}));
  return planKind({
    title: 'Write policies',
    ours: content.policies,
    nameOf: ({handle}) => handle,
    find: ({handle}) => stored.find(({type}) => type === typeOf(handle)),
    isSame: ({body}, found) => isSameText(body[defaultCode], found.body),
    isUntouched: ({body}) => !body,
    overwrite,
    note: ({handle}, {id}) => ids.set('policy', handle, id),
    async make({handle, body}) {
      const shopPolicy = {type: typeOf(handle), body: body[defaultCode]};
      const made = await admin.mutate<{shopPolicy: {id: string}}>(UPDATE, {shopPolicy}, `the policy ${handle}`);
      ids.set('policy', handle, made.shopPolicy.id);
    },
  });
}
