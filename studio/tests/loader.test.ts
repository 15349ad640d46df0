import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {completeContent} from 'demo-store/content';
import {loadContent} from '../load';

const original = fileURLToPath(new URL('../content/', import.meta.url));
const home = await mkdtemp(join(tmpdir(), 'content-'));
const folder = join(home, 'content');

const changed = new Map<string, string>();

beforeAll(() => cp(original, folder, {recursive: true, filter: (path) => !/\.(?:ts|zip)$|loader$/.test(path)}));
afterEach(async () => {
  await Promise.all([...changed].map(([file, text]) => writeFile(join(folder, file), text)));
  changed.clear();
});
afterAll(() => rm(home, {recursive: true}));

async function read(file: string) {
  const text = await readFile(join(folder, file), 'utf8');
  if (!changed.has(file)) changed.set(file, text);
  return text;
}

/** Changes a file of the copy until the test ends; the text to replace must be there. */
async function change(file: string, from: string | RegExp, to: string) {
  const before = await read(file);
  const after = before.replace(from, to);
  expect(after, `${file} has ${String(from)}`).not.toBe(before);
  await writeFile(join(folder, file), after);
}

async function problems(): Promise<string[]> {
  const message = await loadContent(folder).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return message.split('\n').slice(1);
}

type Mistake = [what: string, file: string, from: string | RegExp, to: string, expected: string];

/** A test for each mistake. All of them are made at once: those that hide each other need a call of their own. */
function reportsEach(mistakes: readonly Mistake[]) {
  let reported: Promise<string[]> | undefined;
  const makeAll = async () => {
    for (const [, file, from, to] of mistakes) await change(file, from, to);
    return problems();
  };

  it.each(mistakes)(
    'such as %s, is reported with the file and the field',
    async (_what, file, _from, _to, expected) => {
      expect(await (reported ??= makeAll())).toContain(`${file}: ${expected}`);
    },
  );

  it(`is reported alone (${mistakes[0]?.[0]} …)`, async () => {
    const expected = mistakes.map(([, file, , , problem]) => `${file}: ${problem}`);
    expect(await (reported ??= makeAll())).toEqual(expected.sort());
  });
}

describe('a content folder that has no mistakes', () => {
  it('loads quickly', async () => {
    const start = performance.now();
    const {pictures, products} = await loadContent(folder);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(pictures).toEqual([]);
    expect(products.length).toBeGreaterThan(13);
  });

  it('publishes both of its languages in every demo store', async () => {
    const content = await loadContent(folder);
    expect(content.shop.languages).toEqual(['DE', 'EN']);
    expect(completeContent(content).shop).toEqual(content.shop);
  });

  it('loads entries in their order', async () => {
    await change('projekte/werkstatt-plagwitz.yaml', 'reihenfolge: 12', 'reihenfolge: 0');
    const {metaobjects} = await loadContent(folder);
    expect(metaobjects.find(({type}) => type === 'projekte')?.handle).toBe('werkstatt-plagwitz');
  });

  it('loads when settings that need not be there are missing', async () => {
    const shop = 'einstellungen/einstellungen_shop.yaml';
    const global = 'einstellungen/einstellungen_global.yaml';
    await change(shop, /^weitere_zahlungsarten:.*\n/m, '');
    await change(shop, /^liefergebiet:\n(  .*\n)+/m, '');
    await change(shop, /^versandkosten:.*\nversand_frei_ab:.*\n/m, '');
    await change(shop, /^gewaehrleistung_bild:.*\ngewaehrleistung_link:.*\n/m, '');
    await change(global, /^stimmen_hinweis:\n(  .*\n)+/m, '');
    await change(global, /^barrierefreiheit:\n(  .*\n|\n)+/m, '');
    const {metaobjects} = await loadContent(folder);
    const keys = metaobjects
      .filter(({type}) => /^einstellungen_(shop|global)$/.test(type))
      .flatMap(({fields}) => Object.keys(fields));
    expect(keys).toContain('impressum');
    expect(keys.join()).not.toMatch(/zahlungsarten|liefergebiet|versand|gewaehrleistung|stimmen|barriere/);
  });
});

describe('a mistake in a content folder', () => {
  reportsEach([
    [
      'a missing language',
      'projekte/haus-am-kanal.yaml',
      /^titel: .*$/m,
      'titel: {de: Haus am Kanal}',
      'titel.en is missing',
    ],
    ['a missing field', 'projekte/haus-am-kanal.yaml', /^jahr: .*\n/m, '', 'jahr is missing'],
    ['an empty text', 'faq.yaml', 'Bilden Sie aus?', '" "', '13.frage.de is empty'],
    [
      'an unknown field',
      'topbar.yaml',
      'dismissible: false',
      'dismissible: false\n  farbe: rot',
      '2.farbe is not a known field',
    ],
    [
      'an unknown media block',
      'projekte/studio-fugengasse.yaml',
      'type: large',
      'type: huge',
      'media_liste.1.type must be one of: text, double, single, large',
    ],
    [
      'a nested entry',
      'seiten/about.yaml',
      'hinrik.vosskoetter@maser-mass.example',
      'hinrik',
      'team.1.e_mail must be an e-mail address',
    ],
    [
      'a text in one language only',
      'seiten/about.yaml',
      /^titel:\n.*\n.*\n/m,
      'titel: Studio\n',
      'titel must be given in German and English (de, en)',
    ],
    [
      'lists of two lengths',
      'leistungen/beratung.yaml',
      'en: [Site visit, ',
      'en: [',
      'tags must have as many entries in German as in English',
    ],
    ['unclosed bold text', 'seiten/agb_text.yaml', 'Tage** Zeit', 'Tage Zeit', 'text has ** without its partner'],
    [
      'a duplicate discount code',
      'rabattcodes.yaml',
      'code: KLIV8',
      'code: tisch120',
      'has a code twice, perhaps in another letter case',
    ],
    [
      'half a cent',
      'produkte/tritt-stufe.yaml',
      'price: 156',
      'price: 156.005',
      'variants.0.price must be an amount in euro, with two decimals at most',
    ],
    [
      'an unknown option value',
      'produkte/hocker-lot.yaml',
      '[Esche schwarz]',
      '[Esche rosa]',
      'variants of LOT-ES choose Esche rosa, which is no option value',
    ],
    [
      'a missing palette',
      'produkte/kliv.yaml',
      'farben: ral',
      'farben: pantone',
      'farben names pantone, but there is no farben/pantone.yaml',
    ],
    [
      'too many prices',
      'produkte/tischplatte-nach-mass.yaml',
      /laengen: .*\n {2}breiten: .*/,
      'laengen: {from: 50, to: 300, step: 1}\n  breiten: {from: 30, to: 125, step: 1}',
      'configurator would need 7553 price variants, but Shopify allows 2048 a product',
    ],
    [
      'a missing policy text',
      'richtlinien/refund-policy.yaml',
      /^ {2}en: \|\n(?: {4}.*\n)+/m,
      '',
      'body.en is missing',
    ],
  ]);

  reportsEach([
    ['a wrong kind', 'projekte/haus-am-kanal.yaml', 'jahr: 2021', 'jahr: bald', 'jahr must be a number'],
    [
      'a missing product',
      'kollektionen.yaml',
      'kliv_v1',
      'kliv_v9',
      "kliv.products names the product kliv_v9, which doesn't exist",
    ],
    [
      'a discount code for a missing product',
      'rabattcodes.yaml',
      'products: [hocker-lot]',
      'products: [hocker-los]',
      "BRETTDAZU names the product hocker-los, which doesn't exist",
    ],
    [
      'a discount code for a missing collection',
      'rabattcodes.yaml',
      'collections: [tische]',
      'collections: [sofas]',
      "TISCH120 names the collection sofas, which doesn't exist",
    ],
    [
      'a price of zero',
      'produkte/tischplatte-nach-mass.yaml',
      'sku: BOHLE',
      'sku: BOHLE\n  preisformel: {base_price: 0, price_per_cm_length: 0, price_per_cm_width: 0}',
      'configurator gives prices that are not above zero',
    ],
  ]);

  reportsEach([
    [
      'a reference to a missing entry',
      'projekte/haus-am-kanal.yaml',
      'leistung: privater-innenausbau',
      'leistung: zauberei',
      "leistung names the metaobject leistungen/zauberei, which doesn't exist",
    ],
  ]);

  it('in a file that isn’t valid YAML, is reported with the file', async () => {
    await change('shop.yaml', 'vatPercent: 19', 'vatPercent: [19');
    expect((await problems())[0]).toMatch(/^shop\.yaml: isn't valid YAML: .* at line \d+/);
  });

  it('that is a missing shop file, is reported', async () => {
    await read('shop.yaml');
    await rm(join(folder, 'shop.yaml'));
    expect(await problems()).toEqual(['shop.yaml: the file is missing']);
  });

  it('is reported together with all others', async () => {
    await change('projekte/haus-am-kanal.yaml', 'jahr: 2021', 'jahr: 2021.5');
    await change('produkte/tritt-stufe.yaml', 'stock: 13', 'stock: -1');
    await change('farben/ral.yaml', '"#F1EDE1"', 'weiß');
    expect(await problems()).toEqual([
      'farben/ral.yaml: 0.value must be a colour like "#8A5A2B"',
      'produkte/tritt-stufe.yaml: variants.0.stock must not be negative',
      'projekte/haus-am-kanal.yaml: jahr must be a whole number',
    ]);
  });
});
