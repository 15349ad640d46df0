import type {Locator, Page} from '@playwright/test';
import {foreignKinds, watchForm, writeIntoPage, type ForeignKind, type ForeignTime} from '../support/foreignNodes';
import {main} from '../support/productPage';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {oneStool} from '../support/stool';
import {expect, test} from '../support/test';

// A browser extension or a translator changes the document while a visitor fills in a form whose scripts still load.

interface Visit {
  path: string;
  /** The fields in the order in which the visitor fills them in, with what is typed. */
  words: [name: string, text: string][];
  /** Waits until all of the page's form is React's. */
  wait(page: Page): Promise<void>;
  /** What follows from the words. */
  check(page: Page): Promise<void>;
}

const visits: Record<string, Visit> = {
  contact: {
    path: '/contact',
    words: [
      ['name', 'Anna Buchholz'],
      ['text', 'Ein Regal'],
      ['mail', 'anna@example.com'],
    ],
    wait: waitForHydration,
    check: (page) => expect(main(page).getByRole('button')).toHaveCount(1),
  },
  product: {
    path: '/product/hocker-lot',
    words: [['quantity', '4']],
    wait: waitForHydration,
    check: addAndExpect(/Warenkorb, 4[^]*756,00/),
  },
  configurator: {
    path: '/product/konfigurator-tisch',
    words: [
      ['quantity', '2'],
      ['length', '240'],
    ],
    wait: waitForConfigurator,
    check: addAndExpect(/Warenkorb, 2[^]*240\s×/),
  },
  cart: {
    path: '/cart',
    words: [['quantity', '3']],
    wait: waitForHydration,
    check: async (page) => {
      await field(page, 'quantity').blur();
      await expect(main(page)).toContainText(/594,00/);
    },
  },
};

const times: ForeignTime[] = ['early', 'complete', 'later'];

/** These stand in for our own texts, which take their place again. */
const replacing: ForeignKind[] = ['links for telephone numbers', 'marks in texts', 'a translation'];

/** Of these React renders the page or the configurator anew (decision 029), and what is typed is kept nevertheless. */
const isRenderedAnew = (name: string, kind: ForeignKind, time: ForeignTime) =>
  (kind === 'a wrapper around each field' && time === 'early') ||
  (kind === 'an icon that comes back' && time !== 'later' && name === 'configurator');

const field = (page: Page, name: string): Locator =>
  main(page).locator(`:is(input, textarea)[name=${name}], input[type=number][name^=${name}]`);

function addAndExpect(text: RegExp) {
  return async (page: Page) => {
    await main(page).locator('form button[type=submit]:not([hidden])').last().click();
    await expect(page.locator('dialog[open]')).toContainText(text);
  };
}

type Writing = readonly [kind: ForeignKind, time: ForeignTime];

/** Each kind once, at each time on some page. Kinds that leave each other alone share a visit. */
const sharedVisits: [name: string, writings: Writing[]][] = [
  [
    'contact',
    [
      ['a style in the middle of the head', 'complete'],
      ['an element before the head', 'later'],
    ],
  ],
  ['contact', [['a wrapper around each field', 'early']]],
  ['contact', [['a translation', 'complete']]],
  [
    'product',
    [
      ['an element after the body', 'early'],
      ['links for telephone numbers', 'complete'],
      ['a style at the end of the head', 'later'],
    ],
  ],
  [
    'configurator',
    [
      ['an element at the start of the body', 'early'],
      ['attributes of html and body', 'complete'],
      ['marks in texts', 'later'],
    ],
  ],
  [
    'cart',
    [
      ['a style at the start of the head', 'early'],
      ['an icon that comes back', 'early'],
      ['an element at the end of the body', 'complete'],
      ['an icon beside each field', 'later'],
    ],
  ],
];

/** Every kind alone, at each time on each page: `npm run test:foreign`. */
const allVisits = foreignKinds.flatMap((kind) =>
  Object.keys(visits).flatMap((name) => times.map((time): [string, Writing[]] => [name, [[kind, time]]])),
);

for (const [name, writings] of process.env.ALL_KINDS ? allVisits : sharedVisits) {
  const label = writings.map(([kind, time]) => `${kind} (${time})`).join(', ');
  test(`${name}: no typed word is lost to ${label}`, async ({open, site}) => {
    const visit = visits[name] as Visit;
    const cookies = name === 'cart' ? await oneStool(site.storeUrl, 'Esche schwarz') : {};
    const rendersAnew = writings.some(([kind, time]) => isRenderedAnew(name, kind, time));
    const expectedErrors = rendersAnew ? [/React error #4(18|2[235])/] : [];
    const page = await open('/robots.txt', {cookies, consent: 'rejected', expectedErrors});
    const scripts = await fillIn(page, visit, writings);
    const nodesOf = (kind: ForeignKind) => page.locator(`[data-foreign="${kind}"]`);
    const staying = writings.filter(([kind, time]) => !replacing.includes(kind) && time !== 'later');
    const before = await Promise.all(staying.map(([kind]) => nodesOf(kind).count()));
    scripts.release();
    await visit.wait(page);
    if (writings.some(([, time]) => time === 'later')) await page.evaluate(() => window.writeNow());
    await expectWords(page, visit);
    expect.soft(await page.evaluate(() => window.visit.missing), 'frames without the form').toBe(0);
    if (!rendersAnew) {
      expect.soft(await page.evaluate(() => window.visit.shift), 'layout shift').toBeLessThanOrEqual(0.1);
      for (const [index, [kind]] of staying.entries())
        await expect.soft(nodesOf(kind), kind).toHaveCount(before[index] ?? 0);
    }
    await visit.check(page);
  });
}

/** The visitor fills in the fields of the page while its scripts are held. */
async function fillIn(page: Page, {path, words}: Visit, writings: Writing[]) {
  for (const writing of writings) await page.addInitScript(writeIntoPage, writing);
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  for (const [name, text] of words) {
    await field(page, name).click();
    await field(page, name).fill(text);
  }
  await page.evaluate(watchForm, `main [name^=${words[0]?.[0]}]`);
  return scripts;
}

async function expectWords(page: Page, {words}: Visit): Promise<void> {
  for (const [name, text] of words) await expect.soft(field(page, name)).toHaveValue(text);
  await expect.soft(field(page, words.at(-1)?.[0] ?? '')).toBeFocused();
}

const wrapper: ForeignKind = 'a wrapper around each field';

test('who types on in a field that has been moved continues the number', async ({open}) => {
  const page = await open('/robots.txt', {consent: 'rejected'});
  const product = {...visits.product, words: [['quantity', '1']]} as Visit;
  const scripts = await fillIn(page, product, [[wrapper, 'complete']]);
  scripts.release();
  await waitForHydration(page);
  await page.keyboard.press('End');
  await page.keyboard.type('2');
  await expect(field(page, 'quantity')).toHaveValue('12');
});

test('a form that is rendered anew keeps the caret, and is open where it was opened', async ({open}) => {
  const page = await open('/robots.txt', {consent: 'rejected', expectedErrors: [/React error #4(18|2[235])/]});
  const contact = {...visits.contact, words: [['text', 'Regal Buche']]} as Visit;
  const scripts = await fillIn(page, contact, [[wrapper, 'early']]);
  await main(page).locator('summary').click();
  await field(page, 'text').evaluate((text) => {
    text.focus();
    (text as HTMLTextAreaElement).setSelectionRange(5, 5);
  });
  scripts.release();
  await waitForHydration(page);
  await page.keyboard.type(' aus');
  await expect(field(page, 'text')).toHaveValue('Regal aus Buche');
  await expect(field(page, 'company')).toBeVisible();
});

test('an extension that removes texts, changes fields and throws costs no typed word', async ({open, site}) => {
  const page = await open('/robots.txt', {consent: 'rejected', expectedErrors: [/the extension’s error/]});
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const text of document.querySelectorAll('main form p, main form legend')) text.remove();
      const phone = document.querySelector<HTMLInputElement>('main input[name=phone]');
      if (phone) phone.value = '0211 1';
      throw new Error('the extension’s error');
    });
  });
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto('/contact', {waitUntil: 'domcontentloaded'});
  await page.getByLabel('Name').fill('Anna Buchholz');
  scripts.release();
  await waitForHydration(page);
  await expect(page.getByLabel('Name')).toHaveValue('Anna Buchholz');
  await page.getByLabel('E-Mail').fill('anna@example.com');
  await page.getByLabel('Nachricht').fill('Ein Regal');
  await page.getByRole('radio', {name: 'Empfehlung'}).check();
  await page.getByRole('checkbox', {name: /Datenschutz/}).check();
  await page.getByRole('button', {name: 'Anfrage senden'}).click();
  await expect(page).toHaveURL(/\/thankyou\//);
  const [mail] = await site.control.mails();
  expect(mail?.text).toMatch(/Anna Buchholz[^]*0211 1/);
});
