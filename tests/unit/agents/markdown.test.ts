import {describe, expect, it} from 'vitest';
import {markdownPath, markdownRequest, readBody, toMarkdown} from '~/agents/markdown';

const site = 'https://studio.example';
const send = (path: string, init?: RequestInit) => markdownRequest(new Request(site + path, init));

describe('a page as plain text (Markdown), for AI agents,', () => {
  it.each([
    ['/shop.md', '/shop'],
    ['/en/shop.md?page=2', '/en/shop?page=2'],
    ['/index.md', '/'],
    ['/en/index.md', '/en'],
    ['/product/hocker-lot.md', '/product/hocker-lot'],
    ['/thankyou/Dr.%20A.%20Maser.md', '/thankyou/Dr.%20A.%20Maser'],
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

  it.each(['/models/tisch.glb.md', '/llms.txt.md', '/sitemap.xml.md', '/product/tisch.data.md', '/en/agents.md.md'])(
    'doesn’t exist for a file: %s',
    (path) => {
      expect(send(path)).toBeUndefined();
    },
  );

  it.each(['/', '/en', '/shop', '/en/projects/haus'])('exists at the .md address of %s', (path) => {
    expect(send(markdownPath(path))?.page.url).toBe(site + path);
  });
});

describe('the markdown of a response', () => {
  it('says whether the page exists, as the page itself does', async () => {
    const page = new Response('<title>404</title>', {
      status: 404,
      headers: {'Content-Type': 'text/html; charset=utf-8'},
    });
    const markdown = await toMarkdown(page);
    expect([markdown.status, markdown.headers.get('Content-Type')]).toEqual([404, 'text/markdown; charset=utf-8']);
    const file = new Response('a,b', {headers: {'Content-Type': 'text/csv'}});
    expect(await toMarkdown(file)).toBe(file);
  });
});

it('a page that can’t be shown right now is not taken for one that doesn’t exist', async () => {
  const read = (status: number, type = 'text/markdown; charset=utf-8') =>
    readBody(Promise.resolve(new Response('text', {status, headers: {'Content-Type': type}})));
  expect(await read(200)).toBe('text');
  expect(await read(404)).toBeUndefined();
  expect(await read(200, 'text/html; charset=utf-8')).toBeUndefined();
  await expect(read(503)).rejects.toMatchObject({status: 503});
});
