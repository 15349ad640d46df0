import {expect, test} from '../support/test';

test.for([true, false])(
  'the password screen shows a hint (JavaScript: %s)',
  async (javaScript, {open, startOwnSite}) => {
    const site = await startOwnSite({env: {SITE_PASSWORD: 'eiche', SITE_PASSWORD_HINT: 'Demo: eiche'}});
    const page = await open('/en/imprint', {site, javaScript, expectedErrors: [/status 401/]});
    await page.getByRole('link', {name: 'Shop', exact: true}).first().click();
    const field = page.getByLabel('Password');
    await expect(page.getByText('Demo: eiche')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Demo: eiche');
    // An error below the field doesn't move it.
    const place = await field.boundingBox();
    await field.fill('Buche');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    expect((await field.boundingBox())?.y).toBe(place?.y);
    await field.fill('eiche');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/shop');
  },
);
