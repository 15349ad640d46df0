import {describe} from 'vitest';
import {expect, test} from '../support/test';

describe('the project list', () => {
  test('filters by service, in the address, so that the choice can be shared', async ({open}) => {
    const page = await open('/projects');
    const all = await page.getByRole('main').getByRole('listitem').filter({has: page.getByRole('heading')}).count();
    const chip = page.getByRole('main').getByRole('link', {name: /^Ladenbau/});
    await chip.click();
    await expect(page).toHaveURL(/\?service=ladenbau$/);
    await expect(chip).toHaveAttribute('aria-current', 'true');
    const cards = page.getByRole('main').getByRole('listitem').filter({has: page.getByRole('heading')});
    await expect(cards.filter({hasNotText: 'Ladenbau'})).toHaveCount(0);
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await cards.count()).toBeLessThan(all);
  });

  test('filters without JavaScript, and says what to do when nothing fits', async ({open}) => {
    const page = await open('/en/projects', {javaScript: false});
    await page.getByRole('link', {name: /^Shop/}).first().waitFor();
    await page.goto('/en/projects?service=nothing');
    await expect(page.getByRole('link', {name: 'Show all projects'})).toHaveAttribute('href', '/en/projects');
  });

  test('is sorted by year, newest first', async ({open}) => {
    const page = await open('/projects', {javaScript: false});
    const years = await page.getByRole('main').getByText(/^20\d\d$/).allTextContents();
    expect(years.length).toBeGreaterThan(9);
    expect(years).toEqual(years.toSorted().reverse());
  });
});

describe('a project', () => {
  test('leads to the next one, and the last to the first', async ({open}) => {
    const page = await open('/projects', {javaScript: false});
    const links = page.getByRole('main').getByRole('listitem').filter({has: page.getByRole('heading')}).getByRole('link');
    const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    await page.goto(hrefs.at(-1) ?? '');
    await page.getByRole('link', {name: /Nächstes Projekt/}).click();
    await expect(page).toHaveURL(hrefs[0] ?? '');
  });
});

describe('the slider of the home page', () => {
  test('moves by arrow keys and buttons and wraps both ways', async ({open}) => {
    const page = await open('/', {reducedMotion: true});
    const slider = page.getByRole('region', {name: 'Neueste Projekte'});
    const title = slider.getByRole('heading');
    const next = slider.getByRole('button', {name: 'Nächstes Projekt zeigen'});
    await next.scrollIntoViewIfNeeded();
    const first = await title.textContent();
    await page.keyboard.press('ArrowLeft');
    await expect(title).not.toHaveText(first ?? '');
    await next.click();
    await expect(title).toHaveText(first ?? '');
    for (let step = 0; step < 4; step++) {
      const before = (await title.textContent()) ?? '';
      await next.click();
      await expect(title).not.toHaveText(before);
    }
    await expect(title).toHaveText(first ?? '');
    await slider.getByRole('link', {name: 'Zum Projekt'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(first ?? '');
  });

  test('opens by a mask, one step at a time', async ({open}) => {
    const page = await open('/');
    const slider = page.getByRole('region', {name: 'Neueste Projekte'});
    const next = slider.getByRole('button', {name: 'Nächstes Projekt zeigen'});
    await next.waitFor();
    const first = await slider.getByRole('heading').textContent();
    await next.click();
    await next.click();
    await expect(slider.getByText('02/04')).toBeVisible();
    await expect(slider.getByRole('heading')).not.toHaveText(first ?? '');
  });
});

describe('questions', () => {
  test('open one at a time; choosing the open one closes it', async ({open}) => {
    const page = await open('/faq');
    const rows = page.getByRole('main').getByRole('group');
    const [first, second] = [rows.nth(0), rows.nth(1)];
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open');
    await second.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(second).not.toHaveAttribute('open');
  });

  test('speak German on the English page too', async ({open}) => {
    const page = await open('/en/faq', {javaScript: false});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ Maser & Maß Innenarchitektur & Tischlerei');
  });
});

describe('jobs', () => {
  test('say so when there are none', async ({site, open, startOwnSite}) => {
    expect(site.url).toBeTruthy();
    const own = await startOwnSite();
    await own.control.hideMetaobjects('jobs');
    const page = await open('/jobs', {site: own, javaScript: false});
    await expect(page.getByRole('group')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/);
  });

  test('open on a click', async ({open}) => {
    const page = await open('/jobs');
    const job = page.getByRole('main').getByRole('group').first();
    await expect(job.locator('summary')).toContainText('(m/w/d)');
    await job.locator('summary').click();
    await expect(job.getByRole('paragraph').first()).toBeVisible();
  });
});

describe('about', () => {
  test('chooses a quote by its number and copies a colleague’s address', async ({open}) => {
    const page = await open('/about');
    const quotes = page.getByRole('region', {name: 'Das sagen Auftraggeber'});
    const before = await quotes.locator('blockquote:visible').textContent();
    await quotes.getByRole('button', {name: /^Stimme 3/}).click();
    await expect(quotes.getByRole('button', {name: /^Stimme 3/})).toHaveAttribute('aria-pressed', 'true');
    await expect(quotes.locator('blockquote:visible')).not.toHaveText(before ?? '');

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const member = page.getByRole('region', {name: 'Team'}).getByRole('button', {name: /E-Mail kopieren/}).first();
    await member.click();
    await expect(page.getByRole('status').filter({hasText: 'Adresse kopiert'})).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/@maser-mass\.example$/);
  });
});

describe('press', () => {
  test('links its articles in a new tab, shows their favicons and offers the kit', async ({site, open}) => {
    const page = await open('/press');
    const rows = page.getByRole('table').getByRole('row');
    const linked = rows.filter({has: page.getByRole('link')});
    expect(await linked.count()).toBeGreaterThan(2);
    await expect(linked.first().getByRole('link')).toHaveAttribute('target', '_blank');
    expect(await rows.count()).toBeGreaterThan((await linked.count()) + 1);
    const icon = await fetch(new URL((await linked.first().locator('img').getAttribute('src')) ?? '', site.url));
    expect(icon.headers.get('Content-Type')).toBe('image/png');
    expect((await fetch(`${site.url}/favicon/other.example`)).status).toBe(404);

    const kit = await page.getByRole('link', {name: 'Press Kit herunterladen (ZIP)'}).getAttribute('href');
    const zip = new Uint8Array(await (await fetch(kit ?? '')).arrayBuffer());
    expect([...zip.slice(0, 2)]).toEqual([0x50, 0x4b]);
  });

  test('stands when its articles fail, says so, and tries again', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: 'Press', kind: '500'});
    const page = await open('/press', {site, expected: [/status 503/]});
    await expect(page.getByText('Fehler beim Laden der Presseartikel.')).toBeVisible();
    await site.control.clearFaults();
    await page.getByRole('button', {name: 'Erneut versuchen'}).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
