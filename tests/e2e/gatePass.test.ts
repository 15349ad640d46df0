import {expectAccessible} from '../support/accessibility';
import {waitForHydration} from '../support/ready';
import {expect, siteForAll, test} from '../support/test';

const password = 'Eiche & Öl "4"';
const hint = 'Demo: Eiche';
const gated = siteForAll(() => ({env: {SITE_PASSWORD: password, SITE_PASSWORD_HINT: hint}}));

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(gated().url + path, {redirect: 'manual', ...init, headers: {Accept: 'text/html', ...init.headers}});
}

/** The cookies of a visitor who has given the password. */
async function sessionCookie(): Promise<{gate: string}> {
  const answer = await send('/gate', {method: 'POST', body: new URLSearchParams({password, to: '/'})});
  return {gate: /^gate=([^;]*)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? ''};
}

for (const javaScript of [true, false]) {
  test(`a visitor enters the site’s password, goes back and forward, and signs out (${javaScript ? 'with' : 'without'} JavaScript)`, async ({
    open,
  }) => {
    const page = await open('/en/imprint', {
      site: gated(),
      javaScript,
      consent: 'rejected',
      expectedErrors: [/status 401/],
    });
    const field = page.getByLabel('Password');
    const alert = page.getByRole('alert');
    const title = page.getByRole('heading', {level: 1, name: 'Shop'});

    await test.step('a link to a page asks for the password, and shows the hint', async () => {
      await page.getByRole('link', {name: 'Shop', exact: true}).first().click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('type', 'password');
      await expect(page.getByText(hint)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(hint);
    });

    await test.step('a wrong password is refused, and nothing on the page moves', async () => {
      const place = await field.boundingBox();
      await page.keyboard.type('wrong');
      await page.keyboard.press('Enter');
      await expect(alert).toContainText('That password isn’t right.');
      await expect(field).toBeFocused();
      expect((await field.boundingBox())?.y).toBe(place?.y);
      if (javaScript) await expectAccessible(page);
    });

    await test.step('a second wrong one is refused too, and Back and Forward ask for the password again', async () => {
      // The screen has no scripts in either visit.
      if (javaScript) return;
      await page.keyboard.type('wrong again');
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('');
      await expect(alert).toContainText('That password isn’t right.');
      await page.reload();
      await expect(alert).toContainText('That password isn’t right.');
      await page.goBack();
      await expect(field).toBeVisible();
      await page.goForward();
      await expect(field).toBeVisible();
    });

    await test.step('the right password shows the page, also on Back and Forward', async () => {
      await field.fill(password);
      await page.getByRole('button', {name: 'Open'}).click();
      await expect(title).toBeVisible();
      await page.goBack();
      await expect(title).toBeVisible();
      await expect(page).toHaveURL(`${gated().url}/en/shop`);
      await page.goForward();
      await expect(title).toBeVisible();
      await expect(page).toHaveURL(`${gated().url}/en/shop`);
    });

    await test.step('the footer links the sign-out', async () => {
      await page.getByRole('contentinfo').getByRole('link', {name: 'Sign out'}).click();
      await expect(page).toHaveURL(`${gated().url}/en/gate`);
      if (javaScript) await expectAccessible(page);
      await page.getByRole('button', {name: 'Sign out'}).click();
      await expect(field).toBeFocused();
      expect((await page.context().cookies()).map(({name}) => name)).not.toContain('gate');
    });
  });
}

test.describe('signing out of a site with a password', () => {
  test('is offered only to visitors who have entered the password', async ({site}) => {
    const answer = await send('/gate');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
    for (const url of [`${gated().url}/imprint`, `${site.url}/imprint`]) {
      expect((await (await fetch(url)).text()).includes('href="/gate"'), url).toBe(false);
    }
  });

  test('is refused when a form of another website asks for it', async () => {
    const headers = {Cookie: `gate=${(await sessionCookie()).gate}`, Origin: 'https://evil.example'};
    const answer = await send('/gate', {method: 'POST', headers, body: new URLSearchParams({signOut: ''})});
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });
});

test('a visitor whose permission ends while a page is open enters the password again and continues', async ({open}) => {
  await gated().control.clearMails();
  // The refused requests, and what Remix may log about them.
  const page = await open('/faq', {
    site: gated(),
    cookies: await sessionCookie(),
    consent: 'rejected',
    expectedErrors: [/status 401|console\.error: SyntaxError/],
  });
  await waitForHydration(page);
  const loseSession = () => page.context().clearCookies();
  const enterPassword = async () => {
    await expect(page.getByLabel('Passwort')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  };

  await test.step('to the page that a link leads to', async () => {
    await loseSession();
    await page.getByRole('banner').getByRole('link', {name: 'Kontakt'}).click();
    await enterPassword();
    await expect(page).toHaveURL(`${gated().url}/contact`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  await test.step('to the enquiry, with all its text', async () => {
    await waitForHydration(page);
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('E-Mail').first().fill('anna@example.com');
    await page.getByLabel('Telefon').fill('1');
    await page.getByLabel('Nachricht').fill('Ein Regal');
    await page.getByRole('radio', {name: 'Google'}).check();
    await page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'}).check();
    await loseSession();
    await page.getByRole('button', {name: 'Anfrage senden'}).click();
    await enterPassword();
    await expect(page).toHaveURL(`${gated().url}/contact`);
    await expect(page.getByLabel('Nachricht')).toHaveValue('Ein Regal');
    await expect(page.getByRole('radio', {name: 'Google'})).toBeChecked();
    await page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'}).check();
    await page.getByRole('button', {name: 'Anfrage senden'}).click();
    await expect(page).toHaveURL(`${gated().url}/thankyou/Anna`);
    expect(await gated().control.mails()).toHaveLength(1);
  });
});
