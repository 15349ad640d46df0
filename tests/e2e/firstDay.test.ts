import {mkdtemp, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {adminEnv, storefrontEnv} from 'demo-store/env';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {placeOrder} from 'demo-store/testing/order';
import {checkCommand} from '../../tools/commands/check';
import {ordersCheckCommand} from '../../tools/commands/ordersCheck';
import {ordersSheetsCommand} from '../../tools/commands/ordersSheets';
import {setUpCommand} from '../../tools/commands/setup';
import {getDocument} from '../../tools/document';
import {everyPage} from '../../tools/pages';
import {runMerchantCommand} from '../support/merchantCommand';
import {Shopper} from '../support/shopper';
import {merchantsNewStore} from '../support/stores';
import {expect, test} from '../support/test';

/** What a document says, without tags, scripts and styles. */
function textOf(html: string): string {
  return (
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, '\n')
      .replace(/\s*\n\s*/g, '\n')
      // No API can set the ways to pay.
      .replace(/(Zahlungsarten|Payment methods|Ways to pay): .*\n/, '')
  );
}

const guide = new URL('../../docs/connect.md', import.meta.url);

/** The scopes that the guide lets a merchant give to the app. */
async function readScopes(): Promise<string[]> {
  const [scopes = ''] = /read_markets,[\w,\s]+/.exec(await readFile(guide, 'utf8')) ?? [];
  return scopes.split(',').map((scope) => scope.trim());
}

/** What store:check finds, as its problems. */
async function check(env: Record<string, string>) {
  const {code, output} = await runMerchantCommand(checkCommand, env, '--json');
  const {findings} = JSON.parse(output) as {findings: {problem: string}[]};
  return {code, problems: findings.map(({problem}) => problem)};
}

test('a merchant who follows docs/connect.md gets from a new store to the whole site, a paid order and its print', async ({
  site,
  startOwnSite,
}) => {
  test.setTimeout(300_000);
  const own = await startOwnSite({
    content: merchantsNewStore,
    env: {CONFIGURATION_SECRET: ''},
  });
  const {control} = own;
  await control.setAdmin({scopes: await readScopes(), primaryDomain: new URL(own.url).host});
  // What the guide lets a merchant write into .env.
  const storefront = storefrontEnv(own.storeUrl);
  const names = [
    'PUBLIC_STORE_DOMAIN',
    'PUBLIC_STOREFRONT_API_TOKEN',
    'PRIVATE_STOREFRONT_API_TOKEN',
    'SESSION_SECRET',
  ];
  const {ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET} = adminEnv;
  const env = {
    ...Object.fromEntries(names.map((name) => [name, storefront[name] ?? ''])),
    ADMIN_CLIENT_ID,
    ADMIN_CLIENT_SECRET,
    PUBLIC_SITE_URL: own.url,
    MAIL_API_URL: `${own.storeUrl}/emails`,
    MAIL_API_KEY: 'key',
    MAIL_FROM: 'website@studio.example',
    MAIL_TO: 'studio@studio.example',
  };
  const setUp = () => runMerchantCommand(setUpCommand, env, '--with-content', '--yes');
  const shopper = new Shopper(own);

  await test.step('The set-up adds everything but the privacy policy, which it leaves to the merchant.', async () => {
    const {code, output, errors} = await setUp();
    expect(errors).toMatch(/done\n$/);
    expect(output.match(/^! .*/gm)).toEqual([expect.stringContaining("The privacy-policy is Shopify's automatic one")]);
    expect(code).toBe(1);
  });

  await test.step('The check names what the guide says of a new store.', async () => {
    expect((await check(env)).problems).toEqual([
      expect.stringContaining("The privacy policy is Shopify's automatic one"),
      expect.stringMatching(/^The checkout leads to \S+, which is this site/),
    ]);
    await control.setAdmin({automaticPrivacyPolicy: false, primaryDomain: ''});
    await createAdminClient(own.storeUrl)(
      'mutation { shopPolicyUpdate(shopPolicy: {type: PRIVACY_POLICY, body: "<p></p>"}) { userErrors { message } } }',
    );
    expect((await check(env)).problems).toEqual([
      'The privacy policy is empty.',
      expect.stringContaining('The online store has a password'),
    ]);
    await control.setAdmin({passwordProtected: false});
    expect(await setUp()).toMatchObject({
      code: 0,
      output: expect.stringContaining('Write policies (1): privacy-policy'),
    });
    expect(await check(env)).toEqual({code: 0, problems: []});
  });

  await test.step('The site has every page of the studio’s.', async () => {
    for (const [page] of everyPage) {
      const [there, here] = await Promise.all([getDocument(site.url + page), getDocument(own.url + page)]);
      expect([page, here.status]).toEqual([page, there.status]);
      expect(`${page}${textOf(here.html)}`).toBe(`${page}${textOf(there.html)}`);
    }
  });

  await test.step('A visitor buys two tables made to measure.', async () => {
    await shopper.add('konfigurator-tisch', 'length=180&width=80&color=%23b98a56&quantity=2');
    const {location} = await shopper.post('/cart', {intent: 'checkout'});
    expect((await placeOrder(location)).status).toBe(303);
  });

  await test.step('The orders open when the app may see protected customer data.', async () => {
    const refused = await runMerchantCommand(ordersCheckCommand, env);
    expect(refused.errors).toContain('https://shopify.dev/docs/apps/launch/protected-customer-data');
    expect(refused.code).toBe(1);
    await control.setAdmin({protectedCustomerData: true});
    expect(await runMerchantCommand(ordersCheckCommand, env)).toMatchObject({
      code: 0,
      output: '1 open order: every made-to-measure piece has its measures and its price.\n',
    });
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'first-day-')), 'orders.html');
    expect(await runMerchantCommand(ordersSheetsCommand, env, '--output', file)).toMatchObject({code: 0});
    expect(await readFile(file, 'utf8')).toContain('Auftrag #1001, Möbel 1, 2 Stück');
  });
});
