import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {brand} from '../../app/brand';
import {ensureBuild} from '../../tools/build';
import {pages} from '../../tools/pages';
import {startSite, type RunningSite} from '../../tools/site';
import {inEuros, tablePrice} from '../support/tablePrice';
import {installedBrowsers} from './installed';
import {orderPieces, readPdf, writeOrderSheets} from './paper';
import type {Orientation, Tab, TestBrowser} from './tab';
import {poll, rejectConsent, textOf, waitForHydration} from './visit';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({build: await ensureBuild()});
}, 300_000);
afterAll(() => site.close());

const address = (tab: Tab) => tab.run(() => location.href);

describe.each(installedBrowsers())('$name', ({name, launch}) => {
  let browser: TestBrowser;
  let tab: Tab;
  beforeAll(async () => {
    browser = await launch();
  }, 60_000);
  afterAll(() => browser.close());
  beforeEach(async () => {
    await site.control.reset();
    tab = await browser.openTab();
  });
  afterEach(() => tab.close());

  /** Opens a page for a visitor who has rejected all cookies before, when its scripts have taken over. */
  async function open(path: string) {
    await rejectConsent(tab, site.url);
    await tab.open(site.url + path);
    await waitForHydration(tab);
  }

  test('a visitor’s order reaches the store', async () => {
    await open('/product/hocker-lot');
    await tab.click('main form summary');
    await tab.click('main form label', 'Esche schwarz');
    await tab.type('main form input[name=quantity]', '2');
    await tab.click('main form button', 'In den Warenkorb');
    await poll(() => textOf(tab, 'dialog[open]')).toContain('396,00 €');
    await tab.click('dialog[open] button', 'Zur Kasse');
    await poll(() => address(tab)).toContain('/checkouts/');
    const buyer = {
      email: 'ada@example.com',
      name: 'Ada Eiche',
      address1: 'Ackerstraße 1',
      zip: '40233',
      city: 'Düsseldorf',
    };
    for (const [name, value] of Object.entries(buyer)) await tab.type(`input[name=${name}]`, value);
    await tab.click('button', 'Probebestellung abschicken');
    await poll(() => textOf(tab, 'body')).toContain('Danke, Ada Eiche!');
    expect(await site.control.orders()).toMatchObject([{subtotal: 39_600, lines: [{sku: 'LOT-ES', quantity: 2}]}]);
  });

  test('a table gets the typed size, and is added to the cart at its price', async () => {
    await open('/product/konfigurator-tisch');
    await tab.type('main input[name=length]', '180');
    await tab.press('Tab');
    await poll(() => address(tab)).toContain('length=180');
    await tab.click('main label', 'Nussbaum, geölt');
    const price = inEuros(tablePrice(180, 90, 145));
    await poll(() => textOf(tab, 'main')).toContain(price);
    await tab.click('main form button', 'In den Warenkorb');
    await poll(() => textOf(tab, 'dialog[open]')).toContain(price);
  });

  test('a planter outside every range is corrected, and is added to the cart at its price', async () => {
    await open('/product/kliv_v1');
    await tab.type('main input[name=width]', '5000');
    await tab.press('Tab');
    await poll(() => address(tab)).toContain('width=1200');
    await tab.type('main input[name=height]', '500');
    await tab.press('Tab');
    await poll(() => textOf(tab, 'main')).toContain('412,90 €');
    await tab.click('main form button', 'In den Warenkorb');
    await poll(() => textOf(tab, 'dialog[open]')).toContain('412,90 €');
  });

  test('the menu opens, arrow keys move in it, and Escape closes it', async () => {
    await open('/imprint');
    const isShown = () =>
      tab.run(() =>
        document.querySelector('nav[popover]')?.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      );
    const focused = () => tab.run(() => document.activeElement?.textContent ?? '');
    await tab.click('header button', 'Menü');
    await poll(isShown).toBe(true);
    await tab.press('ArrowDown');
    await poll(focused).toContain('Start');
    await tab.press('ArrowDown');
    await poll(focused).toContain('Projekte');
    await tab.press('Escape');
    await poll(isShown).toBe(false);
  });

  test('the slider shows the next project', async () => {
    await open('/');
    const title = () => textOf(tab, 'main section h2, main section h3');
    await poll(title).toContain('Papeterie Blattgold');
    await tab.click('main section button', 'Nächstes Projekt zeigen');
    await poll(title).toContain('Kanzlei am Hofgarten');
  });

  test('a reload keeps what is written in the enquiry, but never the consent', async () => {
    await open('/contact');
    await tab.click('main label', 'Ich habe die Datenschutzerklärung');
    await tab.type('main input[name=name]', 'Jörg Maß');
    const read = () =>
      tab.run(() => {
        const [name, consent] = ['name', 'privacy'].map((field) =>
          document.querySelector<HTMLInputElement>(`main input[name=${field}]`),
        );
        return {name: name?.value, hasConsent: consent?.checked};
      });
    expect(await read()).toEqual({name: 'Jörg Maß', hasConsent: true});
    await tab.reload();
    await poll(read).toEqual({name: 'Jörg Maß', hasConsent: false});
  });

  test('a visitor’s enquiry reaches the studio', async () => {
    await open('/contact');
    await tab.type('main input[name=name]', 'Jörg Maß');
    await tab.type('main input[name=mail]', 'joerg@example.com');
    await tab.type('main input[name=phone]', '030 1234');
    await tab.type('main textarea[name=text]', 'Eine Bank für zwei');
    await tab.click('main label', 'Empfehlung');
    await tab.click('main label', 'Ich habe die Datenschutzerklärung');
    await tab.click('main button', 'Anfrage senden');
    await poll(() => address(tab)).toContain('/thankyou/J');
    expect(await site.control.mails()).toMatchObject([{replyTo: ['joerg@example.com']}]);
  });

  // WebKitGTK's driver doesn't print.
  if (name !== 'Firefox') return;

  /** Prints the open page, when its styles for paper have loaded. */
  async function print(orientation: Orientation) {
    await poll(() =>
      tab.run(() => Boolean(document.querySelector<HTMLLinkElement>('head > link[media=print]')?.sheet)),
    ).toBe(true);
    return printNow(orientation);
  }
  const printNow = async (orientation: Orientation) => readPdf((await tab.print?.(orientation)) ?? new Uint8Array());

  test('the drawing sheet of each family has no blank page, and the sheets of an order take no more paper', async () => {
    let count = 0;
    for (const [family, link] of await orderPieces(site)) {
      await tab.open(link);
      const texts = (await print('landscape')).map(({text}) => text);
      expect(texts, family).not.toContain('');
      expect(texts[0], family).toContain('Maßblatt');
      expect(texts[1], family).toContain('Maßstab');
      count += texts.length;
    }
    await tab.open(await writeOrderSheets(site));
    const texts = (await printNow('landscape')).map(({text}) => text);
    expect(texts).not.toContain('');
    expect(texts.slice(texts.findIndex((text) => text.includes('Maßblatt')))).toHaveLength(count);
  }, 180_000);

  const printed = [
    'home',
    'project',
    'product',
    'configurator',
    'service',
    'landing',
    'about',
    'faq',
    'legal',
  ] as const;
  test.each(printed)('page 1 of a print has more than the studio’s name (%s)', async (page) => {
    await open(pages[page]);
    const [first] = await print('landscape');
    expect(first?.text.replace(brand.name, '').trim()).toContain(' ');
  });

  test('a picture prints as a frame with its description, and sharp once it has been in view', async () => {
    await open('/product/hocker-lot');
    const [first] = await print('landscape');
    expect(first?.text).toContain('Sitz des Hockers aus Eiche von oben');
    expect(first?.pictures).toBeLessThan(4);
    await poll(() => tab.run(scrollThroughPictures)).toBe(true);
    expect((await print('landscape'))[0]?.pictures).toBe(4);
  });
});

/** Runs in the page. Shows the first picture of the gallery that has not loaded, and says whether there was none. */
function scrollThroughPictures(): boolean {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main li a > span > img:not([aria-hidden])')];
  const missing = pictures.find((picture) => !picture.complete || 'loading' in picture.dataset);
  missing?.scrollIntoView({behavior: 'instant'});
  return pictures.length === 4 && !missing;
}
