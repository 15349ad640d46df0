import type {Page} from '@playwright/test';
import {brand} from '../../app/brand';
import type {MetaobjectRecord} from 'demo-store/model';
import {loadContent} from '../../studio/load';
import {showDocument} from '../support/pageContent';
import {waitForHydration} from '../support/ready';
import {expect, siteForAll, test} from '../support/test';

const gone = ['projekte', 'werkstatt', 'jobs', 'einstellungen_jobs'];
const goneMessages = ['werkstattabend', 'lieferzeit'];

function isGone({type, handle}: MetaobjectRecord) {
  return gone.includes(type) || (type === 'topbar' && goneMessages.includes(handle));
}

/** No LinkedIn, and one of the team has no e-mail address. */
function withoutFields(entry: MetaobjectRecord): MetaobjectRecord {
  const {linked_in: _, e_mail, ...fields} = entry.fields;
  const hasNoAddress = JSON.stringify(fields.name ?? '').includes('Malwine Aschkamp');
  return {...entry, fields: hasNoAddress || !e_mail ? fields : {...fields, e_mail}};
}

const site = siteForAll(async () => {
  const content = await loadContent();
  const metaobjects = content.metaobjects.filter((entry) => !isGone(entry)).map(withoutFields);
  return {content: {...content, metaobjects}};
});

const main = (page: Page) => page.getByRole('main');

test('when the studio has no projects, the list of projects says so', async ({page}) => {
  for (const [path, text] of [
    ['/projects', 'Im Moment zeigen wir keine Projekte. Schauen Sie bald wieder vorbei.'],
    ['/en/projects', 'We have no projects to show at the moment. Please check back soon.'],
  ] as const) {
    await showDocument(page, site().url + path);
    await expect(main(page).getByText(text)).toBeVisible();
    await expect(main(page).getByRole('link')).toHaveCount(0);
  }
});

test('when the studio has no jobs and has written no text for that, the jobs page still says so', async ({page}) => {
  for (const [path, text] of [
    ['/jobs', 'Im Moment ist keine Stelle offen. Schauen Sie bald wieder vorbei.'],
    ['/en/jobs', 'We have no vacancies at the moment. Please check back soon.'],
  ] as const) {
    await showDocument(page, site().url + path);
    await expect(main(page).getByText(text)).toBeVisible();
    await expect(main(page).getByRole('group')).toHaveCount(0);
  }
});

test('when the studio has no jobs, the jobs page offers to write a mail', async ({page, startOwnSite}) => {
  const {url, control} = await startOwnSite();
  await control.hideMetaobjects('jobs');
  await showDocument(page, `${url}/jobs`);
  await expect(main(page).getByRole('group')).toHaveCount(0);
  await expect(main(page).getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:./);
});

test('when the merchant has deleted the page about the workshop, no page links it', async ({page}) => {
  await showDocument(page, `${site().url}/imprint`);
  const explore = page.getByRole('contentinfo').getByRole('navigation', {name: 'Entdecken'});
  await expect(explore.getByRole('link')).toHaveText(['Start', 'Projekte', 'Leistungen', 'Über uns', 'Shop']);
  await expect(page.locator('footer a[href$="/werkstatt"]')).toHaveCount(0);
});

test('a social network that the merchant has not entered is not linked', async ({page}) => {
  await showDocument(page, `${site().url}/imprint`);
  const social = page.getByRole('contentinfo').getByRole('navigation', {name: 'Social'});
  await expect(social.getByRole('link')).toHaveText([/^Instagram/, /^Threads/, /^Pinterest/]);
  // The menu has only two of the networks.
  const networks = page.locator('nav[aria-label="Menü"]').getByText(/^(LinkedIn|Instagram|Threads|Pinterest)/);
  await expect(networks).toHaveText([/^Instagram/]);
});

test('a member of the team without an email address is shown without a button for it', async ({page}) => {
  await showDocument(page, `${site().url}/about`);
  const team = page.getByRole('region', {name: 'Team'}).getByRole('listitem');
  await expect(team.getByRole('button')).toHaveCount(5);
  const card = team.filter({hasText: 'Malwine Aschkamp'});
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card).not.toContainText('E-Mail');
  await expect(page.locator('a[href="mailto:"]')).toHaveCount(0);
});

test('a single announcement that cannot be closed has no buttons', async ({open}) => {
  const page = await open('/imprint', {site: site()});
  await waitForHydration(page);
  const bar = page.getByRole('region', {name: 'Mitteilungen'});
  await expect(bar.getByRole('listitem').filter({visible: true})).toHaveText([/^Beide Werkstätten/]);
  await expect(bar.getByRole('button')).toHaveCount(0);
  await page.evaluate((key) => localStorage.setItem(key, String(Date.now())), `${brand.key}:announcements-dismissed`);
  await page.reload();
  await expect(bar.getByRole('listitem').filter({visible: true})).toHaveText([/^Beide Werkstätten/]);
});

test('when the store fails to deliver the press articles, the press page says so and tries again', async ({open}) => {
  const {control} = site();
  await control.addFault({operation: 'Press', kind: '500'});
  const page = await open('/press', {site: site(), expectedErrors: [/status 503/]});
  await expect(page.getByText('Fehler beim Laden der Presseartikel.')).toBeVisible();
  await control.clearFaults();
  await control.addFault({operation: 'Press', kind: 'latency', ms: 1000});
  // A failure is shared for some seconds: whoever tries again too early gets the same answer.
  await expect(async () => {
    await page.getByRole('button', {name: 'Erneut versuchen'}).click();
    await expect(page.getByText('Lade Presseartikel...')).toBeVisible({timeout: 500});
    await expect(page.getByRole('table')).toBeVisible({timeout: 4_000});
  }).toPass();
});
