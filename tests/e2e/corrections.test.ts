import type {Page} from '@playwright/test';
import {getDocument, tags} from '../../tools/document';
import type {Site} from '../../tools/site';
import {words} from '../support/law';
import {main, withPlainSpaces} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {expect, test} from '../support/test';

/** What a page says of two measures. */
interface MeasureTexts {
  sizes: string[];
  /** What stands below them, empty where nothing was corrected. */
  sentences: string[];
}

/** Page, names of its two measures in addresses, and two sizes that it isn't made in. */
const cases = [
  ['/product/konfigurator-tisch', ['length', 'width'], ['300', '10']],
  ['/en/product/custom-shelf', ['length', 'width'], ['999', '999']],
  ['/product/individueller-schrank', ['length', 'width'], ['1', '999']],
  ['/en/product/sitzbank-nach-mass', ['length', 'width'], ['1', '1']],
  ['/product/tischplatte-nach-mass', ['length', 'width'], ['5000', '1']],
  ['/en/product/kliv', ['width', 'height'], ['299', '2000']],
  ['/product/kliv_v1', ['width', 'height'], ['299', '199']],
] as const;

const field = (page: Page, name: string) => main(page).locator(`input[name=${name}]`);
const corrections = (page: Page) => main(page).locator('[role=status][id$=-correction]');

async function textsIn(page: Page, names: readonly string[]): Promise<MeasureTexts> {
  const sizes = await Promise.all(names.map((name) => field(page, name).inputValue()));
  return {sizes, sentences: (await corrections(page).allInnerTexts()).map(withPlainSpaces)};
}

/** The same of an address, which is what a form sends without JavaScript, too. */
async function textsOf(site: Site, path: string, names: readonly string[]): Promise<MeasureTexts> {
  const {html} = await getDocument(site.url + path);
  const inputs = tags(html, 'input');
  const sizes = names.map((name) => inputs.find((input) => input.name === name)?.value ?? '');
  const sentences = [...html.matchAll(/<p id="[^"]*-correction"[^>]*>(.*?)<\/p>/gs)];
  return {sizes, sentences: sentences.map(([, text = '']) => words(text).trim())};
}

test.describe('a piece whose two sizes are not offered together', () => {
  for (const [path, names, sizes] of cases) {
    test(`becomes the nearest piece that is offered, and each field says why (${path})`, async ({site}) => {
      const texts = await textsOf(site, `${path}?${names[0]}=${sizes[0]}&${names[1]}=${sizes[1]}`, names);
      expect(texts.sizes).not.toContain(sizes[0]);
      expect(texts.sizes).not.toContain(sizes[1]);
      expect(texts.sentences).not.toContain('');
      expect(new Set(texts.sentences).size).toBe(2);
    });
  }

  test('gets the nearest two sizes that are offered together', async ({site}) => {
    const path = '/product/kliv?width=1500&height=900&color=f1ede1&environment=outdoor';
    expect(await textsOf(site, path, ['width', 'height'])).toEqual({
      sizes: ['1500', '700'],
      sentences: ['', 'Zu dieser Breite passt die Höhe nicht. Gewählt sind 700 mm.'],
    });
  });

  test('gets the same sizes and messages whether the visitor types them or opens a link', async ({open, site}) => {
    const path = '/product/konfigurator-tisch?color=b98a56';
    const names = ['length', 'width'];
    const texts = await textsOf(site, `${path}&length=300&width=10`, names);
    expect(texts.sizes).toEqual(['260', '70']);
    const page = await open(path, {consent: 'rejected'});
    await waitForConfigurator(page);

    await test.step('typed in reverse order, by mouse and by keyboard', async () => {
      await field(page, 'width').fill('10');
      await field(page, 'length').fill('300');
      await field(page, 'length').press('Enter');
      expect(await textsIn(page, names)).toEqual(texts);
    });

    await test.step('a new colour keeps the messages, and a new size removes only its own message', async () => {
      await main(page).locator('input[name=color]').last().check({force: true});
      expect(await textsIn(page, names)).toEqual(texts);
      await field(page, 'length').press('ArrowUp');
      await expect(corrections(page).first()).toBeEmpty();
      await expect(corrections(page).last()).toHaveText(texts.sentences[1] ?? '');
    });

    await test.step('after a new correction the button needs a second click, after an earlier one it does not', async () => {
      const cart = page.getByRole('dialog', {name: 'Warenkorb'});
      const add = main(page).getByRole('button', {name: 'In den Warenkorb'});
      await main(page).getByRole('radio', {name: 'Eiche, geölt', exact: true}).check();
      await field(page, 'length').fill('300');
      await field(page, 'width').fill('999');
      await add.click();
      await expect(corrections(page).last()).not.toBeEmpty();
      await expect(cart).toBeHidden();
      await field(page, 'width').fill('90');
      await add.click();
      await expect(cart.getByText('260 × 90 cm, Eiche, geölt')).toBeVisible();
    });
  });
});
