import {isSameText} from './isSameText';
import {defaultCode} from '../languages';
import {planKind, type Section, type Setup} from '../plan';

const POLICIES_QUERY = `query SetUpPolicies { shop { shopPolicies { id type body } } }`;

const UPDATE = `mutation SetUpPolicy($shopPolicy: ShopPolicyInput!) {
  shopPolicyUpdate(shopPolicy: $shopPolicy) { shopPolicy { id } userErrors { field message code } }
}`;

/** Turns `privacy-policy` into `PRIVACY_POLICY`. */
const toPolicyType = (handle: string) => handle.toUpperCase().replaceAll('-', '_');

/** Plans the text of empty policies. */
export async function planPolicies({admin, content, ids, overwrite}: Setup): Promise<Section> {
  const {shop} = await admin.query<{shop: {shopPolicies: {id: string; type: string; body: string}[]}}>(POLICIES_QUERY);
  const stored = shop.shopPolicies.map(({body, ...policy}) => ({...policy, body: body.trim()}));
  return planKind({
    title: 'Write policies',
    expected: content.policies,
    getName: ({handle}) => handle,
    find: ({handle}) => stored.find(({type}) => type === toPolicyType(handle)),
    isSame: ({body}, policy) => isSameText(body[defaultCode], policy.body),
    isUntouched: ({body}) => !body,
    overwrite,
    note: ({handle}, {id}) => ids.set('policy', handle, id),
    async make({handle, body}) {
      const shopPolicy = {type: toPolicyType(handle), body: body[defaultCode]};
      const answer = await admin.mutate<{shopPolicy: {id: string}}>(UPDATE, {shopPolicy}, `the policy ${handle}`);
      ids.set('policy', handle, answer.shopPolicy.id);
    },
  });
}
