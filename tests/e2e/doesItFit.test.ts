import type {Page} from '@playwright/test';
import {main, price} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {expect, test} from '../support/test';

const shelf = 'product/custom-shelf?color=b98a56&length=120&width=28';

const texts = {
  de: {
    path: '/',
    title: 'Passt es?',
    niche: 'Nische oder Wand',
    door: 'Tür, lichtes Maß',
    fields: {width: 'Breite', height: 'Höhe', depth: 'Tiefe', doorWidth: 'Breite der Tür', doorHeight: 'Höhe der Tür'},
    typed: '2,40 m',
    beside: 'Links und rechts bleiben je 60 cm frei.',
    take: '239 × 28 cm übernehmen',
    taken: 'Übernommen: 239 × 28 cm. Das Stück passt.',
    left: 'Links und rechts bleiben je 0,5 cm frei.',
    notANumber: 'Bitte geben Sie eine Zahl von 20 bis 500 cm ein.',
    outOfRange: 'Verstanden haben wir 900 cm. Möglich sind 20 bis 500 cm.',
    tooHigh: 'Es ist 12 cm zu hoch.',
    ask: 'Für dieses Maß anfragen',
    straight: 'Durch die Tür (86 × 198 cm) passt es, ohne dass Sie es kippen müssen.',
    none: 'Durch die Tür (40 × 100 cm) passt es nicht, auch nicht gekippt',
  },
  en: {
    path: '/en/',
    title: 'Does it fit?',
    niche: 'Niche or wall',
    door: 'Door, clear opening',
    fields: {
      ...{width: 'Width', height: 'Height', depth: 'Depth'},
      ...{doorWidth: 'Width of the door', doorHeight: 'Height of the door'},
    },
    typed: '2.40 m',
    beside: 'It leaves 60 cm on each side.',
    take: 'Choose 239 × 28 cm',
    taken: 'Chosen: 239 × 28 cm. The piece fits.',
    left: 'It leaves 0.5 cm on each side.',
    notANumber: 'Please enter a number from 20 to 500 cm.',
    outOfRange: 'We read that as 900 cm. It can be 20 to 500 cm.',
    tooHigh: 'It is 12 cm too high.',
    ask: 'Ask for this size',
    straight: 'It goes straight through the door (86 × 198 cm).',
    none: 'It won’t go through the door (40 × 100 cm), not even tilted',
  },
};

async function openSection(page: Page, title: string): Promise<void> {
  await waitForConfigurator(page);
  await main(page).getByText(title, {exact: true}).click();
}

for (const [language, t] of Object.entries(texts)) {
  test(`a visitor learns whether a piece fits, and a click chooses the largest one that does (${language})`, async ({
    open,
  }) => {
    const page = await open(t.path + shelf, {consent: 'rejected'});
    const niche = main(page).getByRole('group', {name: t.niche});
    const status = (text: string) => main(page).getByRole('status').filter({hasText: text});
    const field = (name: 'width' | 'height') => niche.getByLabel(t.fields[name], {exact: true});
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await openSection(page, t.title);
    await expect(status(t.straight)).toBeVisible();
    expect(requested.some((path) => /\/Fit-[\w-]+\.js$/.test(path))).toBe(true);

    await test.step('after a width is typed, the page says how much space is left beside the piece', async () => {
      await field('width').fill(t.typed);
      await field('width').press('Enter');
      await expect(field('width')).toHaveValue('240');
      await expect(status(t.beside)).toBeVisible();
      await expect(main(page).getByRole('img', {name: /Nische|niche/})).toBeVisible();
    });

    await test.step('a click selects the largest size that fits, with its price', async () => {
      const before = await price(page).innerText();
      await main(page).getByRole('button', {name: t.take}).click();
      await expect(main(page).locator('input[name=length]')).toHaveValue('239');
      await expect(status(t.taken)).toBeVisible();
      await expect(status(t.left)).toBeVisible();
      await expect(price(page)).not.toHaveText(before);
      await expect(page).toHaveURL(/length=239/);
    });

    // What the device keeps does not depend on the language.
    if (language === 'de')
      await test.step('after a reload the size of the niche is still there', async () => {
        await page.reload();
        await openSection(page, t.title);
        await expect(field('width')).toHaveValue('240');
        await expect(status(t.left)).toBeVisible();
      });

    const height = field('height');
    await test.step('a height that makes no sense is refused with the range', async () => {
      for (const [typed, message] of [
        ['abc', t.notANumber],
        ['9 m', t.outOfRange],
      ] as const) {
        await height.fill(typed);
        await height.blur();
        await expect(height).toHaveAccessibleDescription(message);
        await expect(height).toHaveValue(typed);
      }
    });

    await test.step('a niche that is too low, and a door that is too small, are named', async () => {
      await height.fill('1800 mm');
      await height.blur();
      await expect(height).toHaveValue('180');
      await expect(height).toHaveAccessibleDescription('');
      await expect(status(t.tooHigh)).toBeVisible();
      await expect(main(page).getByRole('link', {name: t.ask})).toBeVisible();
      const door = main(page).getByRole('group', {name: t.door});
      await door.getByLabel(t.fields.doorWidth).fill('40');
      await door.getByLabel(t.fields.doorHeight).fill('1 m');
      await door.getByLabel(t.fields.doorHeight).press('Enter');
      await expect(status(t.none)).toBeVisible();
    });
  });
}

test('a piece whose packages cannot be reckoned says so beside the door, instead of what held before', async ({
  open,
}) => {
  const page = await open(`/${shelf}`, {consent: 'rejected', expectedErrors: [/failed: GET .*delivery-.*\.js/]});
  await page.route(/\/assets\/delivery-.*\.js/, (route) => route.abort('blockedbyclient'));
  await openSection(page, texts.de.title);
  const status = (text: string) => main(page).getByRole('status').filter({hasText: text});
  await expect(status(texts.de.straight)).toBeVisible();
  const length = main(page).locator('input[name=length]');
  await length.fill('180');
  await length.press('Enter');
  await expect(status('Dieser Teil der Seite lässt sich gerade nicht laden.')).toBeVisible();
  await expect(status(texts.de.straight)).toHaveCount(0);
});
