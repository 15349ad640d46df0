import {startDemoStore, type DemoStore} from 'demo-store';
import {storefrontEnv} from 'demo-store/env';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {isPreview} from '~/platform/http/previewLink';
import {previewLinkCommand} from '../../../tools/commands/writePreviewLinks';
import {runMerchantCommand} from '../../support/merchantCommand';

const landingPage = {type: 'landingpage', handle: 'tischler-koeln', fields: {}};
const content = {...fixture, metaobjects: [...fixture.metaobjects, landingPage]};
const {handle: project = ''} = fixture.metaobjects.find(({type}) => type === 'projekte') ?? {};

let demo: DemoStore;
beforeAll(async () => {
  demo = await startDemoStore({port: 0, content, seed: 'preview-link', log: () => {}});
  // The first answer takes seconds on a busy machine, and the command waits for five.
  await createAdminClient(demo.url)('{ shop { name } }');
});
afterAll(() => demo.close());

/** A port that nobody answers at. */
const gone = {DEMO_STORE_PORT: '9'};

/** What the command prints for a page on the site of this store. */
async function write(args: string[], settings: Record<string, string> = {}) {
  const env = {...storefrontEnv(demo.url), PUBLIC_SITE_URL: 'https://www.studio.example', ...settings};
  return runMerchantCommand(previewLinkCommand, env, ...args);
}

test.each([
  `/projects/${project}`,
  '/en/services/ladenbau',
  'https://www.studio.example/tischler-koeln',
  `projects/${project}`,
])('the command preview:link prints a link in each language to the unpublished page %s', async (page) => {
  const {output, code} = await write([page]);
  expect(code).toBe(0);
  expect(output).not.toContain('no answer');
  const links = output.match(/^https:.*$/gm) ?? [];
  expect(links.map((link) => new URL(link).pathname.startsWith('/en/'))).toEqual([false, true]);
  const {SESSION_SECRET = '', PRIVATE_ADMIN_PREVIEW_TOKEN} = storefrontEnv(demo.url);
  for (const url of links) {
    expect(new URL(url).origin).toBe('https://www.studio.example');
    expect(await isPreview(new URL(url), {SESSION_SECRET, PRIVATE_ADMIN_PREVIEW_TOKEN})).toBe(true);
  }
});

test('without a store, the command preview:link prints links to the demo, which need not run', async () => {
  const {output} = await runMerchantCommand(previewLinkCommand, gone, '/projects/haus-am-kanal');
  expect(output).toMatch(/^http:\/\/localhost:3000\/projects\/haus-am-kanal\?.*\n.*\nThe store gave no answer/);
});

test.each([[], [''], ['/'], ['/shop/a/b'], ['/product/tisch']])(
  'the command preview:link says when an address is that of no entry: %j',
  async (...args) => {
    expect((await write(args)).errors).toContain('npm run preview:link');
  },
);

test('the command preview:link says when the store has no such entry, or shows no drafts', async () => {
  for (const page of ['/nothing', `/services/${project}`])
    expect((await write([page])).errors).toContain(`landing page for ${page}`);
  const {errors} = await write([`/projects/${project}`], {PRIVATE_ADMIN_PREVIEW_TOKEN: ''});
  expect(errors).toContain('PRIVATE_ADMIN_PREVIEW_TOKEN is missing');
});
