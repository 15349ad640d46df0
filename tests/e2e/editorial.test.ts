import {describe} from 'vitest';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';
import {loadContent} from '../../studio/load';

describe('the FAQ', () => {
  test('opens one answer at a time, and closes it when it is chosen again', async ({open}) => {
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

  test('is German on the English page too', async ({open}) => {
    const page = await open('/en/faq', {javaScript: false});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ Maser & Maß Innenarchitektur & Tischlerei');
  });
});

describe('jobs', () => {
  test('say so when there are no jobs and no settings', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.hideMetaobjects('jobs');
    await site.control.hideMetaobjects('einstellungen_jobs');
    for (const [path, text] of [
      ['/jobs', 'Im Moment ist keine Stelle offen. Schauen Sie bald wieder vorbei.'],
      ['/en/jobs', 'We have no vacancies at the moment. Please check back soon.'],
    ] as const) {
      const page = await open(path, {site, javaScript: false});
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
    }
  });

  test('leave a mail link when there are none', async ({site, open, startOwnSite}) => {
    expect(site.url).toBeTruthy();
    const own = await startOwnSite();
    await own.control.hideMetaobjects('jobs');
    const page = await open('/jobs', {site: own, javaScript: false});
    await expect(page.getByRole('group')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/);
  });

  test('open by a click and close by a key', async ({open}) => {
    const page = await open('/jobs');
    const job = page.getByRole('main').getByRole('group').first();
    await expect(job.locator('summary')).toContainText('(m/w/d)');
    await job.locator('summary').click();
    await expect(job.getByRole('paragraph').first()).toBeVisible();
    await job.locator('summary').press('Space');
    await expect(job.getByRole('paragraph').first()).toBeHidden();
  });
});

describe('headlines', () => {
  test.for([
    ['/legal/privacy-policy', 'Datenschutzerklärung'],
    ['/legal/terms-of-service', 'Allgemeine Geschäftsbedingungen'],
    ['/projects/kanzlei-am-hofgarten', 'Altbau im Waldstraßenviertel'],
  ] as const)('do not break words on a phone (%s)', async ([path, name], {open}) => {
    const page = await open(path, {screen: 'phone', javaScript: false});
    const broken = await page.getByRole('heading', {name}).evaluate((heading) => {
      const node = heading.firstChild as Text;
      return [...node.data.matchAll(/\S+/g)].filter(({0: word, index}) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1 || range.getBoundingClientRect().right > window.innerWidth - 20;
      });
    });
    expect(broken).toEqual([]);
  });
});

describe('about', () => {
  test('scrolls a focused team member completely into view', async ({open}) => {
    const page = await open('/en/about', {screen: 'phone', reducedMotion: true});
    await waitForHydration(page);
    const team = page.getByRole('region', {name: 'Team'});
    const more = team.getByRole('button', {name: 'More team members'});
    await more.focus();
    await expect(more).toBeInViewport();
    for (const member of await team.getByRole('button', {name: /Copy email/}).all()) {
      await page.keyboard.press('Tab');
      await expect(member).toBeFocused();
      await expect(member).toBeInViewport({ratio: 0.99});
    }
  });

  test('scrolls the team by 500 px, and confirms for a second that a key has copied an e-mail address', async ({
    open,
  }) => {
    const page = await open('/en/about', {reducedMotion: true});
    await allowClipboard(page);
    const team = page.getByRole('region', {name: 'Team'});
    const offset = () => team.getByRole('list').evaluate((list) => list.scrollLeft);
    await team.getByRole('button', {name: 'More team members'}).click();
    await expect.poll(offset).toBe(500);
    await team.getByRole('button', {name: 'Previous team members'}).click();
    await expect.poll(offset).toBe(0);

    const confirmed = team.getByRole('status').filter({hasText: 'Address copied'});
    for (const [key, address] of [
      ['Enter', 'aschkamp'],
      ['Space', 'vosskoetter'],
    ] as const) {
      const member = team.getByRole('button', {name: /Copy email/}).nth(key === 'Enter' ? 0 : 1);
      await member.press(key);
      await expect(confirmed).toHaveCount(1);
      expect(await clipboardText(page)).toContain(address);
      await expect(confirmed).toHaveCount(0);
    }
  });

  test('shows a testimonial by its number, and copies an e-mail address by a click', async ({open}) => {
    const page = await open('/about');
    const quotes = page.getByRole('region', {name: 'Das sagen Auftraggeber'});
    const before = await quotes.locator('blockquote:visible').textContent();
    await expect(quotes.getByRole('button')).toHaveText(['01', '02', '03', '04', '05', '06', '07']);
    await quotes.getByRole('button', {name: /^Stimme 3/}).click();
    await expect(quotes.getByRole('button', {name: /^Stimme 3/})).toHaveAttribute('aria-pressed', 'true');
    await expect(quotes.locator('blockquote:visible')).not.toHaveText(before ?? '');

    await allowClipboard(page);
    const member = page
      .getByRole('region', {name: 'Team'})
      .getByRole('button', {name: /E-Mail kopieren/})
      .first();
    await member.click();
    await expect(page.getByRole('status').filter({hasText: 'Adresse kopiert'})).toHaveCount(1);
    expect(await clipboardText(page)).toMatch(/@maser-mass\.example$/);
  });

  test('shows a team member without an e-mail address as a plain card', async ({open, startOwnSite}) => {
    const content = await loadContent();
    const metaobjects = content.metaobjects.map((entry) => {
      const {e_mail, ...fields} = entry.fields;
      const isFirst = JSON.stringify(fields.name ?? '').includes('Malwine Aschkamp');
      return isFirst && e_mail ? {...entry, fields} : entry;
    });
    const site = await startOwnSite({content: {...content, metaobjects}});
    const page = await open('/about', {site});
    await allowClipboard(page);
    await page.evaluate(() => navigator.clipboard.writeText('copied before'));
    const card = page.getByRole('region', {name: 'Team'}).getByRole('listitem').filter({hasText: 'Malwine Aschkamp'});
    await card.click();
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(card).not.toContainText('E-Mail');
    expect(await clipboardText(page)).toBe('copied before');
    const withoutScript = await open('/about', {site, javaScript: false});
    await expect(withoutScript.locator('a[href="mailto:"]')).toHaveCount(0);
  });
});

describe('press', () => {
  test('opens articles in a new tab, shows their favicons and offers the press kit', async ({site, open}) => {
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

  test('says that its articles failed to load, and tries again', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: 'Press', kind: '500'});
    const page = await open('/press', {site, expectedErrors: [/status 503/]});
    await expect(page.getByText('Fehler beim Laden der Presseartikel.')).toBeVisible();
    await site.control.clearFaults();
    await site.control.addFault({operation: 'Press', kind: 'latency', ms: 1000});
    // A failure is shared for some seconds: whoever tries again too early gets the same answer.
    await expect(async () => {
      await page.getByRole('button', {name: 'Erneut versuchen'}).click();
      await expect(page.getByText('Lade Presseartikel...')).toBeVisible({timeout: 500});
      await expect(page.getByRole('table')).toBeVisible({timeout: 4_000});
    }).toPass();
  });
});
