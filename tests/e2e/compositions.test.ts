import type {Page} from 'playwright';
import {describe} from 'vitest';
import {loadContent} from '../../studio/load';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

describe('the furniture of the home page', () => {
  const piece = (page: Page) => page.getByRole('region', {name: /^(Tisch Strich|Strich table)$/});

  test.for([
    [
      '/',
      true,
      'Länge in cm',
      '240',
      'Holz',
      'Nussbaum, geölt',
      /^2\.\d{3},\d\d\s€$/,
      'Weiter einstellen und bestellen',
    ],
    ['/en', false, 'Length in cm', '240', 'Wood', 'Walnut, oiled', /^€2,\d{3}\.\d\d$/, 'Choose the rest and order'],
  ] as const)(
    'on %s is changed right there (script: %s)',
    async ([path, javaScript, length, size, wood, walnut, price, order], {open}) => {
      const page = await open(path, {javaScript, reducedMotion: true});
      const drawing = piece(page).getByRole('img');
      await expect(drawing).toHaveAccessibleName(/200 × 90 cm/);
      const sum = piece(page).getByRole('status');
      const before = await sum.textContent();
      await piece(page).getByRole('navigation', {name: length}).getByRole('link', {name: size}).click();
      await expect(drawing).toHaveAccessibleName(/240 × 90 cm/);
      await piece(page).getByRole('navigation', {name: wood}).getByRole('link', {name: walnut}).click();
      await expect(drawing).toHaveAccessibleName(new RegExp(walnut));
      await expect(sum).not.toHaveText(before ?? '');
      await expect(sum.getByText(price)).toBeVisible();
      await expect(piece(page).getByRole('link', {name: walnut})).toHaveAttribute('aria-current', 'true');
      const shown = (await sum.getByText(price).textContent()) ?? '';
      const product = await piece(page).getByRole('link', {name: order}).getAttribute('href');
      expect(product).toMatch(/\/product\/konfigurator-tisch\?color=\w+&length=240&width=90$/);
      await page.goto(product ?? '');
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    },
  );

  test('stays where it is on the page when it is changed', async ({open}) => {
    const page = await open('/', {reducedMotion: true});
    await waitForHydration(page);
    const link = piece(page).getByRole('link', {name: '160', exact: true});
    await link.scrollIntoViewIfNeeded();
    const place = (await link.boundingBox())?.y;
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    expect((await link.boundingBox())?.y).toBeCloseTo(place ?? 0, -1);
    await expect(link).toBeFocused();
  });

  test('brings a damaged choice to one that is made', async ({open}) => {
    const page = await open('/?length=9999&width=abc&color=zzz', {javaScript: false});
    await expect(piece(page).getByRole('img')).toHaveAccessibleName(/260 × \d+ cm/);
  });

  test('shows three ready-made pieces with their prices', async ({open}) => {
    const page = await open('/en', {javaScript: false});
    const pieces = page.getByRole('region', {name: 'Furniture'}).getByRole('listitem');
    await expect(pieces).toHaveCount(3);
    await expect(pieces.getByText(/€/)).toHaveCount(3);
    await pieces.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/product\//);
  });
});

test('a second view of a project slides over its cover under the pointer', async ({open}) => {
  const page = await open('/projects', {reducedMotion: true});
  const card = page.getByRole('main').getByRole('listitem').filter({hasText: 'Haus am Kanal'});
  const second = card.locator('img[src*="haus-am-kanal-1"][srcset]').locator('..');
  await expect(second).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  await card.hover();
  await expect(second).toHaveCSS('clip-path', 'inset(0px)');
});

test('the picture of a service follows the pointer, and stands still on a touch screen', async ({open}) => {
  const page = await open('/services');
  const row = page.getByRole('main').getByRole('link', {name: /Ladenbau/});
  const picture = row.locator('span').first();
  const left = async () => (await picture.boundingBox())?.x ?? 0;
  await expect(picture).toBeHidden();
  await page.locator('div[popover="manual"]').waitFor({state: 'attached'});
  await row.hover({position: {x: 300, y: 20}});
  await expect(picture).toBeVisible();
  await expect.poll(left).toBeLessThan(600);
  await row.hover({position: {x: 800, y: 20}});
  await expect.poll(left).toBeGreaterThan(800);
  // It stays beside the title, and within the page.
  await row.hover({position: {x: 1300, y: 20}});
  const edges = async () => {
    const [link, shown] = await Promise.all([row.boundingBox(), picture.boundingBox()]);
    return (link?.x ?? 0) + (link?.width ?? 0) - ((shown?.x ?? 0) + (shown?.width ?? 0));
  };
  await expect.poll(edges).toBeCloseTo(0, 0);

  const phone = await open('/services', {screen: 'phone', javaScript: false});
  await expect(
    phone
      .getByRole('main')
      .getByRole('link', {name: /Ladenbau/})
      .locator('span')
      .first(),
  ).toBeVisible();
});

test('the workshop names each place on its picture', async ({open, startOwnSite}) => {
  const page = await open('/werkstatt', {javaScript: false});
  const main = page.getByRole('main');
  await expect(main.getByText(/^[1-9]$/)).toHaveText(['1', '2', '3', '4']);
  const notes = main.getByRole('listitem').filter({has: page.getByRole('heading')});
  await expect(notes).toHaveCount(4);
  await page.setViewportSize({width: 1000, height: 900});
  expect(await notes.evaluateAll((all) => all.filter((note) => note.scrollWidth > note.clientWidth + 1).length)).toBe(
    0,
  );
  // A shop that gives no places still has all notes.
  const content = await loadContent();
  const metaobjects = content.metaobjects.map(({fields: {stelle: _, ...fields}, ...entry}) => ({...entry, fields}));
  const site = await startOwnSite({content: {...content, metaobjects}});
  const plain = await open('/en/werkstatt', {site, javaScript: false});
  await expect(plain.getByRole('main').getByText(/^[1-9]$/)).toHaveCount(0);
  await expect(plain.getByRole('main').getByRole('heading', {level: 2, name: 'Solid wood'})).toBeVisible();
});

test('a landing page shows what was built in its town', async ({open}) => {
  const cologne = await open('/tischler-koeln', {javaScript: false});
  const work = cologne.getByRole('region', {name: 'Gebaut in Köln'});
  await expect(work.getByRole('heading', {level: 3})).toHaveText(['Lichtkabinett']);
  const leipzig = await open('/en/innenarchitekt-leipzig', {javaScript: false});
  await expect(leipzig.getByRole('region', {name: 'Built in Leipzig'}).getByRole('listitem')).toHaveCount(3);
  await cologne.goto('/en/tischler-koeln');
  await expect(cologne.getByRole('region', {name: 'Built in Cologne'}).getByRole('listitem')).toHaveCount(1);
  const wuppertal = await open('/tischler-wuppertal', {javaScript: false});
  await expect(wuppertal.getByRole('region', {name: /Gebaut in/})).toHaveCount(0);
});

test.for([
  ['/tischler-koeln', 'Werkstatt Fugengasse 12, Düsseldorf', '40 km', 'Köln', 'south'],
  ['/en/tischler-koeln', 'Workshop Fugengasse 12, Düsseldorf', '40 km', 'Cologne', 'south'],
  ['/tischler-essen', 'Werkstatt Fugengasse 12, Düsseldorf', '35 km', 'Essen', 'north'],
] as const)(
  '%s begins with the way to its town, in its direction and to scale',
  async ([path, studio, distance, town, direction], {open}) => {
    for (const screen of ['desktop', 'tablet', 'phone'] as const) {
      const page = await open(path, {javaScript: false, screen});
      const main = page.getByRole('main');
      const boxOf = async (text: string) =>
        (await main.getByText(text, {exact: true}).boundingBox()) ?? {x: 0, y: 0, width: 0};
      const [from, to, name] = [await boxOf(studio), await boxOf(distance), await boxOf(town)];
      expect(to.x).toBeGreaterThan(from.x + from.width);
      const words = await main.getByText(studio).evaluate((label) => label.scrollWidth - label.clientWidth);
      expect(words).toBeLessThanOrEqual(0);
      expect(Math.sign(to.y - from.y)).toBe(direction === 'south' ? 1 : -1);
      expect(name.y).toBeGreaterThan(to.y);
      const ends = await main
        .locator('svg circle')
        .evaluateAll((all) => all.map((circle) => circle.getBoundingClientRect()));
      const radius = (ends[3]?.width ?? 0) / 2;
      const [start, end] = [ends.at(-2), ends.at(-1)];
      const length = Math.hypot((end?.x ?? 0) - (start?.x ?? 0), (end?.y ?? 0) - (start?.y ?? 0));
      expect((40 * length) / radius).toBeCloseTo(Number.parseInt(distance), -0.5);
    }
  },
);

test('a landing page for a town of the studio begins with the address there', async ({open}) => {
  const page = await open('/en/innenarchitekt-leipzig', {javaScript: false});
  await expect(page.getByRole('main').getByText('Zapfenhof 7')).toBeVisible();
  await expect(page.getByText('Workshop, 04229 Leipzig')).toBeVisible();
  await expect(page.getByText(/\d km$/)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/^Drawing/);
});

test('a landing page shows what clients in its town say, and a town without any shows none', async ({open}) => {
  const essen = await open('/tischlerei-essen', {javaScript: false});
  const said = (page: Page, name: string) => page.getByRole('region', {name}).locator('figcaption');
  await expect(said(essen, 'Das sagen Auftraggeber')).toHaveText(['Juliska Brennemann, Café Kornblume, Essen']);
  await essen.goto('/en/innenarchitekt-koeln');
  await expect(said(essen, 'What clients say')).toHaveText([/Cologne$/]);
  await essen.goto('/tischler-wuppertal');
  await expect(essen.getByRole('heading', {level: 1})).toBeVisible();
  await expect(said(essen, 'Das sagen Auftraggeber')).toHaveCount(0);
});

test('a service shows its own projects and what clients say about it', async ({open}) => {
  const page = await open('/services/ausstellungsbau', {javaScript: false});
  await expect(page.getByRole('region', {name: 'Zuletzt gebaut'}).getByRole('link')).toHaveText([
    'LichtkabinettKöln, 2022',
  ]);
  await expect(page.getByRole('region', {name: 'Das sagen Auftraggeber'}).locator('blockquote')).toHaveText([
    /Fingerabdruck/,
  ]);
  await page.goto('/en/services/beratung');
  await expect(page.getByRole('region', {name: 'What clients say'}).locator('blockquote')).toHaveText([/four pages/]);
});

test('a service without quotes of its own shows those that name no service', async ({startOwnSite, open}) => {
  const content = await loadContent();
  const metaobjects = content.metaobjects.map((entry) => {
    const {leistung: _, ...fields} = entry.fields;
    return entry.type === 'testimonial' ? {...entry, fields} : entry;
  });
  const site = await startOwnSite({content: {...content, metaobjects}});
  const page = await open('/services/beratung', {site, javaScript: false});
  await expect(page.getByRole('region', {name: 'Das sagen Auftraggeber'}).locator('blockquote')).toHaveCount(7);
});

test('a drawing takes the whole width of a landing page, a photograph does not', async ({open}) => {
  const page = await open('/innenarchitekt-koeln', {javaScript: false});
  const widthOf = async (name: RegExp) => (await page.getByRole('img', {name}).boundingBox())?.width ?? 0;
  expect(await widthOf(/^Zeichnung mit Ansicht/)).toBeGreaterThan(1200);
  expect(await widthOf(/^Papeterie mit Theke/)).toBeLessThan(700);
});

test.for([
  ['/services/ladenbau', ['92 cm', '1:1', '9 Tage']],
  ['/en/services/ladenbau', ['92 cm', '1:1', '9 days']],
] as const)(
  'the sections of %s stand below their figures, which are as large as a headline',
  async ([path, figures], {open}) => {
    const page = await open(path, {javaScript: false});
    const sections = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByRole('heading', {level: 2})});
    await expect(sections).toHaveCount(3);
    const headline = await page
      .getByRole('heading', {level: 1})
      .evaluate((element) => getComputedStyle(element).fontSize);
    for (const [index, text] of figures.entries()) {
      const figure = sections.nth(index).getByText(text, {exact: true});
      await expect(figure).toHaveCSS('font-size', headline);
      const top = async (element: typeof figure) => (await element.boundingBox())?.y ?? 0;
      expect(await top(sections.nth(index).getByRole('heading', {level: 2}))).toBeGreaterThan(await top(figure));
    }
  },
);

test('a cover travels to the page of its project, and nothing moves without motion', async ({open}) => {
  for (const reducedMotion of [false, true]) {
    const page = await open('/projects', {reducedMotion});
    await waitForHydration(page);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = ((update: ViewTransitionUpdateCallback) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const animated = document.getAnimations().map(({effect}) => (effect as KeyframeEffect).pseudoElement);
          const moving = animated.filter((element) => element?.includes('view-transition'));
          document.body.dataset.moving = JSON.stringify(moving);
        });
        return transition;
      }) as typeof document.startViewTransition;
    });
    await page
      .getByRole('main')
      .getByRole('link', {name: /Lichtkabinett/})
      .click();
    await expect(page).toHaveURL('/projects/museum-lichtkabinett');
    const body = page.locator('body');
    if (reducedMotion) await expect(body).toHaveAttribute('data-moving', '[]');
    else await expect(body).toHaveAttribute('data-moving', /view-transition-group\(cover\)/);
  }
});
