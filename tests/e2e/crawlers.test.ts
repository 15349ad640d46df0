import {request as httpRequest} from 'node:http';
import {text} from 'node:stream/consumers';
import {describe} from 'vitest';
import {getDocument, tags} from '../../tools/document';
import {everyPage} from '../../tools/pages';
import {structuredData, unknownToSchemaOrg} from '../support/structuredData';
import {expect, test} from '../support/test';

/** What a path answers to a request that names another host: `fetch` can't do that. */
function getAs(host: string, url: string, path: string): Promise<{status?: number; body: string}> {
  return new Promise((resolve, reject) => {
    const headers = {Host: host, Accept: 'text/html'};
    httpRequest(url, {path, headers, agent: false}, (answer) => {
      void text(answer).then((body) => resolve({status: answer.statusCode, body}));
    })
      .on('error', reject)
      .end();
  });
}

const namingPages = ['/', '/en/product/hocker-lot', '/jobs', '/sitemap.xml', '/robots.txt'];

describe('the host that pages name as their own', () => {
  test('is the one of PUBLIC_SITE_URL, whatever host is asked for (rule 1.12)', async ({startOwnSite}) => {
    const site = await startOwnSite({env: {PUBLIC_SITE_URL: 'https://studio.example/'}});
    for (const path of namingPages) {
      const {status, body} = await getAs('evil.example', site.url, path);
      expect(status, path).toBe(200);
      expect(body.includes('https://studio.example/'), path).toBe(true);
      expect(body.includes('evil.example'), path).toBe(false);
    }
  });

  test('is none without the setting, and there is no sitemap', async ({startOwnSite}) => {
    const site = await startOwnSite();
    for (const path of namingPages) {
      const {status, body} = await getAs('evil.example', site.url, path);
      expect(status, path).toBe(path === '/sitemap.xml' ? 404 : 200);
      expect(body.includes('evil.example'), path).toBe(false);
    }
    const {body} = await getAs('evil.example', site.url, '/en/shop');
    expect(tags(body, 'link').find(({rel}) => rel === 'canonical')?.href).toBe('/en/shop');
  });
});

describe('crawlers', () => {
  test('find every page of the sitemap, in both languages', async ({site}) => {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(urls.length).toBeGreaterThan(100);
    const broken = [];
    for (const url of urls) {
      const {status} = await fetch(url, {headers: {Accept: 'text/html'}});
      if (status !== 200) broken.push(`${status} ${url}`);
    }
    expect(broken).toEqual([]);
  });

  test('are told where the sitemap is, and to stay away while the gate is on', async ({site, startOwnSite}) => {
    const robots = async (url: string) => (await fetch(`${url}/robots.txt`)).text();
    expect(await robots(site.url)).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    const gated = await startOwnSite({env: {SITE_PASSWORD: 'eiche'}});
    expect(await robots(gated.url)).toMatch(/Disallow: \/\s*$/);
  });

  test.for([
    ['/', ['Organization', 'WebSite']],
    ['/product/hocker-lot', ['Product', 'BreadcrumbList']],
    ['/product/konfigurator-tisch', ['Product', 'BreadcrumbList']],
    ['/projects/haus-am-kanal', ['CreativeWork', 'BreadcrumbList']],
    ['/services/ladenbau', ['BreadcrumbList']],
    ['/faq', ['FAQPage']],
    ['/jobs', ['JobPosting', 'JobPosting', 'JobPosting']],
  ] as const)('%s has structured data of the types %j', async ([path, types], {site}) => {
    const html = await (await fetch(site.url + path)).text();
    const things = structuredData(html);
    expect(things.map((thing) => thing['@type'])).toEqual(types);
  });

  test('every page’s structured data is known to schema.org', {timeout: 120_000}, async ({site}) => {
    const nodes = [];
    for (const [path] of everyPage) nodes.push(...structuredData((await getDocument(site.url + path)).html));
    expect(new Set(nodes.map((node) => node['@type'])).size).toBe(7);
    expect(await unknownToSchemaOrg(nodes)).toEqual([]);
  });

  test('offers name number, shipping and returns, and a piece made to measure the range of its prices', async ({
    site,
  }) => {
    const productOf = async (path: string) => structuredData((await getDocument(site.url + path)).html)[0];
    const shipping = (value: string) => ({
      shippingRate: {value, currency: 'EUR'},
      shippingDestination: {addressCountry: 'DE'},
    });
    expect((await productOf('/product/hocker-lot'))?.['offers']).toMatchObject([
      {
        sku: expect.stringMatching(/./),
        shippingDetails: shipping('14.90'),
        hasMerchantReturnPolicy: {merchantReturnDays: 14},
        seller: {'@id': `${site.url}/#studio`},
      },
      ...[{}, {}],
    ]);
    expect((await productOf('/en/product/konfigurator-tisch'))?.['offers']).toMatchObject([
      {
        '@type': 'AggregateOffer',
        lowPrice: expect.stringMatching(/^\d+\.\d\d$/),
        highPrice: expect.stringMatching(/^\d{4}\.\d\d$/),
        shippingDetails: shipping('0.00'),
        hasMerchantReturnPolicy: {returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted'},
      },
    ]);
  });

  test('find the pictures and the last change of projects and products in the sitemap', async ({site}) => {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
    for (const path of ['/projects/haus-am-kanal', '/en/product/hocker-lot', '/werkstatt', '/services/ladenbau']) {
      const [, entry = ''] = xml.split(`<url><loc>${site.url}${path}</loc>`);
      const [url = ''] = entry.split('</url>');
      expect(url, path).toMatch(/<lastmod>20\d\d-\d\d-\d\dT/);
      const [, picture = ''] = /<image:loc>([^<]+)</.exec(url) ?? [];
      expect((await fetch(picture.replaceAll('&#38;', '&'))).status, path).toBe(200);
    }
  });

  test.for(['/objekte', '/produkt/tisch', '/impressum', '/?product_shipping_class=gross'])(
    '%s of the former site redirects permanently to the home page',
    async (path, {site}) => {
      const answer = await fetch(site.url + path, {redirect: 'manual'});
      expect(answer.status).toBe(301);
      expect(new URL(answer.headers.get('Location') ?? '', site.url).href).toBe(`${site.url}/`);
    },
  );
});
