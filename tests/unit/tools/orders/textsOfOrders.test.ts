import type {DemoStore} from 'demo-store';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {OrderLine} from '../../../../tools/orders/loadOrders';
import type {ReadContext} from '../../../../tools/orders/readLine';
import type {ColorWord} from '../../../../tools/orders/storeWords';
import {
  checkLine,
  listCounts,
  orderTableAndPlanters,
  readContextOf,
  startOrderStore,
  valueOf,
  withMore,
  withValue,
} from './orderedPieces';

let store: DemoStore;
let context: ReadContext;
let table: OrderLine;
let planters: OrderLine;

beforeAll(async () => {
  store = await startOrderStore();
  context = await readContextOf(store.url);
  ({table, planters} = await orderTableAndPlanters(store.url));
}, 60_000);
afterAll(() => store.close());

const check = (line: OrderLine, words = context.words) => checkLine(line, {...context, words});

describe('a text of an order', () => {
  it.each([
    ['Neue Größe', '240 x 90 cm'],
    ['Notiz', 'bitte 2,40 m lang'],
    ['Neue Länge', '240'],
    ['Wunsch', '2400 Millimeter'],
    ['Wunsch', '2,4 Metern'],
    ['Wunsch', 'bitte...240 cm'],
    ['Wunsch', '240-cm-Platte'],
    ['Wunsch', '240\u034fcm'],
    ['Wunsch', '95 inches'],
    ['Wunsch', 'Nussbaum, geölt'],
    ['Wunsch', 'nussbaum'],
    ['Viel Text', 'x'.repeat(2_000)],
    ['Lаnge', '240 cm'],
    ['Hinweis', 'Nussbaum statt Eiche'],
    ['Hоlz', 'NUSSBAUM, geölt'],
    ['Preis', '€1.00'],
    ['Rabatt', '100,00 EUR'],
    ['Nummer', '2va7-dchg-9v33'],
  ])("of another app that names something else can't be built (%s: %s)", async (key, value) => {
    const {problems} = await check(withMore(table, {key, value}));
    expect(problems).toEqual([expect.stringMatching(/names .*, and its drawing sheet doesn't/)]);
    expect(await listCounts([withMore(table, {key, value})], context)).toEqual([]);
  });

  it('names an option that its planter does not have', async () => {
    const {problems} = await check(withMore(planters, {key: 'Ort', value: 'innen'}));
    expect(problems).toEqual([expect.stringContaining("names 'Innen'")]);
    const color = withValue(planters, 'Konfiguration 1: Farbe', 'Innen');
    expect((await check(color)).problems).toHaveLength(1);
  });

  it.each(['Tiefschwarz', 'RAL 9005', 'RAL9005', 'ral 9005 TIEFSCHWARZ'])(
    'names another colour of planters: %s',
    async (name) => {
      expect((await check(withValue(planters, 'Konfiguration 1: Farbe', name))).problems).toHaveLength(1);
    },
  );

  it.each([
    ['Gravur', 'Für Anna, 2026'],
    ['Bestätigt', '190 x 85 cm in Eiche'],
    ['_line', '7'],
    ['_id', '550e8400-e29b-41d4-a716-446655440000'],
    ['Telefon', '0170-1234-5678'],
    ['Gutschein', 'NEUR5'],
    ['Adresse', '5 Europaplatz'],
    ['Raum', '10 m²'],
    ['Gravur', 'Kapitel 4x4'],
    ['Breitengrad', '52.5'],
    ['Genau', '1.900 mm und 1,90 m'],
    ['Lieferung', 'Ich weiß noch nicht, bitte zwei Türen weiter klingeln'],
    ['Beleg', 'https://cdn.example/sheet/logo.pdf'],
  ])('of another app that contradicts nothing is noted, and the piece is built (%s: %s)', async (key, value) => {
    const {problems, notes} = await check(withMore(table, {key, value}));
    expect(problems).toEqual([]);
    expect(notes).toEqual([`It also says '${key}: ${value}', which the site doesn't write.`]);
    expect(await listCounts([withMore(table, {key, value})], context)).toEqual([1]);
  });
});

describe('what has changed in the store since', () => {
  /** The store's words, with other colours at the table. */
  const withColors = (colors: ColorWord[]) => ({
    ...context.words,
    colors: [...context.words.colors.filter(({handle}) => handle !== 'konfigurator-tisch'), ...colors],
  });
  const colorOf = (value: string, name: string): ColorWord => ({
    handle: 'konfigurator-tisch',
    value,
    language: 'de',
    name,
  });

  it('a wood with a new name is noted as unknown, and the piece is built', async () => {
    const words = withColors([colorOf('#b98a56', 'Traubeneiche'), colorOf('#6b4a32', 'Nussbaum, geölt')]);
    const {problems, notes} = await check(table, words);
    expect(problems).toEqual([]);
    expect(notes).toEqual(["'Eiche, geölt' is unknown to the store today: its drawing sheet has 'Traubeneiche'."]);
  });

  it.each([
    '240 × 110 cm',
    'Eiche, geölt – 240 × 110 cm',
    'bitte 7 Stück, 240 cm lang',
    'Eiche, geölt, 1,00 €',
    '2VA7-DCHG-9V33',
    'Nussbaum statt Eiche',
    `${'x'.repeat(2_000)}`,
  ])('a name of a wood may say nothing else: %s', async (name) => {
    expect((await check(withValue(table, 'Holz', name))).problems).toHaveLength(1);
  });

  it('a name that another wood has is a contradiction', async () => {
    const {problems} = await check(withValue(table, 'Holz', 'Nussbaum, geölt'));
    expect(problems).toEqual(["It names 'Nussbaum, geölt', and its drawing sheet 'Eiche, geölt'."]);
  });

  it('the names of the own product count more than those of another one', async () => {
    const words = withColors([colorOf('#b98a56', 'Räuchereiche, geölt'), colorOf('#6b4a32', 'Eiche, geölt')]);
    expect((await check(table, words)).problems).toHaveLength(1);
    expect((await check(withValue(table, 'Holz', 'Eiche'), words)).problems).toHaveLength(1);
  });

  it('a wood that is not sold any more has no name to contradict', async () => {
    const {problems, notes} = await check(table, withColors([colorOf('#6b4a32', 'Eiche, geölt')]));
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringContaining("'Eiche, geölt' is unknown")]);
  });

  it.each(['Kanten & Ecken (geölt)', 'a|b.*[c]', 'Grün', '★'])('a wood may be called %s', async (name) => {
    const {problems} = await check(
      withValue(table, 'Holz', name),
      withColors([colorOf('#b98a56', name), colorOf('#6b4a32', 'Eiche, geölt')]),
    );
    expect(problems).toEqual([]);
  });

  it('a product that was deleted or renamed is noted, and its line counts', async () => {
    const {handles, products, colors} = context.words;
    const without = {
      handles: new Set([...handles].filter((handle) => handle !== 'konfigurator-tisch')),
      products: new Map([...products].filter(([handle]) => handle !== 'konfigurator-tisch')),
      colors: colors.filter(({handle}) => handle !== 'konfigurator-tisch'),
    };
    const renamed = {handle: 'tisch-strich', tags: [], productType: '', vendor: ''};
    for (const product of [null, renamed]) {
      const genuine = await check({...table, product}, without);
      expect(genuine.problems).toEqual([]);
      expect(genuine.notes).toEqual([expect.stringContaining("no made-to-measure product 'konfigurator-tisch'")]);
      const forged = await check({...withValue(table, 'Länge', '240 cm'), product}, without);
      expect(forged.problems).toEqual([expect.stringContaining("'Länge' is '240 cm'")]);
      const colored = await check({...withValue(table, 'Holz', 'Linoleum, Kiesel'), product}, without);
      expect([...colored.problems, ...colored.notes].join()).toContain("'Linoleum, Kiesel'");
    }
  });
});

it.each([
  ['300-800 / 250-500', '300–850 / 250–500'],
  ['300-800 / 250-500', '700–800 / 250–500'],
])('a range that was changed since (%s, now %s) is no contradiction', async (variantTitle, now) => {
  const [width = '', height = ''] = now.split(' / ');
  const variant = {
    selectedOptions: [
      {name: 'Breite', value: width},
      {name: 'Höhe', value: height},
    ],
  };
  expect(await check({...planters, variantTitle, variant})).toEqual({problems: [], notes: []});
});

it('other blanks than the site writes are noted, because the runtime chooses those of a price', async () => {
  const price = valueOf(table, 'Berechneter Preis').replace('\u00a0', '\u202f');
  const {problems, notes} = await check(withValue(table, 'Berechneter Preis', price));
  expect(problems).toEqual([]);
  expect(notes).toEqual([expect.stringMatching(/^'Berechneter Preis' has other blanks or signs/)]);
});
