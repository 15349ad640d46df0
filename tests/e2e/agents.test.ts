import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {brand} from '../../app/brand';
import {loadContent} from '../../studio/load';
import {everyPage} from '../../tools/pages';
import {getDocument} from '../../tools/document';
import {tablePrice} from '../support/tablePrice';
import {expect, test} from '../support/test';

const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {headers, redirect: 'manual'});
  return {status: response.status, headers: response.headers, text: await response.text()};
};

/** The path of a page's markdown. */
const markdownOf = (path: string) => (/^(\/en)?\/?$/.test(path) ? `${path.replace(/\/$/, '')}/index.md` : `${path}.md`);

test.describe('every page as plain text (Markdown), for AI agents,', () => {
  test('exists at the page’s address with .md at its end, and for agents that ask for Markdown', async ({site}) => {
    for (const [path] of everyPage) {
      const {status, headers, text} = await read(site.url + markdownOf(path));
      expect([status, headers.get('Content-Type')], path).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(text, path).toMatch(/^---\ntitle: ".+"\n[^]*\n---\n[^]*^# \S/m);
      expect(text, path).not.toMatch(/<(div|span|script|svg)\b/);
      const negotiated = await read(site.url + path, {Accept: 'text/markdown, text/html;q=0.8'});
      expect(negotiated.text, path).toBe(text);
    }
  });

  test('is never what a person’s browser receives at the page’s address', async ({site}) => {
    const url = `${site.url}/en/shop`;
    const {headers} = await read(`${url}.md`);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    const again = await read(`${url}.md`, {'If-None-Match': headers.get('ETag') ?? ''});
    expect(again.status).toBe(304);
    const negotiated = await read(url, {Accept: 'text/markdown'});
    expect(negotiated.headers.get('Cache-Control')).toBe('private, no-cache');
    const html = await getDocument(url);
    expect([html.headers.get('Content-Type'), html.headers.get('Vary')]).toEqual([
      'text/html; charset=utf-8',
      'Accept',
    ]);
  });

  test('at the link of a made-to-measure piece, shows that piece with its price', async ({site}) => {
    const {text} = await read(`${site.url}/en/product/konfigurator-tisch.md?length=180&width=90&color=b98a56`);
    expect(text).toContain(`€${(tablePrice(180, 90) / 100).toLocaleString('en', {minimumFractionDigits: 2})}`);
    expect(text).toContain('120 to 260 cm');
  });

  test('at an address that does not exist, says that there is no such page', async ({site}) => {
    const {status, headers} = await read(`${site.url}/en/no-such-page.md`);
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/markdown; charset=utf-8']);
  });
});

test.describe('the addresses that the site offers to AI agents', () => {
  for (const [language, prefix] of [
    ['de', ''],
    ['en', '/en'],
  ] as const) {
    test(`llms.txt, the list of pages for agents, names only pages that exist (${language})`, async ({site}) => {
      const {text} = await read(`${site.url}${prefix}/llms.txt`);
      expect(text).toContain(`# ${brand.name}`);
      const urls = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => url);
      expect(urls.length).toBeGreaterThan(40);
      for (const url of urls) expect((await read(url)).status, url).toBe(200);
    });

    test(`agents.md, the guide for agents, has the link of every made-to-measure product (${language})`, async ({
      site,
    }) => {
      const {text} = await read(`${site.url}${prefix}/agents.md`);
      const {products} = await loadContent();
      const pieces = products.filter(({metafields}) => metafields.some(({key}) => key === 'preisformel'));
      for (const {handle} of pieces) {
        expect(text, handle).toContain(
          `${site.url}${prefix}/product/${handle}?length={length}&width={width}&color={color}`,
        );
      }
    });
  }

  test('robots.txt tells agents where both guides are', async ({site}) => {
    const {text} = await read(`${site.url}/robots.txt`);
    for (const name of ['llms.txt', 'agents.md']) expect(text).toContain(`# ${site.url}/${name}`);
  });

  test('an address for programs that does not exist answers with a short message', async ({site}) => {
    for (const path of ['/.well-known/ucp', '/api/nothing', '/en/api/nothing']) {
      const {status, text} = await read(site.url + path, {Accept: 'text/html'});
      expect([status, text.length < 100], path).toEqual([404, true]);
    }
  });

  test('on a site with a password, show an agent nothing', async ({startOwnSite}) => {
    const {url} = await startOwnSite({env: {SITE_PASSWORD: 'eiche'}});
    for (const path of ['/shop.md', '/llms.txt', '/agents.md', '/api/nothing'])
      expect((await read(url + path)).status, path).toBe(401);
    expect((await fetch(`${url}/mcp`, {method: 'POST', body: '{}'})).status).toBe(401);
  });
});

async function connect(url: string, options: ConstructorParameters<typeof Client>[1] = {}) {
  const client = new Client({name: 'test', version: '1.0.0'}, options);
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const {isError, structuredContent} = await client.callTool({name, arguments: args});
    return {isError: Boolean(isError), data: structuredContent as Record<string, never>};
  };
  return {client, call};
}

test.describe('the site’s tools for AI agents (MCP)', () => {
  test('let an agent look things up, but never order', async ({site}) => {
    for (const mode of ['legacy', 'auto'] as const) {
      const {client} = await connect(`${site.url}/en/mcp`, {versionNegotiation: {mode}});
      const {tools} = await client.listTools();
      expect(tools.map(({name}) => name).sort()).toEqual([
        'get_policies',
        'get_product',
        'list_services',
        'quote_piece',
        'search_catalog',
      ]);
      expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
      await client.close();
    }
  });

  test('quote an agent the same price as the product page', async ({site}) => {
    const {call} = await connect(`${site.url}/en/mcp`);
    const found = await call('search_catalog', {query: 'table'});
    expect(found.data).toMatchObject({results: expect.arrayContaining([expect.objectContaining({kind: 'products'})])});
    const product = await call('get_product', {handle: 'konfigurator-tisch'});
    expect(product.data).toMatchObject({
      made_to_measure: {measures: [{name: 'length', min: 120, max: 260, step: 1, unit: 'cm'}, {name: 'width'}]},
    });
    const ready = await call('get_product', {handle: 'hocker-lot'});
    expect(ready.data).toMatchObject({
      variants: expect.arrayContaining([expect.objectContaining({price_cents: 18900})]),
    });
    const quote = await call('quote_piece', {
      handle: 'konfigurator-tisch',
      configuration: {length: 190, width: '85', color: '#6B4A32'},
    });
    expect(quote.data).toMatchObject({
      price_cents: tablePrice(190, 85, 145),
      corrections: [],
      order_url: `${site.url}/en/product/konfigurator-tisch?color=6b4a32&length=190&width=85`,
    });
    expect((await read(String(quote.data['order_url']))).text).toContain('€');
    expect((await read(String(quote.data['drawing_url']))).status).toBe(200);
  });

  test('tell an agent when a size was corrected, or when a product does not exist', async ({site}) => {
    const {call} = await connect(`${site.url}/en/mcp`);
    const quote = await call('quote_piece', {handle: 'konfigurator-tisch', configuration: {length: 900}});
    expect(quote.data).toMatchObject({
      configuration: {length: '260'},
      corrections: expect.arrayContaining([expect.stringContaining('maximum length')]),
    });
    for (const [name, args] of [
      ['get_product', {handle: 'no-such-product'}],
      ['get_product', {handle: '../cart'}],
      ['get_product', {}],
      ['quote_piece', {handle: 'hocker-lot', configuration: {}}],
      ['quote_piece', {handle: 'konfigurator-tisch', configuration: {length: {a: 1}}}],
      ['search_catalog', {query: ''}],
    ] as const)
      expect((await call(name, args)).isError, name).toBe(true);
  });

  test('list services and legal texts, and hand out pages as plain text', async ({site}) => {
    const {client, call} = await connect(`${site.url}/en/mcp`);
    expect((await call('list_services')).data).toMatchObject({
      services: expect.arrayContaining([expect.objectContaining({url: `${site.url}/en/services/ladenbau`})]),
    });
    const {data} = await call('get_policies');
    expect(data).toMatchObject({
      policies: expect.arrayContaining([expect.objectContaining({text: expect.stringContaining('# ')})]),
    });
    const {resources} = await client.listResources();
    expect(resources.length).toBeGreaterThan(40);
    const uri = `${site.url}/en/services/ladenbau.md`;
    expect(resources.map((resource) => resource.uri)).toContain(uri);
    const {contents} = await client.readResource({uri});
    expect(contents).toMatchObject([{text: (await read(uri)).text}]);
    await expect(client.readResource({uri: `${site.url}/en/no-such-page.md`})).rejects.toThrow(/no page/);
  });

  test('refuse an invalid request, and reveal nothing about the inside of the site', async ({site}) => {
    const send = (body: string, method = 'POST') =>
      fetch(`${site.url}/mcp`, {
        method,
        headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'},
        ...(method === 'POST' && {body}),
      });
    expect((await send('', 'GET')).status).toBe(405);
    expect((await send('', 'DELETE')).status).toBe(405);
    for (const body of ['', '{', '[]', '{"jsonrpc":"2.0"}', '"x"']) {
      const response = await send(body);
      expect([response.status, (await response.text()).includes('    at ')], body).toEqual([400, false]);
    }
    expect((await send(JSON.stringify({a: 'x'.repeat(70_000)}))).status).toBe(413);
    const call = {jsonrpc: '2.0', id: 1, method: 'tools/list'};
    expect((await send(JSON.stringify(call))).status).toBe(200);
    for (const path of ['/mcp', '/en/mcp', '/MCP', '/mcp.data']) {
      const batch = await fetch(site.url + path, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'},
        body: JSON.stringify([call, call]),
      });
      expect(batch.status, path).toBe(400);
      expect(await batch.json(), path).toMatchObject({jsonrpc: '2.0', id: null, error: {code: -32_600}});
    }
  });
});
