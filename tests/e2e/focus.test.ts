import type {Page} from '@playwright/test';
import {openCart, variantNumber} from '../support/cart';
import {itemsValue} from '../support/cookies';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

const focusedText = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');

/** The banner asks after the first interaction, and doesn't take the focus. */
async function openBanner(page: Page, name: string) {
  await page.keyboard.press('Shift');
  const banner = page.getByRole('region', {name});
  await expect(banner).toBeVisible();
  return banner;
}

test('a visitor with a keyboard does not lose the place when a button of the cart disappears', async ({open, site}) => {
  const number = await variantNumber(site.storeUrl, 'hocker-lot');
  const cookies = {cartItems: itemsValue(`${number}.99.19800 Hocker Lot`)};
  const page = await open('/en/faq', {cookies, reducedMotion: true, consent: 'rejected'});
  await waitForHydration(page);
  const cart = await openCart(page, 'Cart');

  await test.step('from the button that corrects a quantity, to the quantity', async () => {
    const correct = cart.getByRole('button', {name: /^Set quantity to \d+, Lot stool/});
    await correct.press('Enter');
    await expect(correct).toBeHidden();
    await expect(cart.getByRole('spinbutton')).toBeFocused();
  });

  await test.step('from the button that removes the last line, to the message that the cart is empty', async () => {
    await cart.getByRole('button', {name: /^Remove Lot stool, /}).press('Enter');
    await expect(cart.getByText('Your cart is empty')).toBeVisible();
    await expect.poll(() => focusedText(page)).toContain('Your cart is empty');
    await page.keyboard.press('Tab');
    await expect(cart.getByRole('link').last()).toBeFocused();
  });
});

test(
  'on a phone, after the last line is removed the keyboard continues at the link to the shop',
  {tag: '@phone'},
  async ({open}) => {
    const page = await open('/product/hocker-lot', {reducedMotion: true, consent: 'rejected'});
    await waitForHydration(page);
    await button(page, 'In den Warenkorb').click();
    const cart = page.getByRole('dialog', {name: 'Warenkorb'});
    await cart.getByRole('button', {name: /^Hocker Lot, .* entfernen$/}).press('Enter');
    const empty = 'Dein Warenkorb ist leer, hier geht es zum Shop';
    await expect(cart.getByText(empty)).toBeVisible();
    await expect.poll(() => focusedText(page)).toContain(empty);
    await page.keyboard.press('Tab');
    await expect(cart.getByRole('link').last()).toBeFocused();
  },
);

test('after the consent banner is answered, the keyboard continues where it was', async ({open}) => {
  const page = await open('/imprint', {reducedMotion: true});
  await waitForHydration(page);

  await test.step('at the link that was selected when the banner appeared', async () => {
    const contact = page.getByRole('banner').getByRole('link', {name: 'Kontakt'});
    await contact.focus();
    const banner = await openBanner(page, 'Ihre Entscheidung');
    await button(page, 'Auswählen').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    await button(page, 'Auswahl speichern').focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await expect(contact).toBeFocused();
  });

  await test.step('at the button that opened the settings again', async () => {
    const settings = button(page, 'Cookie-Einstellungen');
    const banner = page.getByRole('region', {name: 'Ihre Entscheidung'});
    for (const answer of ['Alle annehmen', 'Auswahl speichern', 'Alle ablehnen']) {
      await settings.focus();
      await page.keyboard.press('Enter');
      await expect(banner).toBeFocused();
      if (answer === 'Auswahl speichern') await button(page, 'Auswählen').press('Enter');
      await button(page, answer).press('Enter');
      await expect(banner).toBeHidden();
      await expect(settings).toBeFocused();
    }
  });
});

/** Opens the window of the calendar by the keyboard, and loads the calendar. */
async function loadCalendar(page: Page, words: {book: string; title: string; load: string}) {
  await waitForHydration(page);
  const meeting = page.getByRole('complementary').getByRole('link', {name: words.book});
  const dialog = page.getByRole('dialog', {name: words.title});
  const calendar = dialog.locator('iframe');
  await meeting.press('Enter');
  await button(page, words.load).press('Enter');
  await expect(calendar.contentFrame().getByRole('textbox', {name: 'Name'})).toBeVisible();
  await expect(dialog.getByRole('heading', {name: words.title})).toBeFocused();
  return {meeting, dialog, calendar};
}

test('after the calendar has loaded, Escape still closes its window', async ({open}) => {
  const page = await open('/imprint', {reducedMotion: true, consent: 'rejected'});
  const words = {book: 'Termin buchen', title: 'Kostenloses Erstgespräch, 30 Minuten', load: 'Kalender laden'};
  const {meeting, dialog} = await loadCalendar(page, words);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(meeting).toBeFocused();
});

test('after the calendar has loaded, two presses of Tab lead into it', async ({open}) => {
  const page = await open('/en/imprint', {reducedMotion: true, consent: 'rejected'});
  const words = {book: 'Book a meeting', title: 'Free consultation, 30 minutes', load: 'Load calendar'};
  const {dialog, calendar} = await loadCalendar(page, words);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(calendar).toBeFocused();
});

test('after the consent banner is answered, the keyboard starts at the page if it was nowhere before', async ({
  open,
}) => {
  const page = await open('/en/faq', {reducedMotion: true});
  await waitForHydration(page);
  const banner = await openBanner(page, 'Your choice');
  await button(page, 'Reject all').focus();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
