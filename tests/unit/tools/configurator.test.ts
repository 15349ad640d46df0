import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createCommandStore, type CommandStore} from '../../../tools/commands/commandStore';
import {verifyId} from '../../../tools/commands/verifyId';
import {loadContent} from '../../../studio/load';
import {createControl, type Control} from 'demo-store/control';
import {storefrontEnv} from 'demo-store/env';
import {startDemoStore, type DemoStore} from 'demo-store';
import type {Configuration} from '~/configurator/piece/configuration';
import {inEuros, tablePrice} from '../../support/tablePrice';
import {ask, formOf} from '../cart/configured';
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
