import {getDocument, withoutData} from '../../tools/document';
import {pages} from '../../tools/pages';
import {startDamagedStore, type Damage} from '../support/damagedStore';
import {expect, test} from '../support/test';

const damages: Record<string, Damage> = {
  'null instead of an entry of each list': (value, key) =>
    key === 'nodes' && Array.isArray(value) && value.length > 1 ? [null, ...value.slice(1)] : value,
  'a rich text that is not JSON, and money without a currency': (value, key) => {
    if (key === 'currencyCode') return undefined;
    return typeof value === 'string' && value.startsWith('{"type":"root"') ? `${value.slice(0, -1)} oh` : value;
  },
};

/** The status and the visible texts of a page. */
async function read(url: string): Promise<{status: number; texts: string[]}> {
  const {status, html} = await getDocument(url);
  const text = withoutData(html).replace(/<style.*?<\/style>/gs, '');
  return {status, texts: text.split(/<[^>]*>/).filter((piece) => piece.trim())};
}

test('when the store sends one broken value, only that part of the page is missing', async ({site, startOwnSite}) => {
  const whole = new Map<string, Awaited<ReturnType<typeof read>>>();
  for (const path of Object.values(pages)) whole.set(path, await read(site.url + path));
  let damage: Damage = (value) => value;
  const between = await startDamagedStore((value, key) => damage(value, key));
  const own = await startOwnSite({env: {PUBLIC_STORE_DOMAIN: between.url}});
  between.setStore(own.storeUrl);
  for (const [what, next] of Object.entries(damages)) {
    await test.step(what, async () => {
      damage = next;
      await own.restartWorker();
      const problems: string[] = [];
      for (const [path, {status, texts}] of whole) {
        const damaged = await read(own.url + path);
        const lost = texts.filter((piece) => !damaged.texts.includes(piece));
        if (damaged.status !== status) problems.push(`${path} has status ${damaged.status}`);
        if (lost.length > texts.length / 3) problems.push(`${path} has lost ${lost.join(' | ')}`);
      }
      expect(problems).toEqual([]);
    });
  }
  await between.close();
});

test('an address of the store that would run code is no link of a page, nor of its markdown', async ({
  startOwnSite,
}) => {
  const code = 'javascript:alert(1)';
  const isFile = (url: string) => url.includes('/files/') || url.includes('/cdn/');
  const between = await startDamagedStore((value, key) => {
    if (typeof value !== 'string') return value;
    if (/^https?:\/\/\S+$/.test(value) && key === 'value' && !isFile(value)) return code;
    return value.startsWith('{"type":"root"') ? value.replace(/"url":"[^"]*"/g, `"url":"${code}"`) : value;
  });
  const own = await startOwnSite({env: {PUBLIC_STORE_DOMAIN: between.url}});
  between.setStore(own.storeUrl);
  for (const path of Object.values(pages)) {
    const {status, html} = await getDocument(own.url + path);
    expect(status, path).toBe(200);
    expect(withoutData(html), path).not.toMatch(/(href|action|src)="\s*javascript:/i);
    const markdown = await (await fetch(`${own.url}${path === '/' ? '/index' : path}.md`)).text();
    expect(markdown, path).not.toContain('](javascript:');
  }
  await between.close();
});
