import {cartLines} from '../support/cart';
import {main} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {expect, test} from '../support/test';

const planter = (width: number) => `/product/kliv_v1?color=f1ede1&width=${width}&height=500&environment=outdoor`;

test.describe('two made-to-measure pieces of different size that cost the same', () => {
  test('are two lines of the cart, which can be edited, removed and ordered', async ({open, site}) => {
    const page = await open(planter(700), {consent: 'rejected'});
    const cart = page.getByRole('dialog', {name: 'Warenkorb'});
    await waitForConfigurator(page);
    for (const width of ['700', '701']) {
      await page.getByRole('textbox', {name: 'Breite'}).fill(width);
      await page.getByRole('button', {name: 'In den Warenkorb'}).click();
      await expect(cart.getByRole('img', {name: `${width} × 500 mm`})).toBeVisible();
      if (width === '700') await page.keyboard.press('Escape');
    }
    await expect(cartLines(cart)).toHaveCount(2);
    await cart.getByRole('button', {name: /^Pflanzkasten KLIV, erste Serie, 700 × 500 mm.* entfernen$/}).click();
    await expect(cartLines(cart)).toHaveCount(1);

    await cart.getByRole('link', {name: /^Pflanzkasten KLIV, erste Serie, 701 × 500 mm.* bearbeiten$/}).click();
    await expect(main(page).getByRole('spinbutton')).toHaveValue('1');
    await page.getByRole('textbox', {name: 'Höhe'}).fill('300');
    await page.getByRole('button', {name: 'Änderung übernehmen'}).click();
    await expect(cartLines(cart)).toHaveCount(1);
    await expect(cart.getByText('701 × 300 mm, RAL 9010 Reinweiß, Außen')).toBeVisible();
    await expect(cart.getByText('274,50').last()).toBeVisible();

    await cart.getByRole('button', {name: 'Zur Kasse'}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    for (const text of ['Konfiguration 1: Maße', '701 × 300 mm', 'Konfiguration 1: Konfigurations-ID', 'Gesamtpreis'])
      await expect(page.getByText(text, {exact: true})).toBeVisible();
    const [created] = await site.control.carts();
    expect(created?.lines).toMatchObject([{sku: 'KLIV1-B1', quantity: 1, total: 27_450}]);
  });

  test('without JavaScript, are two lines, and editing one changes only that one', async ({open, site}) => {
    const page = await open(`/en${planter(700)}`, {javaScript: false});
    const add = page.getByRole('button', {name: 'Add to cart'});
    const lines = cartLines(main(page));
    await add.click();
    await expect(main(page).getByRole('img', {name: '700 × 500 mm'})).toBeVisible();
    await page.goto(`/en${planter(701)}`);
    await page.getByLabel('Quantity').fill('2');
    await add.click();
    await expect(lines).toHaveCount(2);
    await main(page)
      .getByRole('button', {name: /^Remove KLIV planter, first series, 700 × 500 mm/})
      .click();
    await expect(lines).toHaveCount(1);

    await page.getByRole('link', {name: /^Edit KLIV planter, first series, 701 × 500 mm/}).click();
    await expect(main(page).getByRole('spinbutton')).toHaveValue('2');
    const height = page.getByLabel('Height', {exact: true});
    const replace = page.getByRole('button', {name: 'Save changes'});
    await height.fill('high');
    await replace.click();
    await expect(page.getByText('The height must be a number.')).toBeVisible();
    await height.fill('300');
    await replace.click();
    await expect(lines).toHaveCount(1);
    await expect(main(page).getByText('701 × 300 mm, RAL 9010 Pure white, Outdoor')).toBeVisible();
    await expect(main(page).getByRole('spinbutton')).toHaveValue('2');

    await main(page).getByRole('button', {name: 'Checkout'}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    for (const text of ['Configuration 1: Dimensions', '701 × 300 mm', 'Configuration 1: Configuration ID'])
      await expect(page.getByText(text, {exact: true})).toBeVisible();
    const [created] = await site.control.carts();
    expect(created?.lines).toMatchObject([{sku: 'KLIV1-B1', quantity: 2, total: 54_900}]);
  });
});
