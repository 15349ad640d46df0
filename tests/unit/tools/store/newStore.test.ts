import {afterEach, beforeAll, beforeEach, expect, it} from 'vitest';
import type {DemoStore} from 'demo-store';
import type {StoreContent} from 'demo-store/model';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {createClient} from 'demo-store/testing/client';
import {loadStudio} from '../../../support/studio';
import {getPolicyWords, isAutomaticPolicy} from '../../../../tools/store/content/policies';
import {changes, runSetUp, smallContent, startNew} from '../../../support/stores';

const RUN_MS = 120_000;

let content: StoreContent;
let store: DemoStore;

beforeAll(async () => {
  const studio = await loadStudio();
  content = {...smallContent(studio), policies: studio.policies};
});
beforeEach(async () => {
  store = await startNew();
});
afterEach(() => store.close());

async function readPolicies() {
  type Policies = {shop: {shopPolicies: {type: string; body: string}[]}};
  const {data} = await createAdminClient(store.url)<Policies>('{ shop { shopPolicies { type body } } }');
  return new Map(data.shop.shopPolicies.map(({type, body}) => [type, body]));
}

it(
  'store:setup works on a store as Shopify creates it, and leaves the automatic privacy policy to the merchant',
  {timeout: RUN_MS},
  async () => {
    const {control} = createClient(store.url);
    const first = await runSetUp(store, content);
    expect(first.printed).toMatch(
      /\n! The privacy-policy is Shopify's automatic one.*\. In the admin, turn the automated settings off in Settings/,
    );
    expect(first.done).toBe(false);
    const policies = await readPolicies();
    expect(isAutomaticPolicy(policies.get('PRIVACY_POLICY'))).toBe(true);
    for (const type of ['REFUND_POLICY', 'SHIPPING_POLICY', 'TERMS_OF_SERVICE'])
      expect(getPolicyWords(policies.get(type)), type).toMatch(/\w{9}/);

    await control.clearRequests();
    const again = await runSetUp(store, content, {overwrite: true});
    expect([again.done, await changes(store)]).toEqual([false, []]);

    await control.setAdmin({automaticPrivacyPolicy: false});
    await createAdminClient(store.url)(
      'mutation { shopPolicyUpdate(shopPolicy: {type: PRIVACY_POLICY, body: "<p></p>"}) { userErrors { message } } }',
    );
    expect((await runSetUp(store, content)).done).toBe(true);
    expect(isAutomaticPolicy((await readPolicies()).get('PRIVACY_POLICY'))).toBe(false);
  },
);

it('store:setup says when the checkout would add taxes to the prices', async () => {
  await createClient(store.url).control.setAdmin({taxesIncluded: false});
  const {printed} = await runSetUp(store, content, {dryRun: true});
  expect(printed).toMatch(/\n! Prices are without taxes, .* In the admin, Settings › Taxes and duties: include/);
});

// Recorded answers of shopPolicies (English), and what merchants have published from Shopify's templates (German).
it.each([
  ['<p>Last updated: May 5, 2026</p>\n\n<p>This Privacy Policy describes how my-store (the "Site", "we")', true],
  ['<div>\n  <p>Last updated: May 5, 2026</p>\n  <p>My store operates this store and website, including all', true],
  ['<p>Zuletzt aktualisiert: 5. Mai 2026</p><p>Diese Datenschutzrichtlinie beschreibt, wie my-store (die „Site“', true],
  ['<p>Last updated: May 5, 2026</p><p>This Privacy Policy describes how our workshop handles your data.</p>', false],
  ['<p>Zuletzt aktualisiert: 5. Mai 2026</p><p>Wir, die Tischlerei, verarbeiten Ihre Daten', false],
  ['<h2>Datenschutz</h2><p>Diese Datenschutzerklärung beschreibt, wie wir arbeiten.</p>', false],
  ['<p></p>', false],
])('knows Shopify’s automatic privacy policy from a merchant’s own: %s', (body, isAutomatic) => {
  expect(isAutomaticPolicy(body)).toBe(isAutomatic);
});

it('knows that none of the studio’s own policies is automatic', () => {
  for (const {body} of content.policies)
    expect([isAutomaticPolicy(body.DE), isAutomaticPolicy(body.EN)]).toEqual([false, false]);
});

it.each(['', '<p></p>', '<p> </p>', '<p>&nbsp;</p>', '<p>&#160;</p>', '<p>\u00a0\u200b</p>', '<div><br></div>'])(
  'takes a policy for empty that has no word: %s',
  (body) => expect(getPolicyWords(body)).toBe(''),
);
