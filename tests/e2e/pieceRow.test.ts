import type {Page} from '@playwright/test';
import {brand} from '../../app/brand';
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

const storageKey = `${brand.key}:kept`;

/** What this device keeps. */
const savedPieces = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '') as {cents: number}[], storageKey);

/** As if the saved piece had cost one euro less. */
async function lowerSavedPrice(page: Page) {
  const cheaper = (await savedPieces(page)).map((piece) => ({...piece, cents: piece.cents - 100}));
  await page.evaluate(([key, pieces]) => localStorage.setItem(key, pieces), [
    storageKey,
    JSON.stringify(cheaper),
  ] as const);
}

// Each language once, and each screen once: neither depends on the other.
for (const [language, details] of [
  ['de', {}],
  ['en', {tag: '@phone'}],
] as const) {
  const t = words[language];

  test(
    `a visitor can save a piece on the device, find it again and ask about it (${language})`,
    details,
    async ({open}) => {
      const page = await open(localizedPath('/product/konfigurator-tisch', language), {
        consent: 'rejected',
        reducedMotion: true,
      });
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
        expect(await savedPieces(page)).toEqual([]);
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
    const phone = await open('/robots.txt', {consent: 'rejected', reducedMotion: true});
    await phone.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgent', {get: () => 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'}),
    );
    await phone.goto('/product/konfigurator-tisch?length=201&width=90');
    const href = await main(phone).getByRole('link', {name: words.de.room}).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toMatch(/^intent:.*\/sheet\/konfigurator-tisch\/201x90[^/]*\/model\.glb/);
  },
);
