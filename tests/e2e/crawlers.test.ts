import {getDocument} from '../../tools/document';
import {eachPageOnce} from '../../tools/pages';
import {structuredData, unknownToSchemaOrg} from '../support/structuredData';
import {expect, test} from '../support/test';

test.describe('search engines', () => {
  test('find every page in the list for them (sitemap), in both languages', async ({site}) => {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(urls.length).toBeGreaterThan(100);
    // Pages of one kind come from one query and one route: the first and the last of each are enough.
    const kinds = new Map<string, string[]>();
    for (const url of urls) {
      const kind = url.slice(0, url.lastIndexOf('/'));
      kinds.set(kind, [...(kinds.get(kind) ?? []), url]);
    }
    const sample = [...kinds.values()].flatMap((ofKind) => [...new Set([ofKind.at(0) ?? '', ofKind.at(-1) ?? ''])]);
    expect(sample.length).toBeGreaterThan(15);
    const broken = [];
    for (const url of sample) {
      const {status} = await fetch(url, {headers: {Accept: 'text/html'}});
      if (status !== 200) broken.push(`${status} ${url}`);
    }
    expect(broken).toEqual([]);
  });

  test('find the address of that list in robots.txt', async ({site}) => {
    const robots = await (await fetch(`${site.url}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });

  test('are told what each page is about: a product, a project, a question and its answer', async ({site}) => {
    for (const [path, types] of [
      ['/', ['Organization', 'WebSite']],
      ['/product/hocker-lot', ['Product', 'BreadcrumbList']],
      ['/product/konfigurator-tisch', ['Product', 'BreadcrumbList']],
      ['/projects/haus-am-kanal', ['CreativeWork', 'BreadcrumbList']],
      ['/services/ladenbau', ['BreadcrumbList']],
      ['/faq', ['FAQPage']],
      ['/jobs', ['JobPosting', 'JobPosting', 'JobPosting']],
    ] as const) {
      const {html} = await getDocument(site.url + path);
      const found = structuredData(html).map((thing) => thing['@type']);
      expect(found, path).toEqual(types);
    }
  });

  test('are told it only in words that they know (schema.org)', async ({site}) => {
    test.setTimeout(120_000);
    const nodes = [];
    for (const [path] of eachPageOnce) nodes.push(...structuredData((await getDocument(site.url + path)).html));
    expect(new Set(nodes.map((node) => node['@type'])).size).toBe(7);
    expect(await unknownToSchemaOrg(nodes)).toEqual([]);
  });

  test('find item number, shipping and returns of each product, and from what to what price a made-to-measure piece costs', async ({
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

  test('find out which pictures a project or product has, and when it last changed', async ({site}) => {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
    for (const path of ['/projects/haus-am-kanal', '/en/product/hocker-lot', '/werkstatt', '/services/ladenbau']) {
      const [, entry = ''] = xml.split(`<url><loc>${site.url}${path}</loc>`);
      const [url = ''] = entry.split('</url>');
      expect(url, path).toMatch(/<lastmod>20\d\d-\d\d-\d\dT/);
      const [, picture = ''] = /<image:loc>([^<]+)</.exec(url) ?? [];
      expect((await fetch(picture.replaceAll('&#38;', '&'))).status, path).toBe(200);
    }
  });
});
