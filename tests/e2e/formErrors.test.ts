import type {Locator, Page} from '@playwright/test';
import {localizedPath} from '~/i18n/language';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

/** The least space in px between an error and the label below it. An error is 8 px below its own field. */
const leastSpace = 12;

/** Each error of a form with the space in px between it and the next label or button below it. */
const spacesBelowErrors = (form: Locator): Promise<{error: string; space: number}[]> =>
  form.evaluate((element) => {
    const boxesBelow = [...element.querySelectorAll('label, legend, summary, button')]
      .map((label) => label.getBoundingClientRect())
      .filter(({width, height}) => width > 1 && height > 1);
    return [...element.querySelectorAll('[id$="-error"]')].map((error) => {
      const {left, right, top, bottom} = error.getBoundingClientRect();
      const tops = boxesBelow
        .filter((box) => box.left < right && box.right > left && box.bottom > bottom && box.top > top)
        .map((box) => box.top);
      return {error: error.id, space: Math.min(...tops) - bottom};
    });
  });

/** Expects that a form shows this many errors, each apart from the label below it, on all screens. */
async function expectErrorsApart(page: Page, form: Locator, count: number): Promise<void> {
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    await expect(form.locator('[id$="-error"]')).toHaveCount(count);
    const touching = (await spacesBelowErrors(form)).filter(({space}) => space < leastSpace);
    expect(touching, screen).toEqual([]);
  }
}

for (const [language, t] of Object.entries({
  de: {send: 'Anfrage senden', withdraw: 'Widerruf bestätigen', fit: 'Passt es?'},
  en: {send: 'Send enquiry', withdraw: 'Confirm withdrawal', fit: 'Does it fit?'},
} as const)) {
  const at = (path: string) => localizedPath(path, language as 'de' | 'en');

  test(`an error doesn’t touch the label of the next field (${language})`, async ({open}) => {
    const page = await open(at('/contact'), {
      consent: 'rejected',
      reducedMotion: true,
      expectedErrors: [/status 400/],
    });
    const main = page.getByRole('main');

    await test.step('in the contact form, with all errors that it has', async () => {
      await waitForHydration(page);
      const form = main.locator('form');
      await form.locator('summary').click();
      for (const name of ['text', 'company', 'projectLocation', 'budget', 'timeline'])
        await form.locator(`[name=${name}]`).evaluate((control: HTMLInputElement) => {
          control.value = 'x'.repeat(10_000);
        });
      await form.getByRole('button', {name: t.send}).click();
      await expectErrorsApart(page, form, 10);
    });

    await test.step('in the form to withdraw from a contract', async () => {
      await page.goto(at('/widerruf'));
      const form = main.locator('form');
      await form.getByRole('button', {name: t.withdraw}).click();
      await expectErrorsApart(page, form, 3);
    });

    await test.step('in the fields for a niche and a door', async () => {
      await page.goto(at('/product/custom-shelf'));
      await waitForConfigurator(page);
      await main.getByText(t.fit, {exact: true}).click();
      const section = main.locator('details').filter({hasText: t.fit});
      const fields = section.getByRole('textbox');
      await expect(fields.first()).toBeVisible();
      for (const field of await fields.all()) {
        await field.fill('?');
        await field.blur();
      }
      await expectErrorsApart(page, section, await fields.count());
    });
  });
}
