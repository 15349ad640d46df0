import type {Page} from '@playwright/test';
import {brand} from '../../app/brand';
import {showDocument} from '../support/pageContent';
import {waitForHydration} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

test('a second picture slides over the cover of a project, and a click moves the cover to the project’s page', async ({
  open,
}) => {
  const page = await open('/projects', {consent: 'rejected'});
  await waitForHydration(page);
  const card = page.getByRole('main').getByRole('listitem').filter({hasText: 'Haus am Kanal'});
  const second = card.locator('img[src*="haus-am-kanal-1"][srcset]').locator('..');
  await expect(second).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  await card.hover();
  await expect(second).toHaveCSS('clip-path', 'inset(0px)');

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
  const body = page.locator('body');
  const project = page.getByRole('main').getByRole('link', {name: /Lichtkabinett/});
  await project.click();
  await expect(page).toHaveURL('/projects/museum-lichtkabinett');
  await expect(body).toHaveAttribute('data-moving', /view-transition-group\(cover\)/);

  await test.step('for visitors who have asked for less motion, nothing moves', async () => {
    await page.goBack();
    await expect(project).toBeVisible();
    await page.emulateMedia({reducedMotion: 'reduce'});
    await body.evaluate((element) => delete element.dataset.moving);
    await project.click();
    await expect(page).toHaveURL('/projects/museum-lichtkabinett');
    await expect(body).toHaveAttribute('data-moving', '[]');
  });
});

test('the picture of a service follows the mouse, and never leaves the page', async ({open}) => {
  const page = await open('/services', {consent: 'rejected'});
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
  await row.hover({position: {x: 1300, y: 20}});
  const edges = async () => {
    const [link, image] = await Promise.all([row.boundingBox(), picture.boundingBox()]);
    return (link?.x ?? 0) + (link?.width ?? 0) - ((image?.x ?? 0) + (image?.width ?? 0));
  };
  await expect.poll(edges).toBeCloseTo(0, 0);
});

/** The visible part of a text whose rest is collapsed. */
async function expectShort(page: Page, count: number) {
  const panel = page.getByRole('main').locator('div:has(> details)').first();
  const [text, toggle] = [panel.getByRole('paragraph'), panel.locator('summary')];
  const lines = () =>
    text.evaluate((element) => Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)));
  // Some of its parts are there for screen readers only.
  const visibleText = await text.evaluate((element) => {
    const parts = [...element.children].filter((part) => getComputedStyle(part).position === 'static');
    return parts.map(({textContent}) => textContent).join('');
  });
  const closed = await lines();
  expect(closed).toBeLessThanOrEqual(count);
  expect(visibleText).toMatch(/[.?]$/);
  await expect(text).toHaveText(/\.$/);
  await expect(toggle).toHaveText('Mehr lesen', {useInnerText: true});
  await toggle.press('Enter');
  expect(await lines()).toBeGreaterThan(count);
  await expect(toggle).toHaveText('Weniger lesen', {useInnerText: true});
  await toggle.press('Space');
  expect(await lines()).toBe(closed);
}

/** The way from the workshop to a town, as it is drawn. */
async function expectWay(page: Page, distance: string, town: string, direction: 'north' | 'south') {
  const [{street, city}] = brand.locations;
  const studio = `Werkstatt ${street}, ${city}`;
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

test('the page for a town starts with a map of the way to the studio', async ({open}) => {
  const page = await open('/tischler-koeln', {javaScript: false});
  await test.step('the line on the map has the right direction and scale', async () => {
    for (const size of Object.values(screens)) {
      await page.setViewportSize(size);
      await expectWay(page, '40 km', 'Köln', 'south');
    }
    await page.goto('/tischler-essen');
    await expectWay(page, '35 km', 'Essen', 'north');
  });

  await test.step('a drawing has the full width, a photograph does not', async () => {
    await page.goto('/innenarchitekt-koeln');
    const widthOf = async (name: RegExp) => (await page.getByRole('img', {name}).boundingBox())?.width ?? 0;
    expect(await widthOf(/^Zeichnung mit Ansicht/)).toBeGreaterThan(1200);
    expect(await widthOf(/^Papeterie mit Theke/)).toBeLessThan(700);
  });

  await test.step('a long text shows its first lines, and the rest on request', async () => {
    await page.goto('/innenarchitekt-leipzig');
    await expectShort(page, 5);
    await page.setViewportSize(screens.phone);
    await expectShort(page, 3);
  });

  await test.step('texts and pictures change sides from section to section, on a tablet too', async () => {
    await page.setViewportSize(screens.tablet);
    const titles = page.getByRole('main').getByRole('heading', {name: /^(Altbau im|Haus am Kanal|Offene Werkstatt)/});
    const sides = await titles
      .and(page.locator('h2'))
      .evaluateAll((all) => all.map((one) => (one.getBoundingClientRect().x > innerWidth / 2 ? 'right' : 'left')));
    expect(sides).toEqual(['right', 'left', 'right']);
  });

  await test.step('the workshop’s picture has a number for each note, and the notes fit on the screen', async () => {
    await page.goto('/werkstatt');
    await page.setViewportSize({width: 1000, height: 900});
    await expect(page.getByRole('main').getByText(/^[1-9]$/)).toHaveText(['1', '2', '3', '4']);
    const notes = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByRole('heading')});
    await expect(notes).toHaveCount(4);
    const cut = await notes.evaluateAll((all) => all.filter((note) => note.scrollWidth > note.clientWidth + 1).length);
    expect(cut).toBe(0);
  });
});

test.describe('projects and testimonials of customers', () => {
  const listOf = (page: Page, name: string) => page.getByRole('region', {name}).getByRole('listitem');
  const clientsOf = (page: Page, name: string) => page.getByRole('region', {name}).locator('figcaption');
  const quotesOf = (page: Page, name: string) => page.getByRole('region', {name}).locator('blockquote');

  test('are shown on a town’s page only if they are from that town', async ({page, site}) => {
    await showDocument(page, `${site.url}/tischler-koeln`);
    await expect(page.getByRole('region', {name: 'Gebaut in Köln'}).getByRole('heading', {level: 3})).toHaveText([
      'Lichtkabinett',
    ]);
    await showDocument(page, `${site.url}/en/tischler-koeln`);
    await expect(listOf(page, 'Built in Cologne')).toHaveCount(1);
    const [{street, city}] = brand.locations;
    await expect(page.getByText(`Workshop ${street}, ${city}`)).toBeVisible();
    await showDocument(page, `${site.url}/tischlerei-essen`);
    await expect(clientsOf(page, 'Das sagen Auftraggeber')).toHaveText(['Juliska Brennemann, Café Kornblume, Essen']);
    await showDocument(page, `${site.url}/en/innenarchitekt-koeln`);
    await expect(clientsOf(page, 'What clients say')).toHaveText([/Cologne$/]);

    await test.step('for a town without projects and testimonials the page shows none', async () => {
      await showDocument(page, `${site.url}/tischler-wuppertal`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('region', {name: /Gebaut in/})).toHaveCount(0);
      await expect(clientsOf(page, 'Das sagen Auftraggeber')).toHaveCount(0);
    });

    await test.step('in a town where the studio is, the page starts with its address', async () => {
      for (const location of brand.locations.filter((one) => one.page)) {
        await showDocument(page, `${site.url}/en${location.page}`);
        await expect(page.getByRole('main').getByText(location.street)).toBeVisible();
        await expect(page.getByText(`Workshop, ${location.postalCode} ${location.city}`)).toBeVisible();
        await expect(page.getByText(/\d km$/)).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/^Drawing/);
      }
    });
  });

  test('are shown on the page of the service that they are about', async ({page, site}) => {
    await showDocument(page, `${site.url}/services/ausstellungsbau`);
    await expect(page.getByRole('region', {name: 'Zuletzt gebaut'}).getByRole('link')).toHaveText([
      'LichtkabinettKöln, 2022',
    ]);
    await expect(quotesOf(page, 'Das sagen Auftraggeber')).toHaveText([/Fingerabdruck/]);
    await showDocument(page, `${site.url}/en/services/beratung`);
    await expect(quotesOf(page, 'What clients say')).toHaveText([/four pages/]);
    await showDocument(page, `${site.url}/en/services/ladenbau`);
    await expect(page.getByRole('main').getByText('9 days', {exact: true})).toBeVisible();
  });
});

test('the parts of a service are numbered in large figures', async ({open}) => {
  const page = await open('/services/ladenbau', {javaScript: false});
  const sections = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading', {level: 2})});
  await expect(sections).toHaveCount(3);
  const headline = await page
    .getByRole('heading', {level: 1})
    .evaluate((element) => getComputedStyle(element).fontSize);
  for (const [index, text] of ['92 cm', '1:1', '9 Tage'].entries()) {
    const figure = sections.nth(index).getByText(text, {exact: true});
    await expect(figure).toHaveCSS('font-size', headline);
    const top = async (element: typeof figure) => (await element.boundingBox())?.y ?? 0;
    expect(await top(sections.nth(index).getByRole('heading', {level: 2}))).toBeGreaterThan(await top(figure));
  }
  await page.setViewportSize({width: 1920, height: 1080});
  await expect(page.getByText(/^Ein guter Laden zeigt/)).toHaveCSS('font-size', '36px');
});
