import {describe} from 'vitest';
import type {Page} from 'playwright';
import {main} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {expect, test} from '../support/test';

const texts = {
  de: {prefix: '', reprice: 'Preis berechnen'},
  en: {prefix: '/en', reprice: 'Calculate price'},
} as const;

/** Product, language, names of its two measures in addresses, two sizes that it isn't made in, and what they become. */
const cases = [
  ['konfigurator-tisch', 'de', ['length', 'width'], ['300', '10'], ['260', '70']],
  ['custom-shelf', 'en', ['length', 'width'], ['999', '999'], null],
  ['individueller-schrank', 'de', ['length', 'width'], ['1', '999'], null],
  ['sitzbank-nach-mass', 'en', ['length', 'width'], ['1', '1'], null],
  ['tischplatte-nach-mass', 'de', ['length', 'width'], ['5000', '1'], null],
  ['kliv', 'en', ['width', 'height'], ['299', '2000'], ['300', '900']],
  ['kliv_v1', 'de', ['width', 'height'], ['299', '199'], ['300', '200']],
] as const;

const field = (page: Page, name: string) => main(page).locator(`input[name=${name}]`);
const corrections = (page: Page) => main(page).locator('[role=status][id$=-correction]');

/** The sizes of a page, and what stands below them. */
async function said(page: Page, names: readonly [string, string]) {
  const sizes = await Promise.all(names.map((name) => field(page, name).inputValue()));
  return {sizes, sentences: await corrections(page).allInnerTexts()};
}

describe('two sizes that are not made', () => {
  test.for(cases)(
    'become the same piece with the same words typed, in an address and without JavaScript: %s (%s)',
    async ([handle, language, names, sizes, made], {open}) => {
      const {prefix, reprice} = texts[language];
      const path = `${prefix}/product/${handle}`;
      const form = await open(path, {javaScript: false, screen: 'phone'});
      await field(form, names[0]).fill(sizes[0]);
      await field(form, names[1]).fill(sizes[1]);
      await form.getByRole('button', {name: reprice}).click();
      await expect(corrections(form).first()).not.toBeEmpty();
      const sent = await said(form, names);
      for (const sentence of sent.sentences) expect(sentence).not.toBe('');
      expect(new Set(sent.sentences).size).toBe(2);
      if (made) expect(sent.sizes).toEqual(made);

      const linked = await open(new URL(form.url()).pathname + new URL(form.url()).search, {consentRejected: true});
      expect(await said(linked, names)).toEqual(sent);

      // The second one first, by mouse and by keyboard.
      const typed = await open(path, {consentRejected: true});
      await waitForConfigurator(typed);
      await field(typed, names[1]).fill(sizes[1]);
      await field(typed, names[0]).fill(sizes[0]);
      await field(typed, names[0]).press('Enter');
      expect(await said(typed, names)).toEqual(sent);

      // A colour changes nothing about them, and a size of its own ends only its own message.
      const colors = main(typed).locator('input[name=color]');
      if ((await colors.count()) > 1) await colors.last().check({force: true});
      expect(await said(typed, names)).toEqual(sent);
      await field(typed, names[0]).press('ArrowUp');
      await expect(corrections(typed).first()).toBeEmpty();
      await expect(corrections(typed).last()).toHaveText(sent.sentences[1] ?? '');
    },
  );

  test('that are not made together become the nearest that are, in any order', async ({open}) => {
    const query = 'width=1500&height=900&color=f1ede1&environment=outdoor';
    const expected = {
      sizes: ['1500', '700'],
      sentences: ['', 'Zu dieser Breite passt die Höhe nicht. Gewählt sind 700 mm.'],
    };
    const names = ['width', 'height'] as const;
    for (const javaScript of [false, true]) {
      expect(await said(await open(`/product/kliv?${query}`, {javaScript}), names)).toEqual(expected);
    }
    for (const order of [names, [...names].reverse()]) {
      const page = await open('/product/kliv');
      await waitForConfigurator(page);
      for (const name of order) {
        await field(page, name).fill(name === 'width' ? '1500' : '900');
        await field(page, name).press('Enter');
      }
      expect(await said(page, names)).toEqual(expected);
    }
  });
});

test('a piece with an older correction is bought in one press, one with a new correction in two', async ({open}) => {
  const page = await open('/product/konfigurator-tisch?color=b98a56&length=300&width=80', {consentRejected: true});
  await waitForConfigurator(page);
  const cart = page.getByRole('dialog', {name: 'Warenkorb'});
  const add = main(page).getByRole('button', {name: 'In den Warenkorb'});
  await field(page, 'width').fill('999');
  await add.click();
  await expect(corrections(page).last()).not.toBeEmpty();
  await expect(cart).toBeHidden();
  await field(page, 'width').fill('90');
  await add.click();
  await expect(cart.getByText('260 × 90 cm, Eiche, geölt')).toBeVisible();
});
