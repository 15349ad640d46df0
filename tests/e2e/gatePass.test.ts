import type {Page} from 'playwright';
import {afterAll, beforeAll, describe, inject} from 'vitest';
import {expectAccessible} from '../support/accessibility';
import {startSite, type RunningSite} from '../../tools/site';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const password = 'Eiche & Öl "4"';
let gated: RunningSite;
/** The cookie of a visitor who has given the password. */
const cookies = {gate: ''};

beforeAll(async () => {
  gated = await startSite({build: inject('build'), env: {SITE_PASSWORD: password}});
  const answer = await send('/gate', {method: 'POST', body: new URLSearchParams({password, to: '/'})});
  cookies.gate = /^gate=([^;]*)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
});
afterAll(() => gated.close());

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(gated.url + path, {redirect: 'manual', ...init, headers: {Accept: 'text/html', ...init.headers}});
}

test.for([true, false])('a visitor signs out by the footer (JavaScript: %s)', async (javaScript, {open}) => {
  const options = {site: gated, javaScript, cookies, consentRejected: true, expectedErrors: [/status 401/]};
  const page = await open('/en/about', options);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Sign out'}).click();
  await expect(page).toHaveURL(`${gated.url}/en/gate`);
  if (javaScript) await expectAccessible(page);
  await page.getByRole('button', {name: 'Sign out'}).click();
  await expect(page.getByLabel('Password')).toBeFocused();
  expect(await page.context().cookies()).toEqual([]);
});

describe('signing out', () => {
  test('is offered to nobody without a pass, and not where there is no gate', async ({site}) => {
    const answer = await send('/gate');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
    for (const url of [`${gated.url}/imprint`, `${site.url}/imprint`]) {
      expect((await (await fetch(url)).text()).includes('href="/gate"'), url).toBe(false);
    }
  });

  test('is refused to a form of another website', async () => {
    const headers = {Cookie: `gate=${cookies.gate}`, Origin: 'https://evil.example'};
    const answer = await send('/gate', {method: 'POST', headers, body: new URLSearchParams({signOut: ''})});
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });
});

test.for([true, false])(
  'after a wrong and a right password the ways back and forward show the page (JavaScript: %s)',
  async (javaScript, {open}) => {
    const page = await open('/en/shop', {
      site: gated,
      javaScript,
      consentRejected: javaScript,
      expectedErrors: [/status 401/],
    });
    for (const typed of ['wrong', 'wrong again']) {
      await page.getByLabel('Password').fill(typed);
      await page.getByRole('button', {name: 'Open'}).click();
      await expect(page.getByRole('alert')).toContainText('That password isn’t right.');
    }
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('That password isn’t right.');
    await page.goBack();
    await expect(page.getByLabel('Password')).toBeVisible();
    await page.goForward();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', {name: 'Open'}).click();
    const title = page.getByRole('heading', {level: 1, name: 'Shop'});
    await expect(title).toBeVisible();
    await page.goBack();
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(`${gated.url}/en/shop`);
    await page.goForward();
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(`${gated.url}/en/shop`);
  },
);

describe('a pass that is gone while a page is open', () => {
  const enterPassword = async (page: Page) => {
    await expect(page.getByLabel('Passwort')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  };
  test('leads to the password screen, and from there to the requested page', async ({open}) => {
    // The status of the password screen, the refused request for data, and what Remix logs about it.
    const page = await open('/faq', {
      site: gated,
      cookies,
      consentRejected: true,
      expectedErrors: [/status 401/, /console\.error/],
    });
    await waitForHydration(page);
    await page.context().clearCookies();
    await page.getByRole('banner').getByRole('link', {name: 'Über uns'}).click();
    await enterPassword(page);
    await expect(page).toHaveURL(`${gated.url}/about`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('keeps all input of an enquiry', async ({open}) => {
    const page = await open('/contact', {site: gated, cookies, consentRejected: true, expectedErrors: [/status 401/]});
    await waitForHydration(page);
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('E-Mail').first().fill('anna@example.com');
    await page.getByLabel('Telefon').fill('1');
    await page.getByLabel('Nachricht').fill('Ein Regal');
    await page.getByRole('radio', {name: 'Google'}).check();
    await page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'}).check();
    await page.context().clearCookies();
    await page.getByRole('button', {name: 'Anfrage senden'}).click();
    await enterPassword(page);
    await expect(page).toHaveURL(`${gated.url}/contact`);
    await expect(page.getByLabel('Nachricht')).toHaveValue('Ein Regal');
    await expect(page.getByRole('radio', {name: 'Google'})).toBeChecked();
    await page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'}).check();
    await page.getByRole('button', {name: 'Anfrage senden'}).click();
    await expect(page).toHaveURL(`${gated.url}/thankyou/Anna`);
    expect(await gated.control.mails()).toHaveLength(1);
  });
});
