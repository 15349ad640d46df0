import {execFile} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {DemoStore} from 'demo-store';
import {adminEnv, storefrontEnv} from 'demo-store/env';
import {createClient} from 'demo-store/testing/client';
import {brand} from '~/brand';
import packageFile from '../../../../package.json';
import {checkCommand} from '../../../../tools/commands/check';
import {commands} from '../../../../tools/commands/commands';
import {ordersSheetsCommand} from '../../../../tools/commands/ordersSheets';
import {setUpCommand} from '../../../../tools/commands/setup';
import {runMerchantCommand as run} from '../../../support/merchantCommand';
import {changes, startEmpty, studioSite} from '../../../support/stores';

const RUN_MS = 120_000;

let store: DemoStore;

beforeAll(async () => {
  store = await startEmpty();
});
afterAll(() => store.close());

const env = () => ({
  ...storefrontEnv(store.url),
  ADMIN_API_TOKEN: adminEnv.ADMIN_API_TOKEN,
  PUBLIC_SITE_URL: studioSite,
});

it('store:setup shows what it would do, and changes nothing until the merchant agrees', {timeout: RUN_MS}, async () => {
  const {code, output, errors} = await run(setUpCommand, env());
  expect(output).toContain(`Plan for ${brand.name}:\n  Publish languages (1): English\n`);
  expect(errors).toContain('Add --yes to make the changes without a question');
  expect(code).toBe(1);
  expect(await changes(store)).toEqual([]);
});

it('store:setup --yes makes its changes without asking', {timeout: RUN_MS}, async () => {
  const {code, output, errors} = await run(setUpCommand, env(), '--yes');
  expect(errors).toMatch(/\[\d+\/\d+\] done\n$/);
  expect(output).toContain('PRIVATE_STOREFRONT_API_TOKEN');
  expect(code).toBe(0);
});

it('store:check fails as long as there are problems', {timeout: RUN_MS}, async () => {
  const short = await run(checkCommand, env());
  expect(short.code).toBe(1);
  expect(short.output).toMatch(/\n {2}policies +4 things\n[^]*\nNext: .*npm run store:setup -- --with-content\n/);
  const words = await run(checkCommand, env(), '--verbose');
  expect(words.output).toMatch(/✗ policies: The privacy policy is empty\.\n {2}Write it in the admin/);
  const json = await run(checkCommand, env(), '--json');
  expect(json.code).toBe(1);
  const {ready, findings} = JSON.parse(json.output) as {ready: boolean; findings: {check: string}[]};
  expect(ready).toBe(false);
  expect(new Set(findings.map(({check}) => check))).toEqual(new Set(['entries', 'products', 'policies', 'mail']));
});

it('when store:setup is started twice, the second one says so and changes nothing', {timeout: RUN_MS}, async () => {
  const own = await startEmpty();
  const both = await Promise.all(
    [1, 2].map(() => run(setUpCommand, {...env(), PUBLIC_STORE_DOMAIN: own.url}, '--yes')),
  );
  const [second] = both.filter(({code}) => code !== 0);
  expect(both.map(({code}) => code).toSorted()).toEqual([0, 1]);
  expect(second?.output).toBe('');
  expect(second?.errors).toMatch(/^Another set-up of .* is running on this machine\. Wait until it has ended/);
  await own.close();
});

it('store:setup says when it has to wait for the store', {timeout: RUN_MS}, async () => {
  await createClient(store.url).control.addFault({operation: 'SetUpShop', kind: '429', times: 1});
  const {errors, code} = await run(setUpCommand, env(), '--dry-run');
  expect(errors).toBe('The store is busy: waiting for at most 120 s\n');
  expect(code).toBe(0);
});

it('store:setup and store:check say which setting is missing', {timeout: RUN_MS}, async () => {
  expect((await run(setUpCommand, {PUBLIC_STORE_DOMAIN: ''})).errors).toContain('PUBLIC_STORE_DOMAIN is missing');
  expect(
    (await run(checkCommand, {PUBLIC_STORE_DOMAIN: 'x.example', PUBLIC_STOREFRONT_API_TOKEN: ''})).errors,
  ).toContain('PUBLIC_STOREFRONT_API_TOKEN is missing');
});

it('says that PUBLIC_SITE_URL is no address, and store:check goes on with the rest', {timeout: RUN_MS}, async () => {
  const wrong = {...env(), PUBLIC_SITE_URL: 'www.example.com'};
  const message = /^PUBLIC_SITE_URL is www\.example\.com, and has to be an address such as https:/;
  expect((await run(setUpCommand, wrong)).errors).toMatch(message);
  expect((await run(ordersSheetsCommand, wrong)).errors).toMatch(message);
  const {output} = await run(checkCommand, wrong, '--verbose');
  expect(output).toContain('✗ settings: PUBLIC_SITE_URL is not an address such as https://www.example.com.');
  expect(output).toContain('✗ policies: The privacy policy is empty.');
});

/** The scripts of `package.json` that start a merchant's command. */
const scripts = Object.entries(packageFile.scripts).filter(([, script]) => script.includes('tools/commands/run.ts'));

it('npm run starts each command by its name', () => {
  expect(scripts.map(([name]) => name).toSorted()).toEqual(Object.keys(commands).toSorted());
  for (const [name, script] of scripts) expect(script).toBe(`node --import tsx tools/commands/run.ts ${name}`);
});

it.each([
  ['store:setup', /^There is no access to the Admin API\./],
  ['store:check', /The storefront sees no product/],
  ['orders:check', /^There is no access to the Admin API\./],
  ['orders:sheets', /^PUBLIC_SITE_URL is missing/],
  ['preview:link', /^Name the page of the draft/],
  ['configurator:verify', /^Copy what the order says/],
  ['configurator:variants', /^npm run store:setup makes the price variants now\.\n$/],
])('npm run %s is its own command, and ends with status 1 when it can’t do its work', async (name, text) => {
  const command = await commands[name]?.();
  if (!command) throw new Error(name);
  const {code, output, errors} = await run(command, {...env(), ADMIN_API_TOKEN: '', PUBLIC_SITE_URL: ''});
  expect(output + errors).toMatch(text);
  expect(code).toBe(1);
});

/** What a process of Node.js prints, with these variables alone beside the system's. */
function runNode(args: readonly string[], variables: Record<string, string> = {}) {
  const {PATH = '', HOME = ''} = process.env;
  return new Promise<{code: unknown; output: string; errors: string}>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', ...args],
      {env: {PATH, HOME, ...variables}},
      (error, output, errors) => resolve({code: error?.code ?? 0, output, errors}),
    );
  });
}

const folder = fileURLToPath(new URL('../../../../tools/commands/', import.meta.url));

it('a command that npm starts reads its settings from the environment', {timeout: RUN_MS}, async () => {
  const started = await runNode([`${folder}run.ts`, 'store:check', '--json'], env());
  expect(started.code).toBe(1);
  expect(JSON.parse(started.output)).toMatchObject({ready: false});
});

it('every command loads in Node.js, without the tools of the tests', {timeout: RUN_MS}, async () => {
  const code = `const {commands} = await import(${JSON.stringify(`${folder}commands.ts`)});
    for (const name in commands) console.log(name, typeof (await commands[name]()));`;
  const {output} = await runNode(['--input-type=module', '-e', code]);
  expect(output.trim().split('\n')).toEqual(Object.keys(commands).map((name) => `${name} function`));
});
