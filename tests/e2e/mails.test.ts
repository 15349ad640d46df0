import type {Page} from '@playwright/test';
import {brand} from '../../app/brand';
import type {Site} from '../../tools/site';
import {expect, test} from '../support/test';

/** A word too long for a line of a phone. */
const long = 'x'.repeat(120);
const footer = [brand.name, ...brand.locations.map(({city}) => city)].join(' · ');

const withdrawals = [
  {
    path: '/widerruf',
    send: {name: 'Anna Buchholz', order: '#1001', mail: 'anna@example.com', pieces: long},
    titles: ['Widerruf', 'Ihr Widerruf ist eingegangen'],
  },
  {
    path: '/en/widerruf',
    send: {name: 'Anna Buchholz', order: '#1002', mail: 'anna@example.com', pieces: long},
    titles: ['Widerruf', 'Your withdrawal has been received'],
  },
];

const enquiry = {name: 'Anna Buchholz', mail: 'anna@example.com', phone: '1', howHeard: 'google', text: long};

/** The mails that the site sends about a withdrawal, in their order. */
async function mailsAbout(site: Site, {path, send}: (typeof withdrawals)[number]) {
  await site.control.clearMails();
  await fetch(site.url + path, {method: 'POST', body: new URLSearchParams(send)});
  return site.control.mails();
}

async function expectFits(page: Page, html: string): Promise<void> {
  await page.setContent(html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

// A mail is no page of the site: the browser shows its HTML alone.
test.describe('on a phone, a mail of the site', {tag: '@phone'}, () => {
  test('about a withdrawal fits the screen, in light and dark mode', async ({page, site}) => {
    for (const withdrawal of withdrawals) {
      const sent = await mailsAbout(site, withdrawal);
      expect(sent).toHaveLength(2);
      for (const [index, {html, text}] of sent.entries()) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({colorScheme});
          await expectFits(page, html);
          await expect(page.getByRole('heading', {level: 1})).toHaveText(withdrawal.titles[index] ?? '');
          await expect(page.locator('table')).toContainText(withdrawal.send.order);
          await expect(page.locator('body')).toContainText(footer);
          await expect(page.locator('img, link, style, script')).toHaveCount(0);
        }
        // Whoever reads mail as plain text reads the same.
        for (const words of [withdrawal.send.order, long, footer]) expect(text).toContain(words);
      }
    }
  });

  test('about an enquiry fits the screen, and a reply goes to the visitor who wrote it', async ({page, site}) => {
    const answer = await fetch(`${site.url}/api/send-email`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(enquiry),
    });
    expect(answer.status).toBe(200);
    const [sent] = await site.control.mails();
    expect(sent?.replyTo).toEqual([enquiry.mail]);
    await expectFits(page, sent?.html ?? '');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Projektanfrage');
    await expect(page.locator('tr')).toContainText(['Anna Buchholz', enquiry.mail, '1', 'Google']);
  });
});
