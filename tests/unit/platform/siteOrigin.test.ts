import {expect, it, vi} from 'vitest';

/** The function as a new instance of the worker has it. */
async function load() {
  vi.resetModules();
  return (await import('~/platform/siteOrigin')).siteOrigin;
}

it('the site’s own address is the one that the merchant has set, whatever a request claims', async () => {
  const siteOrigin = await load();
  const config = {PUBLIC_SITE_URL: 'https://studio.example'};
  for (const url of ['https://evil.example/', 'http://localhost:3000/shop']) {
    expect(siteOrigin(new URL(url), config)).toBe('https://studio.example');
  }
});

it.each(['http://localhost:3000', 'http://127.0.0.1:4001', 'http://[::1]:3000'])(
  'on a developer’s computer, the site’s own address is the one that was opened: %s',
  async (origin) => expect((await load())(new URL(`${origin}/shop`), {})).toBe(origin),
);

it('when the merchant has not set the site’s address, it is left out, and the log says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const siteOrigin = await load();
  for (const url of ['https://evil.example/', 'https://localhost.evil.example/', 'http://127.0.0.1.evil.example/']) {
    expect(siteOrigin(new URL(url), {})).toBe('');
  }
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('PUBLIC_SITE_URL');
  warn.mockRestore();
});
