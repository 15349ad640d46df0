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

/** Far more than may be rendered at once. */
const many = Array.from({length: 60}, (_, number) => number);

/** Starts far more pages than may be rendered at once. The parameter has a form in which the page is no one else's. */
const openMany = ({url}: Site, name: string, signal?: AbortSignal) =>
  many.map((number) => getText(`${url}/product/${name}-${number}?length=a`, {signal}));

/** `undefined` for a visitor who has left. */
async function getText(url: string, init: RequestInit) {
  try {
    const answer = await fetch(url, init);
    return {status: answer.status, text: await answer.text()};
  } catch {
    return undefined;
  }
}

/** Takes all the room, by pages whose products the store doesn't give. `end` resolves when there is room again. */
async function fillLimit(site: Site): Promise<{end: () => Promise<void>}> {
  await site.control.addFault({operation: 'Product', kind: 'hang'});
  const visits = openMany(site, 'made-up');
  // The first one to have an answer is refused.
  expect((await Promise.race(visits))?.status).toBe(503);
  return {
    end: async () => {
      await site.control.clearFaults();
      await Promise.all(visits);
    },
  };
}

for (const runtime of ['oxygen', 'node'] as const) {
  test.describe(`when somebody asks for more made-up pages at once than a worker can render (${runtime})`, () => {
    const site = siteForAll(() => ({runtime, env: {PUBLIC_SITE_URL: 'https://studio.example'}}));

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

    test('a page whose visitor has left makes room again', async () => {
      const {url, control} = site();
      await control.addFault({operation: 'Product', kind: 'latency', ms: 3_000});
      const visit = new AbortController();
      void openMany(site(), 'left', visit.signal);
      const others = openMany(site(), 'other');
      expect((await Promise.race(others))?.status).toBe(503);
      visit.abort();
      await Promise.all(others);
      await control.clearFaults();
      // A page that was ended before it was complete would count for 15 s.
      await expect.poll(async () => (await getDocument(`${url}/search?q=b`)).status, {timeout: 10_000}).toBe(200);
    });
  });
}

test.describe('when one client asks a server on Node.js for hundreds of drawing sheets at once', () => {
  const site = siteForAll(() => ({runtime: 'node', env: {PUBLIC_SITE_URL: 'https://studio.example'}}));

  test('others see their pages, and whoever is refused is asked to come back', async () => {
    const {url} = site();
    await getDocument(`${url}/about`);
    expect((await getDocument(url + sheetPath(0))).status).toBe(200);
    let slowest = 0;
    let isOver = false;
    const watch = async () => {
      while (!isOver) {
        const start = performance.now();
        expect((await getDocument(`${url}/about`)).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - start);
      }
    };
    const watching = watch();
    const visits = Array.from({length: 6}, (_, part) =>
      many.map((number) => fetch(`${url}/sheet/konfigurator-tisch/${140 + number}x${75 + part}-6b4a32`)),
    );
    const answers = await Promise.all(visits.flat());
    isOver = true;
    await watching;
    const statuses = answers.map(({status}) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
    for (const answer of answers) {
      const html = await answer.text();
      if (answer.status === 200) expect(html).toContain('</svg>');
      else expect(answer.headers.get('Retry-After')).toBe('2');
    }
    // Without the limit a visitor waits for all the sheets: several seconds.
    expect(slowest).toBeLessThan(2_000);
  });
});

for (const language of languages) {
  test(
    `the page that asks a visitor to come back is accessible, and leads to the page (${language})`,
    {tag: '@everywhere'},
    async ({open, startOwnSite}) => {
      const t = messages[language];
      const site = await startOwnSite();
      const page = await open(localizedPath('/imprint', language), {
        site,
        consentRejected: true,
        expectedErrors: [/^status 503: GET .*\/search\?q=eiche/],
      });
      const {end} = await fillLimit(site);
      await page.goto(localizedPath('/search?q=eiche', language));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.busy);
      await expectAccessible(page);
      await end();
      await page.getByRole('link', {name: t.again}).click();
      await expect(page.getByRole('main').getByLabel(/^(Was suchen|What are you looking)/)).toHaveValue('eiche');
    },
  );
}

test('a visitor who searches from a page of the site sees the usual error page, and the hits after trying again', async ({
  open,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  const page = await open('/en/search', {
    site,
    consentRejected: true,
    expectedErrors: [/^status 503: GET .*\/en\/search\.data/],
  });
  await waitForHydration(page);
  const {end} = await fillLimit(site);
  const field = page.getByRole('main').getByLabel(/^(Was suchen|What are you looking)/);
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'table';
    input.form?.requestSubmit();
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText(messages.en.unavailable);
  await expect(page).toHaveURL(/\/en\/search\?q=table$/);
  await end();
  await page.getByRole('link', {name: messages.en.again}).click();
  await expect(page.getByRole('main').getByLabel(/^(Was suchen|What are you looking)/)).toHaveValue('table');
});
