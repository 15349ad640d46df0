import type {Page} from 'playwright';
import {expect, test} from '../support/test';

/** A word too long for a line of a phone. */
const long = 'x'.repeat(120);

/** The mail's HTML in a window of a phone, and how wide it is there. */
async function readOnPhone(
  page: Page,
  html: string,
  colorScheme: 'light' | 'dark',
): Promise<{mail: Page; width: number}> {
  const mail = await page.context().newPage();
  await mail.emulateMedia({colorScheme});
  await mail.setContent(html);
  return {mail, width: await mail.evaluate(() => document.documentElement.scrollWidth)};
}

const mails = [
  {
    language: 'de',
    path: '/widerruf',
    send: {name: 'Anna Buchholz', order: '#1001', mail: 'anna@example.com', pieces: long},
    titles: ['Widerruf', 'Ihr Widerruf ist eingegangen'],
  },
  {
    language: 'en',
    path: '/en/widerruf',
    send: {name: 'Anna Buchholz', order: '#1002', mail: 'anna@example.com', pieces: long},
    titles: ['Widerruf', 'Your withdrawal has been received'],
  },
] as const;

test.for(mails)('the mails of a withdrawal fit a phone, in light and dark ($language)', async (given, {open, site}) => {
  await fetch(site.url + given.path, {method: 'POST', body: new URLSearchParams(given.send)});
  const page = await open('/imprint', {screen: 'phone', javaScript: false});
  const sent = await site.control.mails();
  expect(sent).toHaveLength(2);
  for (const [index, {html, text}] of sent.entries()) {
    for (const scheme of ['light', 'dark'] as const) {
      const {mail, width} = await readOnPhone(page, html, scheme);
      expect(width).toBe(390);
      await expect(mail.getByRole('heading', {level: 1})).toHaveText(given.titles[index] ?? '');
      await expect(mail.locator('table')).toContainText(given.send.order);
      await expect(mail.locator('body')).toContainText('Maser & Maß · Düsseldorf · Leipzig');
      await expect(mail.locator('img, link, style, script')).toHaveCount(0);
    }
    // Whoever reads mail as plain text reads the same.
    for (const words of [given.send.order, long, 'Maser & Maß · Düsseldorf · Leipzig']) expect(text).toContain(words);
  }
});

test('the mail of an enquiry fits a phone and answers go to its sender', async ({open, site}) => {
  const enquiry = {name: 'Anna Buchholz', mail: 'anna@example.com', phone: '1', howHeard: 'google', text: long};
  const answer = await fetch(`${site.url}/api/send-email`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(enquiry),
  });
  expect(answer.status).toBe(200);
  const page = await open('/imprint', {screen: 'phone', javaScript: false});
  const [sent] = await site.control.mails();
  expect(sent?.replyTo).toEqual([enquiry.mail]);
  const {mail, width} = await readOnPhone(page, sent?.html ?? '', 'light');
  expect(width).toBe(390);
  await expect(mail.getByRole('heading', {level: 1})).toHaveText('Projektanfrage');
  await expect(mail.locator('tr')).toContainText(['Anna Buchholz', enquiry.mail, '1', 'Google']);
});
