import {expect, test} from 'vitest';
import {storefrontEnv} from 'demo-store/env';
import {isPreview} from '~/platform/preview';
import {previewLink} from '../../../tools/commands/previewLink';

const store = storefrontEnv('https://studio.example');
const {SESSION_SECRET = '', PRIVATE_ADMIN_PREVIEW_TOKEN} = store;
const environment = (worker: Record<string, string>) => ({port: 3000, demoStorePort: 4000, worker, admin: {}});
const shop = environment({...store, PUBLIC_SITE_URL: 'https://www.studio.example'});

test.each(['/projects/haus', '/en/services/laden', 'https://www.studio.example/tischler-koeln', 'projects/haus'])(
  '%s gets a link in each language that the site takes',
  async (page) => {
    const links = (await previewLink([page], shop)).match(/^https:.*$/gm) ?? [];
    expect(links.map((link) => new URL(link).pathname.startsWith('/en/'))).toEqual([false, true]);
    for (const url of links) {
      expect(new URL(url).origin).toBe('https://www.studio.example');
      expect(await isPreview({url}, {SESSION_SECRET, PRIVATE_ADMIN_PREVIEW_TOKEN})).toBe(true);
    }
  },
);

test('without a store the links are those of the demo', async () => {
  expect(await previewLink(['/projects/haus'], environment({}))).toMatch(/^http:\/\/localhost:3000\/projects\/haus\?/);
});

test('what has no page of its own, and a token that is missing, are named', async () => {
  for (const page of [undefined, '', '/', '/shop/a/b', '/product/tisch'])
    await expect(previewLink(page === undefined ? [] : [page], shop)).rejects.toThrow('npm run preview:link');
  await expect(
    previewLink(['/projects/haus'], environment({...store, PRIVATE_ADMIN_PREVIEW_TOKEN: ''})),
  ).rejects.toThrow('PRIVATE_ADMIN_PREVIEW_TOKEN');
});
