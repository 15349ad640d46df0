import {startDemoStore, type DemoStore} from 'demo-store';
import {storefrontEnv} from 'demo-store/env';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {isPreview} from '~/platform/http/previewLink';
import {writePreviewLinks} from '../../../tools/commands/writePreviewLinks';

const store = storefrontEnv('https://studio.example');
const {SESSION_SECRET = '', PRIVATE_ADMIN_PREVIEW_TOKEN} = store;
const environment = (worker: Record<string, string>) => ({port: 3000, demoStorePort: 4000, worker, admin: {}});
const shop = environment({...store, PUBLIC_SITE_URL: 'https://www.studio.example'});

/** The store has every page. */
const there = () => Promise.resolve(true);

test.each(['/projects/haus', '/en/services/laden', 'https://www.studio.example/tischler-koeln', 'projects/haus'])(
  'the command preview:link prints a link in each language to the unpublished page %s',
  async (page) => {
    const links = (await writePreviewLinks([page], shop, there)).match(/^https:.*$/gm) ?? [];
    expect(links.map((link) => new URL(link).pathname.startsWith('/en/'))).toEqual([false, true]);
    for (const url of links) {
      expect(new URL(url).origin).toBe('https://www.studio.example');
      expect(await isPreview(new URL(url), {SESSION_SECRET, PRIVATE_ADMIN_PREVIEW_TOKEN})).toBe(true);
    }
  },
);

test('without a store, the command preview:link prints links to the demo', async () => {
  expect(await writePreviewLinks(['/projects/haus'], environment({}), there)).toMatch(
    /^http:\/\/localhost:3000\/projects\/haus\?/,
  );
});

test('the command preview:link says when an entry has no page', async () => {
  for (const page of [undefined, '', '/', '/shop/a/b', '/product/tisch'])
    await expect(writePreviewLinks(page === undefined ? [] : [page], shop, there)).rejects.toThrow(
      'npm run preview:link',
    );
  await expect(
    writePreviewLinks(['/projects/haus'], environment({...store, PRIVATE_ADMIN_PREVIEW_TOKEN: ''}), there),
  ).rejects.toThrow('PRIVATE_ADMIN_PREVIEW_TOKEN');
});

describe('the command preview:link, with a demo store,', () => {
  let demo: DemoStore;
  beforeAll(async () => {
    demo = await startDemoStore({port: 0, content: fixture, seed: 'preview-link', log: () => {}});
  });
  afterAll(() => demo.close());

  test('prints the link even if the store does not respond', async () => {
    const worker = storefrontEnv(demo.url);
    const [{handle} = {handle: ''}] = fixture.metaobjects.filter(({type}) => type === 'projekte');
    expect(await writePreviewLinks([`/projects/${handle}`], environment(worker))).not.toContain('no answer');
    for (const page of ['/nothing', `/services/${handle}`])
      await expect(writePreviewLinks([page], environment(worker))).rejects.toThrow(`landing page for ${page}`);
    const gone = environment({...worker, PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:9'});
    expect(await writePreviewLinks(['/nothing'], gone)).toMatch(/^http.*\n.*\nThe store gave no answer/);
  });
});
