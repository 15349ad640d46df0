import type {Page} from '@playwright/test';
import {startWorker, type RunningWorker} from '../../tools/worker';
import {startFront} from '../support/front';
import {ensureNextBuild, nextSkipText} from '../support/nextBuild';
import {nodeEnv} from '../support/nodeEnv';
import {waitForHydration, waitForScript} from '../support/ready';
import {oneStool} from '../support/stool';
import {expect, test} from '../support/test';

const aboutLink = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Über uns'}).first();

/** The paths of the documents that the page requests from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test.describe('a tab from before a deployment', () => {
  let front: Awaited<ReturnType<typeof startFront>>;
  let next: RunningWorker;

  test.beforeAll(async ({sharedSite}) => {
    test.setTimeout(300_000);
    next = await startWorker({build: await ensureNextBuild(), env: nodeEnv(sharedSite)});
    front = await startFront(sharedSite.url);
  });
  test.beforeEach(({site}) => void (front.target = site.url));
  test.afterAll(async () => {
    front.close();
    await next.close();
  });

  /** The next build answers at the same address. Returns the paths of the documents that the page requests from now on. */
  function deploy(page: Page): string[] {
    front.target = next.url;
    return watchDocuments(page);
  }

  test('leads to the page of a link whose code is gone, and keeps the cart and what is typed', async ({open, site}) => {
    const expectedErrors = [/status 404: GET .*\.js/, /Error loading route module/, /Failed to fetch dynamically/];
    const page = await open('/contact', {
      site: {...site, url: front.url},
      cookies: await oneStool(site.storeUrl),
      consent: 'rejected',
      expectedErrors,
    });
    await waitForHydration(page);
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('Nachricht').fill('Eine Bank für zwei');
    const documents = deploy(page);
    await aboutLink(page).click();
    await expect(page.getByRole('link', {name: nextSkipText})).toBeAttached();
    await expect(page).toHaveURL('/about');
    expect(documents).toEqual(['/about']);
    await expect(page.getByRole('banner').getByRole('link', {name: /Warenkorb.*1/})).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Name')).toHaveValue('Anna');
    await expect(page.getByLabel('Nachricht')).toHaveValue('Eine Bank für zwei');
  });

  test('shows a page whose code has been prefetched with its styles', async ({open, site}) => {
    const page = await open('/contact', {site: {...site, url: front.url}, consent: 'rejected'});
    await waitForHydration(page);
    await aboutLink(page).hover();
    for (const module of ['about', 'ConsentPanel']) await waitForScript(page, module);
    const documents = deploy(page);
    await aboutLink(page).click();
    const heading = page.getByRole('heading', {level: 1, name: 'Zwei Werkstätten, ein Studio'});
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('font-family', /Hanken/);
    expect(documents).toEqual([]);
  });

  test('with the code of release 1.0.0 is told to load the next page as a document', async ({site}) => {
    const {status, headers} = await fetch(`${site.url}/__manifest?p=%2Fthankyou%2FAda&version=0`);
    expect([status, headers.get('X-Remix-Reload-Document'), headers.get('Cache-Control')]).toEqual([
      204,
      'true',
      'no-store',
    ]);
  });
});

test('a page whose code cannot read its data is loaded as a document', async ({open}) => {
  const page = await open('/contact', {consent: 'rejected', expectedErrors: [/SyntaxError/]});
  await waitForHydration(page);
  await page.route('**/about.data*', (route) =>
    route.fulfill({contentType: 'text/x-script', body: '["data of another release"'}),
  );
  const documents = watchDocuments(page);
  await aboutLink(page).click();
  await expect.poll(() => documents).toEqual(['/about']);
  await expect(page.getByRole('heading', {level: 1, name: 'Zwei Werkstätten, ein Studio'})).toBeVisible();
  await expect(page).toHaveURL('/about');
});
