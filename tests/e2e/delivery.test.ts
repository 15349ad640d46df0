import {getDocument} from '../../tools/document';
import {words} from '../support/law';
import {main} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {expect, test} from '../support/test';

/** A page, what it says of the delivery, and what it doesn't say. */
const cases = [
  [
    '/product/sideboard-nach-mass?length=240&width=50',
    ['Kommt in einem Stück.', 'Ein Packstück, 2,46 m lang, passt nicht um die Ecke einer 90 cm breiten Treppe.'],
  ],
  ['/en/product/sideboard-nach-mass?length=120&width=40', ['Delivered in one piece.']],
  [
    '/product/individueller-schrank?length=300&width=60',
    [
      /Kommt flach in \d+ Packstücken und wird vor Ort verschraubt\./,
      /Das längste Packstück, 2,\d+ m lang, passt um die Ecke einer 90 cm breiten Treppe\./,
    ],
  ],
  [
    '/en/product/konfigurator-tisch?length=200&width=90',
    [
      'Delivered in 4 packages and put together on site.',
      'The longest package, 2.06 m long, goes round the corner of a staircase 90 cm wide.',
    ],
  ],
] as const;

for (const [path, sentences] of cases) {
  test(`the page of a piece says how it is delivered, to people and to agents (${path})`, async ({site}) => {
    const [page = '', query = ''] = path.split('?');
    const markdown = await (await fetch(`${site.url}${page}.md?${query}`)).text();
    for (const text of [words((await getDocument(site.url + path)).html), markdown.replace(/\s/g, ' ')])
      for (const sentence of sentences) expect(text).toMatch(sentence);
  });
}

test('a short piece has nothing to say of a staircase, and a changed one says what holds for its size', async ({
  open,
}) => {
  const page = await open('/product/sideboard-nach-mass?length=120&width=40', {consent: 'rejected'});
  const stair = main(page).getByText(/Packstück, .* breiten Treppe/);
  await waitForConfigurator(page);
  await expect(main(page).getByText('Kommt in einem Stück.')).toBeVisible();
  await expect(stair).toHaveCount(0);
  const length = main(page).locator('input[name=length]');
  await length.fill('240');
  await length.press('Enter');
  await expect(stair).toHaveText(/2,46\sm lang, passt nicht/);
});
