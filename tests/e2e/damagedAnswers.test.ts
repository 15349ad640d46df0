import {getDocument, withoutData} from '../../tools/document';
import {pages} from '../../tools/pages';
import {startDamagedStore, type Damage} from '../support/damagedStore';
import {expect, test} from '../support/test';

const damages: [name: string, damage: Damage][] = [
  [
    'null in the place of an entry of each list',
    (value, key) => (key === 'nodes' && Array.isArray(value) && value.length > 1 ? [null, ...value.slice(1)] : value),
  ],
  [
    'a rich text that is not JSON',
    (value) => (typeof value === 'string' && value.startsWith('{"type":"root"') ? `${value.slice(0, -1)} oh` : value),
  ],
  ['money without a currency', (value, key) => (key === 'currencyCode' ? undefined : value)],
];

/** What a page says, piece by piece. */
async function read(url: string): Promise<{status: number; said: string[]}> {
  const {status, html} = await getDocument(url);
  const text = withoutData(html).replace(/<style.*?<\/style>/gs, '');
  return {status, said: text.split(/<[^>]*>/).filter((piece) => piece.trim())};
}

test.for(damages)('%s leaves out its own part of a page alone', async ([, damage], {site, startOwnSite}) => {
  const between = await startDamagedStore(damage);
  const own = await startOwnSite({env: {PUBLIC_STORE_DOMAIN: between.url}});
  between.setStore(own.storeUrl);
  const problems: string[] = [];
  for (const path of Object.values(pages)) {
    const [whole, damaged] = await Promise.all([read(site.url + path), read(own.url + path)]);
    const lost = whole.said.filter((piece) => !damaged.said.includes(piece));
    if (damaged.status !== whole.status) problems.push(`${path} has status ${damaged.status}`);
    if (lost.length > whole.said.length / 3) problems.push(`${path} has lost ${lost.join(' | ')}`);
  }
  await between.close();
  expect(problems).toEqual([]);
});
