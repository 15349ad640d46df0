import type {ProductRecord, StoreContent} from 'demo-store/model';
import type {Page} from '@playwright/test';
import {bigContent} from '../../measure/bigStore/content';
import {getDocument} from '../../tools/document';
import {cartLines} from '../support/cart';
import {expectAccessible} from '../support/accessibility';
import {main, price} from '../support/productPage';
import {waitForOptions} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, siteForAll, test} from '../support/test';

const options = [
  {name: {DE: 'Stoff', EN: 'Fabric'}, count: 16},
  {name: {DE: 'Holz', EN: 'Wood'}, count: 16},
  {name: {DE: 'Höhe', EN: 'Height'}, count: 8},
];

/** A product with 16 × 16 × 8 variants. Fabric 3 with wood 1 is sold out, and so is every fabric 4. */
function armchair([like]: ProductRecord[]): ProductRecord[] {
  if (!like) return [];
  const valuesOf = ({name, count}: (typeof options)[number]) =>
    Array.from({length: count}, (_, index) => ({DE: `${name.DE} ${index + 1}`, EN: `${name.EN} ${index + 1}`}));
  const [fabrics = [], woods = [], heights = []] = options.map(valuesOf);
  const variants = fabrics.flatMap((fabric, one) =>
    woods.flatMap((wood, two) =>
      heights.map((height, three) => ({
        selectedOptions: [fabric.DE, wood.DE, height.DE],
        sku: `S-${one}-${two}-${three}`,
        price: 10_000 + one * 1_000 + two * 100 + three,
        quantityAvailable: one === 3 || (one === 2 && two === 0) ? 0 : 5,
        image: like.images[one % 2],
      })),
    ),
  );
  return [
    {
      ...like,
      handle: 'sessel',
      title: {DE: 'Sessel', EN: 'Armchair'},
      options: options.map((option) => ({name: option.name, values: valuesOf(option)})),
      variants,
    },
  ];
}

async function content(): Promise<StoreContent> {
  const big = await bigContent(3);
  return {...big, products: [...big.products, ...armchair(big.products)]};
}

const list = (page: Page, option: string) =>
  main(page)
    .getByRole('group')
    .filter({has: page.getByRole('list', {name: option, includeHidden: true})});
const slide = (page: Page, index: number) =>
  main(page)
    .getByRole('list', {name: /Bilder|Pictures/})
    .getByRole('listitem')
    .nth(index);

const site = siteForAll(async () => ({content: await content()}));

test('a page of a product with 2,048 variants is no larger than 100 kB', async () => {
  for (const path of ['/product/viele-varianten', '/product/viele-varianten?page=21', '/product/sessel']) {
    const {status, html} = await getDocument(site().url + path);
    expect(status).toBe(200);
    expect(Buffer.byteLength(html), path).toBeLessThan(100_000);
  }
});

test('without JavaScript, any of 2,048 variants can be bought', async ({open}) => {
  const page = await open('/en/product/viele-varianten?quantity=2', {site: site(), javaScript: false});
  const colours = list(page, 'Farbe');
  await colours.locator('summary').click();
  await page.getByRole('link', {name: 'Farbe 2001 – Farbe 2048'}).click();
  await expect(colours).toHaveAttribute('open');
  await expect(colours.locator('summary')).toContainText(/Farbe 1$/);
  await page.getByRole('link', {name: 'Farbe 2048', exact: true}).click();
  await expect(colours.locator('summary')).toContainText('Farbe 2048');
  await expect(price(page)).toHaveText('€30.48');
  await main(page).getByRole('button', {name: 'Add to cart'}).click();
  await expect(page).toHaveURL('/en/cart');
  await expect(main(page).getByText('Farbe 2048')).toBeVisible();
  await expect(main(page).getByText('€60.96').first()).toBeVisible();
});

test.describe('the choice between the variants of a product with three options', () => {
  test('shows price and picture of what is selected, then closes its list', async ({open}) => {
    const page = await open('/product/sessel', {site: site(), reducedMotion: true});
    await waitForOptions(page);
    await main(page).getByLabel('Menge', {exact: true}).fill('3');
    const fabrics = list(page, 'Stoff');
    const summary = fabrics.locator('summary');
    await summary.click();
    await expectAccessible(page, 'main');
    // What is sold out is no link, and what changes with a value is named.
    await expect(fabrics.getByRole('listitem').filter({hasText: 'Stoff 4'})).toContainText('Ausverkauft');
    await expect(fabrics.getByRole('link', {name: 'Stoff 4'})).toHaveCount(0);
    await expect(fabrics.getByRole('link', {name: 'Stoff 3'})).toContainText('nur mit Holz 2');
    await fabrics.getByRole('link', {name: 'Stoff 2', exact: true}).click();
    await expect(price(page)).toHaveText('110,00\u00a0€');
    await expect(fabrics).not.toHaveAttribute('open');
    await expect(summary).toContainText('Stoff 2');
    await expect(summary).toBeFocused();
    await expect(slide(page, 1)).toBeInViewport({ratio: 0.3});

    await list(page, 'Höhe').locator('summary').press('Enter');
    await page.getByRole('link', {name: 'Höhe 8'}).press('Escape');
    await expect(list(page, 'Höhe')).not.toHaveAttribute('open');
    await list(page, 'Höhe').locator('summary').press('Enter');
    await page.getByRole('link', {name: 'Höhe 8'}).press('Enter');
    await expect(price(page)).toHaveText('110,07\u00a0€');
    await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
    const cart = page.getByRole('dialog', {name: 'Warenkorb'});
    await expect(cart.getByText('Stoff 2 / Holz 1 / Höhe 8')).toBeVisible();
    await expect(cart.getByRole('spinbutton')).toHaveValue('3');

    // The line leads to its variant, and there to the next one.
    await cart.getByRole('link', {name: 'Sessel'}).first().click();
    await expect(page).toHaveURL(/\?variant=\d+$/);
    await expect(summary).toContainText('Stoff 2');

    await test.step('nothing can be added to the cart while another variant is loading', async () => {
      const answers = await holdRequests(page, /sessel\.data/);
      await list(page, 'Holz').locator('summary').click();
      await page.getByRole('link', {name: 'Holz 5'}).click();
      await expect(page.getByRole('status').filter({hasText: 'Ausführung wird geladen'})).toBeAttached();
      await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
      await expect(cart).toBeHidden();
      answers.release();
      await expect(price(page)).toHaveText('114,07\u00a0€');
      await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
      await expect(cart.getByText('Stoff 2 / Holz 5 / Höhe 8')).toBeVisible();
      await expect(cartLines(cart)).toHaveCount(2);
    });
  });
});
