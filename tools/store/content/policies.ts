import type {PolicyRecord} from 'demo-store/model';
import {isSameText} from './isSameText';
import {defaultCode} from '../languages';
import {planKind, type Section, type Setup} from '../plan';

const POLICIES_QUERY = `query SetUpPolicies { shop { shopPolicies { id type body } } }`;

const UPDATE = `mutation SetUpPolicy($shopPolicy: ShopPolicyInput!) {
  shopPolicyUpdate(shopPolicy: $shopPolicy) { shopPolicy { id } userErrors { field message code } }
}`;

/** Turns `privacy-policy` into `PRIVACY_POLICY`. */
const toPolicyType = (handle: string) => handle.toUpperCase().replaceAll('-', '_');

/** Returns the words of a policy. Shopify keeps an empty policy as `<p></p>`. */
export const getPolicyWords = (body: string | undefined) => (body ?? '').replace(/<[^>]*>|&nbsp;/g, ' ').trim();

/** Shopify's templates begin with a date, and then with one of these sentences. */
const automaticOpening =
  /^(Last updated|Zuletzt aktualisiert|Letzte Aktualisierung)\b.{0,200}?(This Privacy Policy describes how|operates this store and website|Diese Datenschutz\S+ beschreibt, wie|betreibt diesen (Shop|Store))/s;

/** Whether a privacy policy is the one that Shopify writes, and renews, for each new store. */
export const isAutomaticPolicy = (body: string | undefined) => automaticOpening.test(getPolicyWords(body));

/** Where a merchant turns Shopify's own privacy policy off. */
export const automaticPolicyPage =
  'Settings › Customer privacy › Privacy policy (turn the automated settings off, and save)';

/** Plans the text of empty policies. Nobody can write a privacy policy as long as Shopify does. */
export async function planPolicies({admin, content, ids, overwrite}: Setup): Promise<Section> {
  const {shop} = await admin.query<{shop: {shopPolicies: {id: string; type: string; body: string}[]}}>(POLICIES_QUERY);
  const find = ({handle}: PolicyRecord) => shop.shopPolicies.find(({type}) => type === toPolicyType(handle));
  const automatic = content.policies.filter((policy) => isAutomaticPolicy(find(policy)?.body));
  for (const policy of automatic) ids.set('policy', policy.handle, find(policy)?.id ?? '');
  const plan = planKind({
    title: 'Write policies',
    expected: content.policies.filter((policy) => !automatic.includes(policy)),
    getName: ({handle}) => handle,
    find,
    isSame: ({body}, policy) => isSameText(body[defaultCode], policy.body),
    isUntouched: ({body}) => !getPolicyWords(body),
    overwrite,
    note: ({handle}, {id}) => ids.set('policy', handle, id),
    async make({handle, body}) {
      const shopPolicy = {type: toPolicyType(handle), body: body[defaultCode]};
      const answer = await admin.mutate<{shopPolicy: {id: string}}>(UPDATE, {shopPolicy}, `the policy ${handle}`);
      ids.set('policy', handle, answer.shopPolicy.id);
    },
  });
  const problems = automatic.map(({handle}) => ({
    problem: `The ${handle} is Shopify's automatic one, so that of the content is not written.`,
    fix: `In the admin: ${automaticPolicyPage}. Then empty its text in Settings › Policies, and run the command again.`,
  }));
  return {...plan, problems};
}
