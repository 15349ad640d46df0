import type {Page} from 'playwright';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {main, price} from '../support/productPage';
import {expect, test, type OpenOptions} from '../support/test';

const texts = {
  de: {
    prefix: '',
    variant: 'Ausführung',
    black: 'Esche schwarz',
    quantity: 'Menge',
    add: 'In den Warenkorb',
    cart: 'Warenkorb',
    stool: 'Hocker Lot',
    price: '198,00 €',
    four: '792,00 €',
    three: '594,00 €',
    two: '396,00 €',
    checkout: 'Zur Kasse',
  },
  en: {
    prefix: '/en',
    variant: 'Version',
    black: 'Black ash',
    quantity: 'Quantity',
    add: 'Add to cart',
    cart: 'Cart',
    stool: 'Lot stool',
    price: '€198.00',
    four: '€792.00',
    three: '€594.00',
    two: '€396.00',
    checkout: 'Checkout',
  },
} as const;
type Texts = (typeof texts)['de' | 'en'];

const phone: OpenOptions = {screen: 'phone', consentRejected: true};

/** Opens a page whose scripts come only after `release`. */
async function openEarly(page: Page, path: string) {
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(path, {waitUntil: 'commit'});
  return {
    release: async () => {
      scripts.release();
      await waitForHydration(page);
    },
  };
}

const variantField = (page: Page, {variant, black}: Texts) => ({
  summary: main(page).getByRole('group', {name: variant}).locator('summary'),
  black: main(page).getByRole('radio', {name: black}),
});
const quantityField = (page: Page, {quantity}: Texts) => main(page).getByLabel(quantity, {exact: true});

async function addStools(page: Page, t: Texts) {
  await main(page).getByRole('button', {name: t.add}).click();
  const cart = page.getByRole('dialog', {name: t.cart});
  await expect(cart.getByText(t.four).last()).toBeVisible();
  return cart;
}

test.for(['de', 'en'] as const)(
  'version and quantity chosen before the scripts come are bought (%s)',
  async (language, {open, site}) => {
    const t = texts[language];
    const page = await open(`${t.prefix}/shop`, phone);
    const {release} = await openEarly(page, `${t.prefix}/product/hocker-lot`);
    const {summary, black} = variantField(page, t);
    await summary.click();
    await black.check();
    await quantityField(page, t).fill('4');
    await release();
    await expect(page).toHaveURL(/\?variant=\d+$/);
    await expect(summary).toContainText(t.black);
    await expect(black).toBeChecked();
    await expect(price(page)).toHaveText(t.price);
    await expect(quantityField(page, t)).toHaveValue('4');
    const cart = await addStools(page, t);
    await cart.getByRole('button', {name: t.checkout}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    expect((await site.control.carts())[0]?.lines).toMatchObject([{sku: 'LOT-ES', quantity: 4}]);
  },
);

test.for(['de', 'en'] as const)(
  'a quantity typed on the page of the cart before the scripts come is bought (%s)',
  async (language, {open, site}) => {
    const t = texts[language];
    const page = await open(`${t.prefix}/product/hocker-lot`, phone);
    await variantField(page, t).summary.click();
    await variantField(page, t).black.check();
    await quantityField(page, t).fill('4');
    await addStools(page, t);
    const quantity = main(page).getByLabel(`${t.quantity}, ${t.stool}, ${t.black}`, {exact: true});

    const left = await openEarly(page, `${t.prefix}/cart`);
    await quantity.fill('3');
    await quantity.blur();
    await left.release();
    await expect(main(page).getByText(t.three).last()).toBeVisible();
    await expect(quantity).toHaveValue('3');

    const writing = await openEarly(page, `${t.prefix}/cart`);
    await quantity.fill('2');
    await writing.release();
    await expect(quantity).toHaveValue('2');
    await main(page).getByRole('button', {name: t.checkout}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    expect((await site.control.carts())[0]?.lines).toMatchObject([{sku: 'LOT-ES', quantity: 2}]);
  },
);

test('a quantity typed before the scripts of the configurator come is bought', async ({open, site}) => {
  const t = texts.de;
  const page = await open('/shop', phone);
  const {release} = await openEarly(page, '/product/kliv');
  await quantityField(page, t).fill('3');
  await release();
  await waitForConfigurator(page);
  await expect(quantityField(page, t)).toHaveValue('3');
  await main(page).getByRole('button', {name: t.add}).click();
  const cart = page.getByRole('dialog', {name: t.cart});
  await expect(cart.getByRole('spinbutton')).toHaveValue('3');
  await cart.getByRole('button', {name: t.checkout}).click();
  await expect(page).toHaveURL(/\/checkouts\//);
  expect((await site.control.carts())[0]?.lines).toMatchObject([{quantity: 3}]);
});

test('after a reload the page of the cart shows the quantity of the cart, without JavaScript too', async ({open}) => {
  const t = texts.de;
  const page = await open('/product/hocker-lot', {...phone, javaScript: false});
  await main(page).getByRole('button', {name: t.add}).click();
  await expect(page).toHaveURL(/\/cart/);
  await page.goto('/cart');
  const quantity = main(page).getByRole('spinbutton');
  await quantity.fill('5');
  await page.reload();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('5');
  await page.goto('/shop');
  await page.goBack();
  await expect(quantity).toHaveValue('1');
});

test('a measure that is set by its slider before the scripts come stays', async ({open}) => {
  const page = await open('/shop', phone);
  const {release} = await openEarly(page, '/product/konfigurator-tisch?length=200&width=90');
  const slider = page.getByLabel('Länge mit dem Regler');
  const field = main(page).getByLabel('Länge', {exact: true});
  await expect(field).toHaveValue('200');
  for (let step = 0; step < 5; step += 1) await slider.press('ArrowRight');
  const chosen = await slider.inputValue();
  expect(Number(chosen)).toBeGreaterThan(200);
  await release();
  await waitForConfigurator(page);
  await expect(field).toHaveValue(chosen);
  await expect(slider).toHaveValue(chosen);
});
