import type {Page} from '@playwright/test';
import {localizedPath} from '~/i18n/language';
import {main, withPlainSpaces} from '../support/productPage';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const words = {
  de: {
    length: 'Länge',
    save: 'Merken',
    saved: 'Gemerkt',
    pieces: (count: number) => `Meine Stücke (${count})`,
    ask: 'Fragen zu diesem Stück',
    message: 'Nachricht',
    question: /^Meine Frage zu Tisch Strich, 201 × 90 cm/,
    room: 'Im Raum',
    changed: /^Der Preis hat sich geändert: .+ statt /,
    remove: /201 × 90.* entfernen/,
  },
  en: {
    length: 'Length',
    save: 'Save',
    saved: 'Saved',
    pieces: (count: number) => `My pieces (${count})`,
    ask: 'Ask about this piece',
    message: 'Message',
    question: /^My question about Strich table, 201 × 90 cm/,
    room: 'In my room',
    changed: /^The price has changed: .+ instead of /,
    remove: /Remove .*201 × 90/,
  },
};

/** As if the saved piece had cost one euro less. */
const lowerSavedPrice = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':kept')) ?? '';
    const [piece] = JSON.parse(localStorage.getItem(key) ?? '[]') as {cents: number}[];
    localStorage.setItem(key, JSON.stringify(piece ? [{...piece, cents: piece.cents - 100}] : []));
  });

for (const language of ['de', 'en'] as const) {
  const t = words[language];

  test(
    `a visitor can save a piece on the device, find it again and ask about it (${language})`,
    {tag: '@everywhere'},
    async ({open}) => {
      const page = await open(localizedPath('/product/konfigurator-tisch', language), {consentRejected: true});
      const button = (name: string | RegExp) => main(page).getByRole('button', {name, exact: typeof name === 'string'});
      await waitForConfigurator(page);

      await test.step('the piece that is saved is the one that is configured', async () => {
        await main(page).getByRole('textbox', {name: t.length}).fill('201');
        await button(t.save).click();
        await expect(main(page).getByRole('status').filter({hasText: t.saved})).toBeVisible();
        await button(t.pieces(1)).click();
        await expect(main(page).getByRole('link', {name: /201 × 90/})).toHaveAttribute(
          'href',
          /\/sheet\/konfigurator-tisch\/201x90/,
        );
        await expect(main(page).getByText(t.changed)).toHaveCount(0);
      });

      await test.step('the list is still there after a reload, and says that a price has changed', async () => {
        await expect(page).toHaveURL(/length=201/);
        await lowerSavedPrice(page);
        await page.reload();
        await button(t.pieces(1)).click();
        await expect(main(page).getByText(t.changed)).toBeVisible();
      });

      await test.step('a removed piece is gone', async () => {
        await button(t.remove).click();
        await expect(button(t.pieces(1))).toHaveCount(0);
        await page.reload();
        await expect(button(t.save)).toBeVisible();
        await expect(button(t.pieces(1))).toHaveCount(0);
      });

      await test.step('the contact form names the piece', async () => {
        await main(page).getByRole('link', {name: t.ask}).click();
        await expect(page).toHaveURL(/\/contact/);
        await waitForHydration(page);
        const message = page.getByLabel(t.message);
        await expect.poll(async () => withPlainSpaces(await message.inputValue())).toMatch(t.question);
      });
    },
  );
}

test(
  'on a phone that can do it, a link shows the configured piece in the visitor’s own room',
  {tag: '@phone'},
  async ({open}) => {
    const phone = await open('/robots.txt');
    await phone.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgent', {get: () => 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'}),
    );
    await phone.goto('/product/konfigurator-tisch?length=201&width=90');
    const href = await main(phone).getByRole('link', {name: words.de.room}).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toMatch(/^intent:.*\/sheet\/konfigurator-tisch\/201x90[^/]*\/model\.glb/);
  },
);
