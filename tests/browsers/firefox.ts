import puppeteer, {type ElementHandle, type Page} from 'puppeteer-core';
import {findVisible, patience, waitFor, type Key, type Tab, type TestBrowser} from './tab';

/** Firefox answers WebDriver BiDi by itself, without a further program. */
export async function launchFirefox(executablePath: string): Promise<TestBrowser> {
  // The window's size is that of the pages: older versions of Firefox refuse to change a page's own.
  const size = {defaultViewport: null, args: ['--width=1280', '--height=860']};
  const browser = await puppeteer.launch({browser: 'firefox', executablePath, headless: true, ...size});
  return {
    name: 'Firefox',
    openTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {...tabOf(page), close: () => context.close()};
    },
    close: () => browser.close(),
  };
}

const paperMargin = {top: '10mm', right: '10mm', bottom: '10mm', left: '10mm'};

function tabOf(page: Page): Omit<Tab, 'close'> {
  page.setDefaultTimeout(patience);
  const find = (selector: string, text = '') =>
    waitFor(`${selector} ${text}`, async () => {
      const found = await page.evaluateHandle(findVisible, selector, text);
      return found.asElement() as ElementHandle<Element> | null;
    });
  return {
    open: async (url) => void (await page.goto(url, {waitUntil: 'domcontentloaded'})),
    reload: async () => void (await page.reload()),
    run: (script, ...args) => page.evaluate(script as never, ...args),
    click: async (selector, text) => (await find(selector, text)).click(),
    type: async (selector, text) => {
      const field = await find(selector);
      await field.click();
      await field.evaluate((element) => (element as HTMLInputElement).select());
      await page.keyboard.type(text);
    },
    press: (key: Key) => page.keyboard.press(key),
    print: async (orientation) => {
      await waitFor('load', () => page.evaluate(() => document.readyState === 'complete'));
      const landscape = orientation === 'landscape';
      return page.pdf({format: 'A4', landscape, margin: paperMargin, waitForFonts: false});
    },
  };
}
