import {chromium} from 'playwright';
import {launchBrowser} from './browser';
import {startSite} from './site';
import {ensureBuild} from './build';
import {getDocument} from './document';
import {firstLoad} from './bench/weight';
const build = await ensureBuild(() => {});
const site = await startSite({build});
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
const shots: [string, string, number, number][] = [];
try {
  const add = async (fields: Record<string, string>, cookie = '') => {
    const answer = await fetch(`${site.url}/api/cart`, {method: 'POST', headers: {Cookie: cookie}, body: new URLSearchParams(fields)});
    return answer.headers.getSetCookie().find((text) => text.startsWith('cartItems='))?.split(';')[0] ?? '';
  };
  let cookie = await add({intent: 'add', product: 'konfigurator-tisch', color: 'b98a56', length: '200', width: '90', quantity: '1'});
  const doc = await (await fetch(`${site.url}/product/schneidbrett`)).text();
  const id = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(doc)?.[0] ?? '';
  cookie = await add({intent: 'add', variant: id, quantity: '2'}, cookie);
  cookie = await add({intent: 'add', product: 'kliv', color: 'f1ede1', width: '500', height: '300', environment: 'indoor'}, cookie) || cookie;
  const [name, value] = cookie.split(/=(.*)/s);
  for (const [label, lang, width] of [['de', '', 390], ['en', '/en', 1440], ['de', '', 820], ['de', '', 1440]] as const) {
    const context = await browser.newContext({baseURL: site.url, viewport: {width, height: width < 500 ? 844 : 900}, reducedMotion: 'reduce'});
    await context.addCookies([{name: name ?? '', value: value ?? '', url: site.url}, {name: 'cartDiscount', value: label === 'de' ? 'WERKSTATT10' : 'MESSE24', url: site.url}]);
    await context.addInitScript(() => localStorage.setItem('maser-mass:consent', JSON.stringify({functionality: true, analytics: false, marketing: false, at: Date.now() - 1000})));
    const page = await context.newPage();
    await page.goto(`${lang}/cart`);
    await page.waitForTimeout(2500);
    for (const details of await page.locator('main details').all()) await details.evaluate((element: any) => (element.open = true));
    await page.screenshot({path: `/tmp/shots/cart-${label}-${width}.png`, fullPage: true});
    await page.goto(`${lang}/shop`);
    await page.waitForTimeout(1500);
    await page.screenshot({path: `/tmp/shots/shop-${label}-${width}.png`});
    await page.goto(`${lang}/product/leuchte-docht`);
    await page.waitForTimeout(2500);
    await page.goto(`${lang}/product/hocker-lot`);
    await page.waitForTimeout(4500);
    await page.screenshot({path: `/tmp/shots/product-${label}-${width}.png`, fullPage: true});
    await page.goto(`${lang}/cart/${id.split('/').at(-1)}:5?shared`);
    await page.waitForTimeout(1000);
    await page.screenshot({path: `/tmp/shots/shared-${label}-${width}.png`, fullPage: true});
    if (width === 390) {
      await page.goto(`/shop`);
      await page.waitForTimeout(1500);
      await page.locator('header a[href="/cart"], header button').first().waitFor();
      await page.getByRole('button', {name: /Warenkorb/}).first().click().catch(() => {});
      await page.waitForTimeout(2000);
      await page.screenshot({path: `/tmp/shots/panel-${label}-${width}.png`});
    }
    await context.close();
  }
} finally {
  await browser.close(); await server.close(); await site.close();
}
process.exit();
