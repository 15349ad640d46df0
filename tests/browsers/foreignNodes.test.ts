import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ensureBuild} from '../../tools/build';
import {startSite, type RunningSite} from '../../tools/site';
import {writeIntoPage, type ForeignKind} from '../support/foreignNodes';
import {startFront} from '../support/front';
import {installedBrowsers} from './installed';
import type {Tab, TestBrowser} from './tab';
import {poll, rejectConsent, textOf, waitForHydration} from './visit';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({build: await ensureBuild()});
}, 300_000);
afterAll(() => site.close());

const kinds: ForeignKind[] = [
  'a style in the middle of the head',
  'an element at the start of the body',
  'an icon beside each field',
  'a wrapper around each field',
  'a translation',
];

interface Visit {
  path: string;
  /** What is typed into which field, in this order. */
  words: Record<string, string>;
  /** Waits until React has the form, and checks what follows from the words. */
  check?(tab: Tab): Promise<void>;
}

const visits: Visit[] = [
  {path: '/contact', words: {name: 'Anna Buchholz', mail: 'anna@example.com'}},
  {
    path: '/product/konfigurator-tisch',
    words: {quantity: '2', length: '240'},
    check: async (tab) => {
      await tab.click('main form button', 'In den Warenkorb');
      await poll(() => textOf(tab, 'dialog[open]')).toMatch(/Warenkorb, 2.*240 ×/);
    },
  },
];

describe.each(installedBrowsers())('$name', ({launch}) => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  describe.each(visits)('$path', ({path, words, check}) => {
    test.each(kinds)('keeps what is typed before hydration beside %s', async (kind) => {
      let release = () => {};
      const beforeScripts = new Promise<void>((resolve) => (release = resolve));
      const foreignScript = `(${writeIntoPage})(${JSON.stringify([kind, 'complete'])})`;
      const front = await startFront(site.url, {foreignScript, beforeScripts});
      const tab = await browser.openTab();
      try {
        await rejectConsent(tab, front.url);
        await tab.open(front.url + path);
        await poll(() => tab.run(() => document.querySelectorAll('[data-foreign]').length)).toBeGreaterThan(0);
        for (const [name, word] of Object.entries(words)) await tab.type(`main [name=${name}]`, word);
        release();
        await waitForHydration(tab);
        await poll(() => tab.run(hasReact, 'main [name=quantity], main [name=mail]')).toBe(true);
        await poll(() => tab.run(readFields, Object.keys(words))).toEqual(Object.values(words));
        expect(await tab.run(() => document.activeElement?.getAttribute('name'))).toBe(Object.keys(words).at(-1));
        await check?.(tab);
      } finally {
        release();
        await tab.close();
        front.close();
      }
    });
  });
});

/** Runs in the page. React controls the field, also where its code comes later than that of the document around it. */
function hasReact(selector: string): boolean {
  const field = document.querySelector(selector) ?? {};
  return Object.keys(field).some((key) => key.startsWith('__reactProps'));
}

/** Runs in the page. */
const readFields = (names: string[]) =>
  names.map((name) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value);
