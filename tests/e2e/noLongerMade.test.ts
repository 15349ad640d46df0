import {storefrontEnv} from 'demo-store/env';
import {createClient} from 'demo-store/testing/client';
import {brand} from '../../app/brand';
import {configurationId} from '~/configurator/piece/configurationId.server';
import {getDocument, tags} from '../../tools/document';
import type {Site} from '../../tools/site';
import {itemsValue} from '../support/cookies';
import {linksOf, words} from '../support/law';
import {connect} from '../support/mcpClient';
import {main} from '../support/productPage';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

/** A table of 300 cm, as if it had been made once. Now it is made up to 260 cm. */
const handle = 'konfigurator-tisch';
const configuration = {length: 300, width: 90, color: {value: '#b98a56'}, choices: {}};
const sheet = `/sheet/${handle}/300x90-b98a56`;
const piecePath = `/product/${handle}?color=b98a56&length=300&width=90`;

const correction = {
  de: 'Verstanden haben wir 300 cm. Wir bauen dieses Stück bis 260 cm Länge.',
  en: 'We read that as 300 cm. The maximum length for this piece is 260 cm.',
};

/** The page offers the nearest piece, and says why. */
async function expectNearest(url: string, language: 'de' | 'en') {
  const html = await (await fetch(url)).text();
  const length = tags(html, 'input').find(({name}) => name === 'length');
  expect(length?.value).toBe('260');
  expect(words(html)).toContain(correction[language]);
}

/** The table in a cart, as the cookie has it. */
async function itemOf({storeUrl}: Site): Promise<string> {
  const {data} = await createClient(storeUrl).query<{product: {id: string; variants: {nodes: {id: string}[]}}}>(
    `{ product(handle: "${handle}") { id variants(first: 1) { nodes { id } } } }`,
  );
  const {id, variants} = data.product;
  const [product, variant] = [id, variants.nodes[0]?.id].map((name) => name?.split('/').at(-1));
  return `${variant}.1.200000/${product}/300x90-b98a56 Tisch Strich`;
}

test.describe('a piece in a size that is no longer made', () => {
  test('says so in the cart, and its link to edit it offers the nearest', async ({site}) => {
    const cookie = `cartItems=${itemsValue(await itemOf(site))}`;
    const said = {de: 'So bauen wir dieses Stück nicht mehr.', en: 'We no longer make this piece in this version.'};
    for (const [language, path] of [
      ['de', '/cart'],
      ['en', '/en/cart'],
    ] as const) {
      const {html} = await getDocument(site.url + path, cookie);
      expect(words(html)).toContain(said[language]);
      expect(words(html)).toContain('300 × 90 cm');
      const edit = linksOf(html).find((link) => link.includes('replaces=')) ?? '';
      await expectNearest(site.url + (edit.split(' ')[0] ?? '').replaceAll('&amp;', '&'), language);
    }
  });

  test('says so among the pieces that are kept on a device, and its link offers the nearest', async ({open}) => {
    const page = await open('/robots.txt', {consent: 'rejected'});
    await page.evaluate(
      ([key, path]) =>
        localStorage.setItem(
          key,
          JSON.stringify([{path, title: 'Tisch Strich', details: '300 × 90 cm', cents: 200_000}]),
        ),
      [`${brand.key}:kept`, sheet] as const,
    );
    await page.goto(`/sheet/${handle}/200x90-b98a56`);
    await waitForHydration(page);
    const kept = main(page).getByRole('listitem').filter({hasText: '300 × 90'});
    await expect(kept).toContainText(
      'So bauen wir dieses Stück nicht mehr. Der Link zeigt, was ihm am nächsten kommt.',
    );
    await kept.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/product/${handle}\\?`));
    await expect(main(page).locator('input[name=length]')).toHaveValue('260');
    await expect(main(page).getByText(correction.de)).toBeVisible();
  });

  for (const [language, prefix] of [
    ['de', ''],
    ['en', '/en'],
  ] as const)
    test(`leads from a link to it or to its drawing sheet to the nearest (${language})`, async ({site}) => {
      await expectNearest(site.url + prefix + piecePath, language);
      const answer = await fetch(site.url + prefix + sheet, {redirect: 'manual'});
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, prefix + piecePath]);
      for (const other of [`/sheet/${handle}/200x90-123456`, '/sheet/kliv/9x9-f1ede1-indoor'])
        expect((await fetch(site.url + prefix + other, {redirect: 'manual'})).status, other).toBe(302);
      // A model or a list is a file, and nobody looks for a page there.
      for (const file of ['model.glb', 'cut-list.csv'])
        expect((await fetch(`${site.url}${prefix}${sheet}/${file}`, {redirect: 'manual'})).status).toBe(404);
    });

  test('leads from the printed code of its sheet to the nearest, and of an order to the piece that was sold', async ({
    site,
  }) => {
    const price = 200_000;
    const secret = storefrontEnv(site.storeUrl).CONFIGURATION_SECRET ?? '';
    const id = await configurationId({handle, configuration, price, plan: 1}, secret);
    const order = (changes: Record<string, string> = {}) =>
      new URLSearchParams({id, price: String(price), plan: '1', ...changes});
    const sold = await getDocument(`${site.url}${sheet}?${order()}`);
    for (const text of ['Geprüft', id, 'L 3000 × T 900', '2.000,00 €']) expect(words(sold.html)).toContain(text);
    expect((await fetch(`${site.url}${sheet}/cut-list.csv?${order()}`)).status).toBe(200);
    const again = linksOf(sold.html).find((link) => link.includes('Stück ändern oder bestellen')) ?? '';
    await expectNearest(site.url + (again.split(' ')[0] ?? '').replaceAll('&amp;', '&'), 'de');

    await expectNearest(`${site.url}${sheet}?${order({price: '1'})}`, 'de');
    expect((await fetch(`${site.url}${sheet}/cut-list.csv?${order({price: '1'})}`)).status).toBe(404);
  });

  test('is corrected for an agent, by the tool, at its link and at the link of its sheet', async ({site}) => {
    const {call} = await connect(`${site.url}/mcp`);
    const {color, length, width} = configuration;
    const quote = await call('quote_piece', {handle, configuration: {length, width, color: color.value}});
    expect(quote.data).toMatchObject({
      configuration: {length: '260', width: '90'},
      corrections: [expect.stringMatching(/Verstanden haben wir 300\scm\. Wir bauen dieses Stück bis 260\scm Länge\./)],
    });
    for (const path of [piecePath.replace('?', '.md?'), `${sheet}.md`]) {
      const answer = await fetch(site.url + path);
      expect(answer.headers.get('Content-Type'), path).toContain('text/markdown');
      expect((await answer.text()).replace(/\s/g, ' '), path).toContain(correction.de);
    }
  });
});
