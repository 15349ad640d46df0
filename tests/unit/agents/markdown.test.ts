import {describe, expect, it} from 'vitest';
import {markdown, markdownPath, readMarkdown} from '~/agents/markdown';
import {renderLimits} from '~/platform/cache/renderLimit';
import {requestContext} from '../../support/requestContext';

const site = 'https://studio.example';
const html = {'Content-Type': 'text/html; charset=utf-8'};

/** The address of the page that is asked for; `undefined` where the request is for no markdown. */
async function pageOf(path: string, init?: RequestInit): Promise<string | undefined> {
  let address: string | undefined;
  const ask = ({url}: Request) => {
    address = url;
    return Promise.resolve(new Response('', {headers: html}));
  };
  const request = new Request(site + path, init);
  const answer = await markdown(request, requestContext(request, {ask}));
  expect(answer === undefined).toBe(address === undefined);
  return address;
}

describe('a page as plain text (Markdown), for AI agents,', () => {
  it.each([
    ['/shop.md', '/shop'],
    ['/en/shop.md?page=2', '/en/shop?page=2'],
    ['/index.md', '/'],
    ['/en/index.md', '/en'],
    ['/product/hocker-lot.md', '/product/hocker-lot'],
    ['/thankyou/Dr.%20A.%20Maser.md', '/thankyou/Dr.%20A.%20Maser'],
  ])('is reached by the page’s address with .md: %s means the page %s', async (path, page) => {
    expect(await pageOf(path)).toBe(site + page);
  });

  it('is sent from the page’s own address to agents that ask for Markdown', async () => {
    expect(await pageOf('/shop', {headers: {Accept: 'text/markdown, text/html;q=0.9'}})).toBe(`${site}/shop`);
  });

  it('is not sent to a browser', async () => {
    const accepted = {Accept: 'text/html,application/xhtml+xml,*/*;q=0.8'};
    expect(await pageOf('/shop', {headers: accepted})).toBeUndefined();
    expect(await pageOf('/agents.md')).toBeUndefined();
    expect(await pageOf('/en/agents.md')).toBeUndefined();
    expect(await pageOf('/cart.md', {method: 'POST', headers: {Accept: 'text/markdown'}})).toBeUndefined();
  });

  it.each(['/models/tisch.glb.md', '/llms.txt.md', '/sitemap.xml.md', '/product/tisch.data.md', '/en/agents.md.md'])(
    'doesn’t exist for a file: %s',
    async (path) => {
      expect(await pageOf(path)).toBeUndefined();
    },
  );

  it.each(['/', '/en', '/shop', '/en/projects/haus'])('exists at the .md address of %s', async (path) => {
    expect(await pageOf(markdownPath(path))).toBe(site + path);
  });
});

/** What an agent gets when the page itself has this answer. */
function answer(page: Response, path = '/shop.md', init?: RequestInit) {
  const request = new Request(site + path, init);
  return markdown(request, requestContext(request, {ask: () => Promise.resolve(page)})) as Promise<Response>;
}

describe('the markdown of a page', () => {
  it('says whether the page exists, as the page itself does', async () => {
    const {status, headers} = await answer(new Response('<title>404</title>', {status: 404, headers: html}));
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/markdown; charset=utf-8']);
  });

  it('is no markdown where the page is a file', async () => {
    const file = await answer(new Response('a,b', {headers: {'Content-Type': 'text/csv'}}), '/list.csv', {
      headers: {Accept: 'text/markdown'},
    });
    expect([file.headers.get('Content-Type'), await file.text()]).toEqual(['text/csv', 'a,b']);
  });

  it.each([
    [`${site}/en/shop?page=2#list`, '/en/shop.md?page=2#list'],
    [`${site}/en`, '/en/index.md'],
    [`${site}/agents.md`, `${site}/agents.md`],
    [`${site}/models/tisch.glb`, `${site}/models/tisch.glb`],
    ['https://checkout.example/1', 'https://checkout.example/1'],
  ])('leads on to markdown where the page leads to another page: %s to %s', async (target, location) => {
    const moved = await answer(Response.redirect(target, 302));
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, location]);
    // An agent that asks for markdown by its header sends it to the next address, too.
    const negotiated = await answer(Response.redirect(target, 302), '/shop', {headers: {Accept: 'text/markdown'}});
    expect(negotiated.headers.get('Location')).toBe(target);
  });

  it('has an ETag of its own, and is not sent to an agent that has it', async () => {
    const page = () => new Response('<title>Shop</title>', {headers: {...html, ETag: '"1a"'}});
    const etag = (await answer(page())).headers.get('ETag') ?? '';
    expect(etag).not.toBe('"1a"');
    const headers = {'If-None-Match': etag};
    expect((await answer(page(), '/shop.md', {headers})).status).toBe(304);
    expect((await answer(page(), '/shop.md', {headers: {'If-None-Match': '"1a"'}})).status).toBe(200);
    expect(await (await answer(page(), '/shop.md', {method: 'HEAD'})).text()).toBe('');
  });

  it.each([
    ['/en/shop', {Accept: 'text/markdown'}, 'private, no-cache'],
    ['/en/shop.md', {}, 'public, max-age=0, s-maxage=60'],
  ])('is kept by caches only at an address of its own (%s)', async (path, headers, expected) => {
    const caching = {'Cache-Control': 'public, max-age=0, s-maxage=60', 'Oxygen-Cache-Control': 'public, max-age=60'};
    const response = await answer(new Response('', {headers: {...html, ...caching}}), path, {headers});
    expect(response.headers.get('Cache-Control')).toBe(expected);
    // The headers of the answer are added once more.
    expect(response.headers.get('Oxygen-Cache-Control')).toBeNull();
  });
});

describe('turning pages to markdown', () => {
  const page = (etag: string, text = 'Oak') => new Response(`<main>${text}</main>`, {headers: {...html, ETag: etag}});

  it('is done once for the same document, for agents’ calls too', async () => {
    const first = await (await answer(page('"once"'))).text();
    expect(first).toContain('Oak');
    // The ETag is a hash of the document: it stands for what was turned.
    expect(await (await answer(page('"once"', 'Ash'), '/en/shop.md')).text()).toBe(first);
    const ask = async () => page('"once"', 'Ash');
    expect(await readMarkdown('/shop', new Request(`${site}/mcp`), {ask})).toBe(first);
  });

  it('is refused when too many pages are being made, but not for one that was turned before', async () => {
    await answer(page('"known"'));
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const pending = Array.from({length: 8}, () =>
      renderLimits.madeUp.run(
        () => ended,
        () => {},
      ),
    );
    const refused = await answer(page('"new"'));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await refused.text()).toMatch(/^Gerade ist viel los\..*\n\nWe’re busy/);
    expect((await answer(page('"known"'))).status).toBe(200);
    end();
    await Promise.all(pending);
  });
});

it('a page that can’t be shown right now is not taken for one that doesn’t exist', async () => {
  const read = (status: number, type = html['Content-Type']) =>
    readMarkdown('/shop', new Request(`${site}/mcp`), {
      ask: async () => new Response('<main>text</main>', {status, headers: {'Content-Type': type}}),
    });
  expect(await read(200)).toContain('text');
  expect(await read(404)).toBeUndefined();
  expect(await read(200, 'text/csv')).toBeUndefined();
  await expect(read(503)).rejects.toMatchObject({status: 503});
});
