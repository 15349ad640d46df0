import {connect, listTools, postCall} from '../support/mcpClient';
import {startDamagedStore} from '../support/damagedStore';
import {tablePrice} from '../support/tablePrice';
import {expect, test} from '../support/test';

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
    expect(await (await fetch(String(quote.data['order_url']))).text()).toContain('€');
    expect((await fetch(String(quote.data['drawing_url']))).status).toBe(200);
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

  test('take names of sizes, woods and choices in either language, and refuse unknown ones with the known', async ({
    site,
  }) => {
    for (const [path, labels] of [
      ['/mcp', {Length: 180, 'breite ': 90, Wood: 'Walnut, oiled'}],
      ['/en/mcp', {Länge: '180', width: 90, holz: 'Nussbaum, geölt'}],
    ] as const) {
      const {call} = await connect(site.url + path);
      const quote = await call('quote_piece', {handle: 'konfigurator-tisch', configuration: labels});
      expect(quote.data, path).toMatchObject({
        configuration: {length: '180', width: '90', color: '6b4a32'},
        corrections: [],
        price_cents: tablePrice(180, 90, 145),
      });
      for (const [configuration, message] of [
        [{color: 'Teak'}, /Teak.*6b4a32 \(.*Nussbaum, geölt/],
        [{lenght: 180}, /lenght.*length \(.*Länge/],
        [{length: 'long'}, /length must be a number/],
      ] as const) {
        const {isError, text} = await call('quote_piece', {handle: 'konfigurator-tisch', configuration});
        expect([isError, text], path).toEqual([true, expect.stringMatching(message)]);
      }
    }
  });

  test('find what an agent looks for in either language, and say where everything is listed', async ({site}) => {
    for (const path of ['/mcp', '/en/mcp']) {
      const {client, call} = await connect(site.url + path);
      const {tools} = await client.listTools();
      const example = /such as ([^"\\]+)"/.exec(JSON.stringify(tools.find(({name}) => name === 'search_catalog')))?.[1];
      for (const query of [example, 'Tisch Eiche']) {
        const {data} = await call('search_catalog', {query});
        expect(data, `${path} ${query}`).toMatchObject({
          results: expect.arrayContaining([expect.objectContaining({kind: 'products'})]),
        });
      }
      const {data} = await call('search_catalog', {query: 'xqzv'});
      expect(data).toMatchObject({results: [], hint: expect.stringContaining('/llms.txt')});
    }
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
    const {tools} = await client.listTools();
    const titles = [...tools, ...resources].map(({title}) => title);
    for (const names of [titles, resources.map((resource) => resource.uri), resources.map(({name}) => name)])
      expect([names.includes(undefined), new Set(names).size]).toEqual([false, names.length]);
    expect(resources.map((resource) => resource.uri)).toContain(uri);
    const {contents} = await client.readResource({uri});
    expect(contents).toMatchObject([{text: await (await fetch(uri)).text()}]);
    const home = `${site.url}/en/index.md`;
    expect((await client.readResource({uri: home})).contents).toMatchObject([{text: await (await fetch(home)).text()}]);
    await expect(client.readResource({uri: `${site.url}/en/no-such-page.md`})).rejects.toThrow(/no page/);
  });

  test('refuse an invalid request, and reveal nothing about the inside of the site', async ({site}) => {
    const headers = {Accept: 'application/json, text/event-stream'};
    for (const method of ['GET', 'DELETE']) {
      expect((await fetch(`${site.url}/mcp`, {method, headers})).status, method).toBe(405);
    }
    for (const body of ['', '{', '[]', '{"jsonrpc":"2.0"}', '"x"']) {
      const response = await postCall(`${site.url}/mcp`, body, headers);
      expect([response.status, (await response.text()).includes('    at ')], body).toEqual([400, false]);
    }
    expect((await postCall(`${site.url}/mcp`, {a: 'x'.repeat(70_000)}, headers)).status).toBe(413);
    for (const path of ['/mcp', '/en/mcp', '/MCP']) {
      const batch = await postCall(site.url + path, [listTools, listTools], headers);
      expect(batch.status, path).toBe(400);
      expect(await batch.json(), path).toMatchObject({jsonrpc: '2.0', id: null, error: {code: -32_600}});
    }
    expect((await postCall(`${site.url}/mcp.data`, [listTools, listTools], headers)).status).toBe(400);
  });

  test('answer with JSON whoever accepts it, in each version of the protocol', async ({site}) => {
    const send = (accept: string | undefined, version: string) =>
      postCall(`${site.url}/mcp`, listTools, {'MCP-Protocol-Version': version, ...(accept && {Accept: accept})});
    for (const version of ['2025-03-26', '2025-06-18', '2025-11-25']) {
      for (const accept of ['application/json', '*/*', 'application/json, text/event-stream', undefined]) {
        const response = await send(accept, version);
        expect([response.status, response.headers.get('Content-Type')], accept).toEqual([200, 'application/json']);
        expect(await response.json()).toMatchObject({id: 1, result: {tools: expect.any(Array)}});
      }
      expect((await send('text/html', version)).status).toBe(406);
    }
  });

  test('refuse the calls of another website', async ({site}) => {
    const send = (origin: string) => postCall(`${site.url}/mcp`, listTools, {Origin: origin});
    expect((await send(site.url)).status).toBe(200);
    for (const origin of ['https://elsewhere.example', 'null', 'x']) {
      const response = await send(origin);
      expect([response.status, await response.json()], origin).toMatchObject([403, {error: {message: /website/}}]);
    }
  });
});

test.describe('while the store fails, the site’s tools for AI agents (MCP)', () => {
  const calls = [
    ['search_catalog', {query: 'Tisch'}],
    ['get_product', {handle: 'konfigurator-tisch'}],
    ['quote_piece', {handle: 'konfigurator-tisch', configuration: {}}],
    ['list_services', {}],
    ['get_policies', {}],
  ] as const;

  /** What every call says. */
  async function sayAll(url: string): Promise<string[]> {
    const {client, call} = await connect(`${url}/mcp`);
    const said: string[] = [];
    for (const [name, args] of calls) {
      const {isError, text} = await call(name, args);
      said.push(isError ? text : `${name}: ${text}`);
    }
    const uri = `${url}/services/ladenbau.md`;
    for (const read of [client.listResources(), client.readResource({uri})]) {
      said.push(await read.then(JSON.stringify, ({message}: Error) => message));
    }
    return said;
  }

  test('say that the store gives no answer', async ({startOwnSite}) => {
    const {url} = await startOwnSite({env: {PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:9'}});
    for (const said of await sayAll(url)) expect(said).toMatch(/The store gives no answer\. Try again later\.$/);
  });

  test('say that something went wrong when the store sends null for lists', async ({startOwnSite}) => {
    const between = await startDamagedStore((value, key) => (key === 'nodes' ? null : value));
    const own = await startOwnSite({env: {PUBLIC_STORE_DOMAIN: between.url}});
    between.setStore(own.storeUrl);
    for (const said of await sayAll(own.url)) {
      expect(said).toMatch(/(Something went wrong at our end|The store gives no answer)\. Try again later\.$/);
    }
    await between.close();
  });
});
