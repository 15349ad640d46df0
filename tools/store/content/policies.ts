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

/** Returns the words of a policy. Shopify keeps an empty policy as `<p></p>`, and an editor may leave blanks in it. */
export const getPolicyWords = (body: string | undefined) =>
  (body ?? '').replace(/<[^>]*>|&(nbsp|#160|#8203);|\u200b/g, ' ').trim();

/** Shopify's templates begin with a date, and then with one of these sentences. Before 'Site' stands a quotation mark or its entity. */
const automaticOpening =
  /^(Last updated|Zuletzt aktualisiert|Letzte Aktualisierung)\b.{0,60}?(This Privacy Policy describes how .{1,100} \(the .{1,8}Site|\S.{1,100} operates this store and website, including|Diese Datenschutz\S+ beschreibt, wie .{1,100} \(die .{1,8}Site|\S.{1,100} betreibt diesen (Shop|Store) und diese Website)/s;

/** Whether a privacy policy is the one that Shopify writes, and renews, for each new store. */
export const isAutomaticPolicy = (body: string | undefined) => automaticOpening.test(getPolicyWords(body));

/** Where a merchant turns Shopify's own privacy policy off. */
export const automaticPolicyPage =
  'turn the automated settings off in Settings › Customer privacy › Privacy policy, if they are on';

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
    fix: `In the admin, ${automaticPolicyPage}. Then empty its text in Settings › Policies, and run the command again.`,
  }));
  return {...plan, problems};
}
