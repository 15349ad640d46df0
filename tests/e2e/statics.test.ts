import type {Page} from '@playwright/test';
import {main} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {expect, languagesAndScripts, test} from '../support/test';

const shelf = 'product/custom-shelf?color=eae5d9&width=20';

/** What is said of a shelf 139 cm long, and the link to what can't be chosen. */
const said = {
  de: {
    path: '/',
    text: 'Voller Bücher (30 kg je Meter) hängt ein Boden auf 135 cm zwischen seinen Stützen 7,4 mm durch',
    ask: 'Stärkere Böden oder eine Mittelstütze anfragen',
    asked: /139\s×\s20\scm, .*, mit stärkeren Böden oder einer Mittelstütze/,
    add: /In den Warenkorb/,
  },
  en: {
    path: '/en/',
    text: 'Full of books (30 kg per metre), a board would sag 7.4 mm over the 135 cm between its supports',
    ask: 'Ask for thicker boards or a middle support',
    asked: /139\s×\s20\scm, .*, with thicker boards or a middle support/,
    add: /Add to cart/,
  },
};

/** Moves the slider of the length and reads what the page says in the same task, before the browser could do anything else. */
const stepTo = (page: Page, length: number) =>
  main(page)
    .getByRole('slider')
    .first()
    .evaluate(async (input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', {bubbles: true}));
      await Promise.resolve();
      const statuses = [...document.querySelectorAll('main [role=status]')].map(({textContent}) => textContent);
      return {length: input.ariaValueText, warning: statuses.find((text) => text?.includes('hängt ein Boden'))};
    }, String(length));

for (const {language, javaScript} of languagesAndScripts) {
  const t = said[language];
  test(`the configurator warns when a board would sag, and the piece can still be ordered (${language}, ${javaScript ? 'with' : 'without'} JavaScript)`, async ({
    open,
  }) => {
    const page = await open(`${t.path}${shelf}&length=${javaScript ? 110 : 139}`, {javaScript, consent: 'rejected'});
    const sagging = main(page).getByRole('status').filter({hasText: t.text});
    const link = main(page).getByRole('link', {name: t.ask});
    if (javaScript) {
      await waitForConfigurator(page);
      const length = main(page).locator('input[name=length]');
      await length.fill('139');
      await length.press('Enter');
      await expect(sagging).toBeVisible();
      await test.step('a step of the slider does not wait for the advice, and a straight piece has none', async () => {
        const warning = main(page).getByRole('status').filter({hasText: 'hängt ein Boden'});
        expect(await stepTo(page, 138)).toEqual({
          length: expect.stringContaining('138'),
          warning: expect.stringMatching(/135\scm/),
        });
        await expect(warning).toContainText(/134\scm/);
        await expect(link).toHaveAttribute('href', /138/);
        expect(await stepTo(page, 110)).toEqual({length: expect.stringContaining('110'), warning: undefined});
        await expect(link).toHaveCount(0);
      });
      await stepTo(page, 139);
    }
    await expect(sagging).toBeVisible();
    await expect(main(page).getByRole('button', {name: t.add}).first()).toBeEnabled();
    await link.click();
    await expect(page.getByRole('textbox').filter({hasText: t.asked})).toBeVisible();
  });
}
