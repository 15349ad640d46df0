import type {Page} from 'playwright';
import {describe} from 'vitest';
import {clientOf} from 'demo-store/testing/client';
import {waitForHydration} from '../support/ready';
import {itemsValue} from '../support/cookies';
import {expect, test} from '../support/test';

const texts = {
  de: {
    root: '',
    cart: 'Warenkorb',
    add: 'In den Warenkorb',
    remove: /^Hocker Lot, .* entfernen$/,
    empty: {phone: 'Dein Warenkorb ist leer, hier geht es zum Shop', desktop: 'Ihr Warenkorb ist leer'},
    answers: ['Alle annehmen', 'Alle ablehnen'],
    banner: 'Ihre Entscheidung',
    choose: 'Auswählen',
    save: 'Auswahl speichern',
    settings: 'Cookie-Einstellungen',
    meeting: 'Termin buchen',
    load: 'Kalender laden',
    frame: 'Terminkalender',
    contact: 'Kontakt',
  },
  en: {
    root: '/en',
    cart: 'Cart',
    add: 'Add to cart',
    remove: /^Remove Lot stool, /,
    empty: {phone: 'Your shopping cart is empty, click here to go to the shop', desktop: 'Your cart is empty'},
    answers: ['Accept all', 'Reject all'],
    banner: 'Your choice',
    choose: 'Choose',
    save: 'Save choice',
    settings: 'Cookie settings',
    meeting: 'Book a meeting',
    load: 'Load calendar',
    frame: 'Calendar',
    contact: 'Contact',
  },
} as const;

const languages = ['de', 'en'] as const;
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const focusedText = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');

const carts = languages.flatMap((language) => (['phone', 'desktop'] as const).map((screen) => ({language, screen})));

test.concurrent.for(carts)(
  'after the last line was removed the focus is on the words that the cart is empty ($language, $screen)',
  async ({language, screen}, {open}) => {
    const t = texts[language];
    const page = await open(`${t.root}/product/hocker-lot`, {screen, reducedMotion: true, consentRejected: true});
    await waitForHydration(page);
    await button(page, t.add).click();
    const panel = page.getByRole('dialog', {name: t.cart});
    await panel.getByRole('button', {name: t.remove}).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByText(t.empty[screen])).toBeVisible();
    await expect.poll(() => focusedText(page)).toContain(t.empty[screen]);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').last()).toBeFocused();
  },
);

describe('after the consent banner was answered by keyboard', () => {
  /** The banner asks after the first interaction, and doesn't take the focus. */
  async function openBanner(page: Page, name: string) {
    await page.keyboard.press('Shift');
    const banner = page.getByRole('region', {name});
    await expect(banner).toBeVisible();
    return banner;
  }

  test.concurrent.for(languages)('the focus is where it was before (%s)', async (language, {open}) => {
    const t = texts[language];
    for (const answer of [...t.answers, t.save]) {
      const page = await open(`${t.root}/faq`, {reducedMotion: true});
      await waitForHydration(page);
      const contact = page.getByRole('banner').getByRole('link', {name: t.contact});
      await contact.focus();
      const banner = await openBanner(page, t.banner);
      if (answer === t.save) {
        await button(page, t.choose).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('checkbox').first()).toBeFocused();
      }
      await button(page, answer).focus();
      await page.keyboard.press('Enter');
      await expect(banner).toBeHidden();
      await expect(contact).toBeFocused();
    }
  });

  test('the focus is on the page where it was nowhere before', async ({open}) => {
    const page = await open('/en/faq', {reducedMotion: true});
    await waitForHydration(page);
    const banner = await openBanner(page, texts.en.banner);
    await button(page, 'Reject all').focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test.concurrent.for(languages)(
    'the focus returns to the settings that were opened (%s)',
    async (language, {open}) => {
      const t = texts[language];
      const page = await open(`${t.root}/faq`, {reducedMotion: true, consentRejected: true});
      await waitForHydration(page);
      for (const answer of [...t.answers, t.save]) {
        await button(page, t.settings).focus();
        await page.keyboard.press('Enter');
        const banner = page.getByRole('region', {name: t.banner});
        await expect(banner).toBeFocused();
        if (answer === t.save) await button(page, t.choose).press('Enter');
        await button(page, answer).press('Enter');
        await expect(banner).toBeHidden();
        await expect(button(page, t.settings)).toBeFocused();
      }
    },
  );
});

test.concurrent.for(languages)(
  'the loaded calendar has the focus of the button that loaded it (%s)',
  async (language, {open}) => {
    const t = texts[language];
    const page = await open(`${t.root}/imprint`, {reducedMotion: true, consentRejected: true});
    await waitForHydration(page);
    await page.getByRole('complementary').getByRole('link', {name: t.meeting}).press('Enter');
    await button(page, t.load).press('Enter');
    await expect(page.getByTitle(t.frame)).toBeFocused();
  },
);

test('the button that corrects a quantity leaves the focus on its field', async ({open, site}) => {
  const {data} = await clientOf(site.storeUrl).query<{product: {variants: {nodes: {id: string}[]}}}>(
    'query { product(handle: "hocker-lot") { variants(first: 1) { nodes { id } } } }',
  );
  const number = data.product.variants.nodes[0]?.id.split('/').at(-1);
  const cookies = {cartItems: itemsValue(`${number}.99.19800 Hocker Lot`)};
  const page = await open('/en/cart', {cookies, reducedMotion: true, consentRejected: true});
  await waitForHydration(page);
  const correct = page.getByRole('main').getByRole('button', {name: /^Set quantity to \d+, Lot stool/});
  await correct.press('Enter');
  await expect(correct).toBeHidden();
  await expect(page.getByRole('main').getByRole('spinbutton')).toBeFocused();
});
