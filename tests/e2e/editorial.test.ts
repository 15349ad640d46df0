import {allowClipboard, clipboardText} from '../support/clipboard';
import {showDocument} from '../support/pageContent';
import {expect, test} from '../support/test';

test('the list of questions shows one answer at a time, and a second click closes it', async ({open}) => {
  const page = await open('/faq', {consent: 'rejected', reducedMotion: true});
  const rows = page.getByRole('main').getByRole('group');
  const [first, second] = [rows.nth(0), rows.nth(1)];
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open');
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');

  await test.step('a job opens by a click and closes by the keyboard', async () => {
    await page.getByRole('contentinfo').getByRole('link', {name: 'Jobs'}).click();
    await expect(page).toHaveURL('/jobs');
    const job = page.getByRole('main').getByRole('group').first();
    await expect(job.locator('summary')).toContainText('(m/w/d)');
    await job.locator('summary').click();
    await expect(job.getByRole('paragraph').first()).toBeVisible();
    await job.locator('summary').press('Space');
    await expect(job.getByRole('paragraph').first()).toBeHidden();
  });
});

test('the cards of the team can be leafed through, and show each member’s quote and address', async ({open}) => {
  const page = await open('/en/about', {consent: 'rejected', reducedMotion: true});
  await allowClipboard(page);
  const team = page.getByRole('region', {name: 'Team'});
  const offset = () => team.getByRole('list').evaluate((list) => list.scrollLeft);
  await team.getByRole('button', {name: 'More team members'}).click();
  await expect.poll(offset).toBe(500);
  await team.getByRole('button', {name: 'Previous team members'}).click();
  await expect.poll(offset).toBe(0);

  await test.step('a number shows its quote, with the quotation marks of the language', async () => {
    const quotes = page.getByRole('region', {name: 'What clients say'});
    const shown = quotes.locator('blockquote:visible');
    await expect(shown).toHaveCSS('quotes', '"‘" "’"');
    const before = (await shown.textContent()) ?? '';
    await expect(quotes.getByRole('button')).toHaveText(['01', '02', '03', '04', '05', '06', '07']);
    const third = quotes.getByRole('button').nth(2);
    await third.click();
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await expect(shown).not.toHaveText(before);
  });

  const members = team.getByRole('button', {name: /Copy email/});
  const confirmed = team.getByRole('status').filter({hasText: 'Address copied'});
  for (const [position, copy, address] of [
    [0, () => members.nth(0).press('Enter'), 'aschkamp'],
    [1, () => members.nth(1).press('Space'), 'vosskoetter'],
    [0, () => members.nth(0).click(), 'aschkamp'],
  ] as const) {
    await test.step(`the quote of member ${position + 1}`, async () => {
      await copy();
      await expect(confirmed).toHaveCount(1);
      expect(await clipboardText(page)).toContain(address);
      await expect(confirmed).toHaveCount(0);
    });
  }

  await test.step('on paper, the team has no buttons that only work on a screen', async () => {
    const task = team.getByText('Copy email').first();
    await expect(task).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(team.getByText('Malwine Aschkamp')).toBeVisible();
    await expect(task).toBeHidden();
    await page.emulateMedia({media: 'screen'});
  });

  await test.step('on a phone, a member reached by the keyboard is completely in view', async () => {
    await page.setViewportSize({width: 390, height: 844});
    const more = team.getByRole('button', {name: 'More team members'});
    await more.scrollIntoViewIfNeeded();
    await more.focus();
    for (const member of await members.all()) {
      await page.keyboard.press('Tab');
      await expect(member).toBeFocused();
      await expect(member).toBeInViewport({ratio: 0.99});
    }
  });
});

test('the press page opens articles in a new tab, and offers the press kit', async ({page, site}) => {
  await showDocument(page, `${site.url}/press`);
  const rows = page.getByRole('table').getByRole('row');
  const linked = rows.filter({has: page.getByRole('link')});
  expect(await linked.count()).toBeGreaterThan(2);
  await expect(linked.first().getByRole('link')).toHaveAttribute('target', '_blank');
  expect(await rows.count()).toBeGreaterThan((await linked.count()) + 1);
  const icon = await fetch(new URL((await linked.first().locator('img').getAttribute('src')) ?? '', site.url));
  expect(icon.headers.get('Content-Type')).toBe('image/png');
  expect((await fetch(`${site.url}/favicon/other.example`)).status).toBe(404);

  const kit = await page.getByRole('link', {name: 'Press Kit herunterladen (ZIP)'}).getAttribute('href');
  const zip = new Uint8Array(await (await fetch(kit ?? '')).arrayBuffer());
  expect([...zip.slice(0, 2)]).toEqual([0x50, 0x4b]);
});
