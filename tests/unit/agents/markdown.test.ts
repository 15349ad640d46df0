import {describe, expect, it} from 'vitest';
import {markdownPath, markdownRequest, pageMarkdown, readBody, toMarkdown} from '~/agents/markdown';

const site = 'https://studio.example';
const send = (path: string, init?: RequestInit) => markdownRequest(new Request(site + path, init));

describe('a page as plain text (Markdown), for AI agents,', () => {
  it.each([
    ['/shop.md', '/shop'],
    ['/en/shop.md?page=2', '/en/shop?page=2'],
    ['/index.md', '/'],
    ['/en/index.md', '/en'],
    ['/product/hocker-lot.md', '/product/hocker-lot'],
  ])('is reached by the page’s address with .md: %s means the page %s', (path, page) => {
    const markdown = send(path);
    expect([markdown?.page.url, markdown?.byPath]).toEqual([site + page, true]);
  });

  it('is sent from the page’s own address to agents that ask for Markdown', () => {
    const markdown = send('/shop', {headers: {Accept: 'text/markdown, text/html;q=0.9'}});
    expect([markdown?.page.url, markdown?.byPath]).toEqual([`${site}/shop`, false]);
  });

  it('is not sent to a browser', () => {
    expect(send('/shop', {headers: {Accept: 'text/html,application/xhtml+xml,*/*;q=0.8'}})).toBeUndefined();
    expect(send('/agents.md')).toBeUndefined();
    expect(send('/en/agents.md')).toBeUndefined();
    expect(send('/cart.md', {method: 'POST', headers: {Accept: 'text/markdown'}})).toBeUndefined();
  });

  it.each(['/', '/en', '/shop', '/en/projects/haus'])('exists at the .md address of %s', (path) => {
    expect(send(markdownPath(path))?.page.url).toBe(site + path);
  });
});

const html = `<!DOCTYPE html><html lang="en-GB"><head><title>Shop &amp; more</title>
<meta name="description" content="Tables &quot;to size&quot;"><link rel="canonical" href="${site}/en/shop"></head>
<body><header>Menu</header><main><h1>Shop</h1>
<a href="/en/product/tisch"><img src="/a.webp" alt=""><span>Table</span><span>from €900</span></a>
<a href="/picture.webp"><img src="/b.webp" alt="A table of oak"></a>
<form><label>Length <input name="length" value="120"></label><button>Add to cart</button></form>
<script>alert(1)</script><p hidden>Sold out</p><svg aria-label="drawing"><text>120</text></svg>
</main><footer>Imprint</footer></body></html>`;

describe('the plain text of a page for AI agents', () => {
  it('begins with its title, description, address and language', () => {
    expect(pageMarkdown(html).split('\n').slice(0, 6)).toEqual([
      '---',
      'title: "Shop & more"',
      'description: "Tables \\"to size\\""',
      `url: "${site}/en/shop"`,
      'language: "en-GB"',
      '---',
    ]);
  });

  it('has links that work anywhere, each named by its text or its picture', () => {
    const markdown = pageMarkdown(html);
    expect(markdown).toContain(`[Table from €900](${site}/en/product/tisch)`);
    expect(markdown).toContain(`[A table of oak](${site}/picture.webp)`);
  });

  it('leaves out navigation, scripts, buttons and hidden elements', () => {
    const markdown = pageMarkdown(html);
    for (const text of ['Menu', 'Imprint', 'alert', 'Add to cart', 'Sold out', '120<'])
      expect(markdown).not.toContain(text);
    expect(markdown).toContain('Length');
  });

  it('says whether the page exists, as the page itself does', async () => {
    const page = new Response(html, {status: 404, headers: {'Content-Type': 'text/html; charset=utf-8'}});
    const markdown = await toMarkdown(page);
    expect([markdown.status, markdown.headers.get('Content-Type')]).toEqual([404, 'text/markdown; charset=utf-8']);
    const file = new Response('a,b', {headers: {'Content-Type': 'text/csv'}});
    expect(await toMarkdown(file)).toBe(file);
  });
});

it('a page that can’t be shown right now is not taken for one that doesn’t exist', async () => {
  const read = (status: number) => readBody(Promise.resolve(new Response('text', {status})));
  expect(await read(200)).toBe('text');
  expect(await read(404)).toBeUndefined();
  await expect(read(503)).rejects.toMatchObject({status: 503});
});
