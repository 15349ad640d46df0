import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {printVariants} from '../../../tools/commands/printVariants';
import {createCommandStore, type CommandStore} from '../../../tools/commands/commandStore';
import {verifyId} from '../../../tools/commands/verifyId';
import {loadContent} from '../../../studio/load';
import {createControl, type Control} from 'demo-store/control';
import {storefrontEnv} from 'demo-store/env';
import {startDemoStore, type DemoStore} from 'demo-store';
import type {Configuration} from '~/configurator/rules/configuration';
import {inEuros, tablePrice} from '../../support/tablePrice';
import {standardHandles, ask, formOf} from '../cart/configured';
import {Visitor} from '../cart/worker';

let demo: DemoStore;
let control: Control;
let store: CommandStore;

beforeAll(async () => {
  demo = await startDemoStore({content: await loadContent(), port: 0, seed: 'commands', log: () => {}});
  control = createControl(demo.url);
  store = createCommandStore(storefrontEnv(demo.url));
});
afterAll(() => demo.close());
beforeEach(() => control.reset());

describe('the command configurator:variants, which makes the prices of a made-to-measure product for Shopify,', () => {
  it.each(standardHandles)('prints a variant for each price of %s', async (handle) => {
    const lines = (await printVariants([handle], store)).split('\r\n');
    expect(lines.at(-1)).toBe('');
    const [header = [], ...rows] = lines
      .slice(0, -1)
      .map((line) => [...line.matchAll(/"([^"]*)"|[^,"]+|(?<=^|,)(?=,|$)/g)].map(([cell, quoted]) => quoted ?? cell));
    const column = (name: string) => rows.map((row) => row[header.indexOf(name)] ?? '');
    expect(new Set(column('Handle'))).toEqual(new Set([handle]));
    expect(column('Title').filter(Boolean)).toHaveLength(1);
    expect(column('Option1 Name').filter(Boolean)).toEqual(['Preis']);
    expect(column('Option1 Value')).toEqual(column('Variant Price').map((price) => `${price.replace('.', ',')} €`));
    expect(new Set(column('Variant SKU')).size).toBe(rows.length);
    // The demo store was made from the same formula, by code of its own.
    const {products} = await loadContent();
    const variants = products.find((product) => product.handle === handle)?.variants ?? [];
    expect(column('Variant Price')).toEqual(variants.map(({price}) => (price / 100).toFixed(2)));
  });

  it('says when there are more prices than Shopify allows', async () => {
    const content = await loadContent();
    const products = content.products.map((product) => ({
      ...product,
      metafields: product.metafields.map((metafield) =>
        metafield.key === 'preisformel'
          ? {
              ...metafield,
              field: {
                ...metafield.field,
                value: '{"base_price": 1, "price_per_cm_length": 0.37, "price_per_cm_width": 0.0113}',
              },
            }
          : metafield.key === 'laengen'
            ? {
                ...metafield,
                field: {...metafield.field, value: JSON.stringify(Array.from({length: 300}, (_, index) => 50 + index))},
              }
            : metafield,
      ),
    }));
    const large = await startDemoStore({port: 0, content: {...content, products}, log: () => {}});
    const printed = printVariants(['konfigurator-tisch'], createCommandStore(storefrontEnv(large.url)));
    await expect(printed).rejects.toThrow(/would need \d{4,} variants, but Shopify allows 2048/);
    await large.close();
  });

  it.each([
    [[], 'Which product'],
    [['gibt-es-nicht'], 'no product gibt-es-nicht'],
    [['hocker-lot'], 'not a configurator product'],
    [['kliv'], 'is KLIV'],
  ])('says what is wrong with its arguments: %j', async (args, message) => {
    await expect(printVariants(args, store)).rejects.toThrow(message);
  });
});

describe('the command configurator:verify, which checks what a customer has ordered,', () => {
  const table = {color: {value: '#b98a56'}, length: 140, width: 80, choices: {}};
  const planter = {
    isKlivProduct: true,
    width: 500,
    height: 300,
    color: {value: '#f1ede1'},
    choices: {environment: 'outdoor'},
  } as const;

  /** The id that stands in the order of a piece. */
  async function orderedId(handle: string, configuration: Configuration, language: 'de' | 'en') {
    const visitor = new Visitor();
    await ask(demo.url, visitor, formOf(handle, configuration), language);
    await ask(demo.url, visitor, {intent: 'checkout'}, language);
    const [cart] = await control.carts();
    return cart?.lines[0]?.attributes.find(({key}) => /ID$/.test(key))?.value ?? '';
  }

  it('confirms an order by its number, in either language', async () => {
    const german = await orderedId('konfigurator-tisch', table, 'de');
    const args = [german, 'konfigurator-tisch', '140 × 80 cm', 'Eiche, geölt'];
    expect(await verifyId(args, store)).toContain(
      `is genuine: konfigurator-tisch, 140 × 80 cm, Eiche, geölt for ${inEuros(tablePrice(140, 80)).split(' ')[0]}`,
    );
    await control.reset();
    const english = await orderedId('kliv_v1', planter, 'en');
    expect(
      await verifyId([english.toLowerCase(), 'kliv_v1', '500 × 300 mm', 'RAL 9010 Pure white', 'Outdoor'], store),
    ).toContain('is genuine');
  });

  it('refuses an order whose piece was changed afterwards', async () => {
    const id = await orderedId('konfigurator-tisch', table, 'de');
    const forged = [
      [id, 'konfigurator-tisch', '260 × 110 cm', 'Eiche, geölt'],
      [id, 'konfigurator-tisch', '140 × 80 cm', 'Nussbaum, geölt'],
      [id, 'schreibtisch-nach-mass', '140 × 80 cm', 'Eiche, geölt'],
      ['AAAA-BBBB-CCCC', 'konfigurator-tisch', '140 × 80 cm', 'Eiche, geölt'],
    ];
    for (const args of forged) await expect(verifyId(args, store)).rejects.toThrow('does NOT belong');
    const other = {...store, secrets: ['another secret of sixteen']};
    await expect(verifyId([id, 'konfigurator-tisch', '140 × 80 cm', 'Eiche, geölt'], other)).rejects.toThrow(
      'does NOT belong',
    );
  });

  it('confirms older orders, too', async () => {
    const id = await orderedId('konfigurator-tisch', table, 'de');
    const args = [id, 'konfigurator-tisch', '140 × 80 cm', 'Eiche, geölt'];
    const env = storefrontEnv(demo.url);
    const key = env.CONFIGURATION_SECRET ?? '';
    const renewed = createCommandStore({...env, SESSION_SECRET: 'a new secret of the sessions'});
    expect(await verifyId(args, renewed)).toContain('is genuine');
    const laterKey = createCommandStore({
      ...env,
      SESSION_SECRET: key,
      CONFIGURATION_SECRET: 'a key that was set later',
    });
    expect(await verifyId(args, laterKey)).toContain('is genuine');
    const other = createCommandStore({...env, CONFIGURATION_SECRET: 'a key that was set later'});
    await expect(verifyId(args, other)).rejects.toThrow('does NOT belong');
  });

  it.each([
    [[], 'Copy what the order says'],
    [['ID', 'hocker-lot', '1 × 1 cm', 'Eiche'], 'not a configurator product'],
    [['ID', 'konfigurator-tisch', '140 × 80 cm', 'Gold'], 'no colour called Gold'],
    [['ID', 'individueller-schrank', '145 × 40 cm', 'Eiche furniert, geölt'], 'is not sold as'],
    [['ID', 'kliv', '9000 × 80 mm', 'RAL 9010 Reinweiß'], 'is not sold as'],
  ])('says what is wrong with its arguments: %j', async (args, message) => {
    await expect(verifyId(args, store)).rejects.toThrow(message);
  });
});

it('when a setting of the store is missing, a command of the configurator names it', () => {
  expect(() => createCommandStore({PUBLIC_STORE_DOMAIN: 'studio.myshopify.com'})).toThrow('SESSION_SECRET is missing');
});
