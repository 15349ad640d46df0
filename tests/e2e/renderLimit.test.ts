import {randomUUID} from 'node:crypto';
import {languages, localizedPath} from '../../app/i18n/language';
import {getDocument, tags} from '../../tools/document';
import type {Site} from '../../tools/site';
import {expectAccessible} from '../support/accessibility';
import {listTools, postCall} from '../support/mcpClient';
import {waitForHydration} from '../support/ready';
import {expect, siteForAll, test} from '../support/test';

const messages = {
  de: {busy: 'Gerade ist viel los.', again: 'Erneut versuchen', unavailable: /gerade nicht erreichbar/},
  en: {busy: 'We’re busy right now.', again: 'Try again', unavailable: /unavailable right now/},
};

const sheetPath = (number: number) => `/sheet/konfigurator-tisch/${120 + number}x80-6b4a32`;

/** Starts more pages than may be rendered at once. The parameter has a form in which the page is no one else's. */
const openMany = ({url}: Site, name: string, signal?: AbortSignal) =>
  Array.from({length: 12}, (_, number) => visit(`${url}/product/${name}-${number}?length=a`, {signal}));

/** `undefined` for a visitor who has left. */
async function visit(url: string, init: RequestInit) {
  try {
    const answer = await fetch(url, init);
    await answer.text();
    return {status: answer.status, retryAfter: answer.headers.get('Retry-After')};
  } catch {
    return undefined;
  }
}

/** Takes all the room, by pages whose products the store doesn't give. `end` resolves when there is room again. */
async function fillLimit(site: Site): Promise<{end: () => Promise<void>}> {
  await site.control.addFault({operation: 'Product', kind: 'hang'});
  const visits = openMany(site, randomUUID());
  // The first one to have an answer is refused.
  expect((await Promise.race(visits))?.status).toBe(503);
  return {
    end: async () => {
      await site.control.clearFaults();
      await Promise.all(visits);
    },
  };
}

/** Pages whose visitors leave count until they are complete, and no longer. */
async function expectRoomAfterLeaving(site: Site): Promise<void> {
  const {url, control} = site;
  await control.addFault({operation: 'Product', kind: 'latency', ms: 3_000});
  const leaving = new AbortController();
  void openMany(site, 'left', leaving.signal);
  const others = openMany(site, 'other');
  expect(await Promise.race(others)).toMatchObject({status: 503, retryAfter: '2'});
  expect((await getDocument(`${url}/about`)).status).toBe(200);
  leaving.abort();
  await Promise.all(others);
  await control.clearFaults();
  // A page that was ended before it was complete would count for 15 s.
  await expect.poll(async () => (await getDocument(`${url}/search?q=b`)).status, {timeout: 10_000}).toBe(200);
}

test.describe('when somebody asks for more made-up pages at once than a worker can render', () => {
  const site = siteForAll(() => ({env: {PUBLIC_SITE_URL: 'https://studio.example'}}));

  test('a page, a file, a call and what a script asks for are refused in their own ways, and a kept page never', async () => {
    const {url} = site();
    const kept = sheetPath(1);
    expect((await getDocument(url + kept)).status).toBe(200);
    const {end} = await fillLimit(site());
    const call = postCall(`${url}/mcp`, listTools, {Accept: 'application/json, text/event-stream'});
    const programs = [`${sheetPath(2)}/model.glb`, `${sheetPath(2)}.md`, '/api/search?q=a', '/api/prices?piece=a'];
    const files = programs.map((path) => getDocument(url + path));
    const head = fetch(`${url}/search?q=a`, {method: 'HEAD'});
    const pages = languages.map((language) => getDocument(url + localizedPath('/search?q="oak"&a=1', language)));
    for (const path of [kept, '/healthz', '/cart']) expect((await getDocument(url + path)).status, path).toBe(200);
    for (const [index, language] of languages.entries()) {
      const {status, headers, html} = (await pages[index])!;
      expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '2', 'no-store']);
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(tags(html, 'html')[0]?.lang).toBe({de: 'de-DE', en: 'en-GB'}[language]);
      expect(html).toContain(messages[language].busy);
      expect(html).toContain(`href="${localizedPath('/search', language)}?q=%22oak%22&amp;a=1"`);
    }
    expect((await head).status).toBe(503);
    for (const file of files) {
      const {status, headers, html} = await file;
      expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
      expect(html).toMatch(/^Gerade ist viel los\..*\n\nWe’re busy/);
    }
    const refused = await call;
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({jsonrpc: '2.0', error: {code: -32_000}});
    await end();
    expect((await getDocument(`${url}/search?q=a`)).status).toBe(200);
    expect((await getDocument(url + sheetPath(2))).status).toBe(200);
  });

  test('a page whose visitor has left makes room again', () => expectRoomAfterLeaving(site()));

  test('the page that asks a visitor to come back is accessible, and leads to the page', async ({open}) => {
    const {end} = await fillLimit(site());
    const page = await open('/search?q=eiche', {
      site: site(),
      expectedErrors: [/^status 503: GET .*\/search\?q=eiche/],
    });
    await expect(page.getByRole('heading', {level: 1})).toHaveText(messages.de.busy);
    await expectAccessible(page);
    await end();
    await page.getByRole('link', {name: messages.de.again}).click();
    await expect(page.getByRole('main').getByLabel('Was suchen')).toHaveValue('eiche');
  });

  test('a visitor who searches from a page of the site sees the usual error page, and the hits after trying again', async ({
    open,
  }) => {
    const page = await open('/en/search', {
      site: site(),
      consent: 'rejected',
      expectedErrors: [/^status 503: GET .*\/en\/search\.data/],
    });
    await waitForHydration(page);
    const {end} = await fillLimit(site());
    const field = page.getByRole('main').getByLabel('What are you looking');
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'table';
      input.form?.requestSubmit();
    });
    await expect(page.getByRole('heading', {level: 1})).toHaveText(messages.en.unavailable);
    await expect(page).toHaveURL(/\/en\/search\?q=table$/);
    await end();
    await page.getByRole('link', {name: messages.en.again}).click();
    await expect(field).toHaveValue('table');
  });
});

test.describe('on a server on Node.js', () => {
  const site = siteForAll(() => ({runtime: 'node', env: {PUBLIC_SITE_URL: 'https://studio.example'}}));

  test('a page whose visitor has left makes room again', () => expectRoomAfterLeaving(site()));
});
