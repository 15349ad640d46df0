import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {verifyCommand} from '../../../tools/commands/verifyId';
import {loadStudio} from '../../support/studio';
import {createControl, type Control} from 'demo-store/control';
import {storefrontEnv} from 'demo-store/env';
import {startDemoStore, type DemoStore} from 'demo-store';
import type {Configuration} from '~/configurator/piece/configuration';
import {runMerchantCommand} from '../../support/merchantCommand';
import {inEuros, tablePrice} from '../../support/tablePrice';
import {ask, formOf} from '../cart/configured';
import {Visitor} from '../cart/worker';

let demo: DemoStore;
let control: Control;

beforeAll(async () => {
  demo = await startDemoStore({content: await loadStudio(), port: 0, seed: 'commands', log: () => {}});
  control = createControl(demo.url);
});
afterAll(() => demo.close());
beforeEach(() => control.reset());

/** What the command prints, with other settings than those of the site. */
async function verify(args: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const {output, errors} = await runMerchantCommand(verifyCommand, {...storefrontEnv(demo.url), ...settings}, ...args);
  return output || errors;
}

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
    expect(await verify(args)).toContain(
      `is genuine: konfigurator-tisch, 140 × 80 cm, Eiche, geölt for ${inEuros(tablePrice(140, 80)).split(' ')[0]}`,
    );
    await control.reset();
    const english = await orderedId('kliv_v1', planter, 'en');
    expect(
      await verify([english.toLowerCase(), 'kliv_v1', '500 × 300 mm', 'RAL 9010 Pure white', 'Outdoor']),
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
    for (const args of forged) expect(await verify(args)).toContain('does NOT belong');
    const other = {CONFIGURATION_SECRET: 'another secret of sixteen', SESSION_SECRET: 'another secret of sixteen'};
    expect(await verify([id, 'konfigurator-tisch', '140 × 80 cm', 'Eiche, geölt'], other)).toContain('does NOT belong');
  });

  it('confirms older orders, too', async () => {
    const id = await orderedId('konfigurator-tisch', table, 'de');
    const args = [id, 'konfigurator-tisch', '140 × 80 cm', 'Eiche, geölt'];
    const key = storefrontEnv(demo.url).CONFIGURATION_SECRET ?? '';
    expect(await verify(args, {SESSION_SECRET: 'a new secret of the sessions'})).toContain('is genuine');
    const later = {CONFIGURATION_SECRET: 'a key that was set later'};
    expect(await verify(args, {...later, SESSION_SECRET: key})).toContain('is genuine');
    expect(await verify(args, later)).toContain('does NOT belong');
  });

  it.each([
    [[], 'Copy what the order says'],
    [['ID', 'hocker-lot', '1 × 1 cm', 'Eiche'], 'not a configurator product'],
    [['ID', 'konfigurator-tisch', '140 × 80 cm', 'Gold'], 'no colour called Gold'],
    [['ID', 'individueller-schrank', '145 × 40 cm', 'Eiche furniert, geölt'], 'is not sold as'],
    [['ID', 'kliv', '9000 × 80 mm', 'RAL 9010 Reinweiß'], 'is not sold as'],
  ])('says what is wrong with its arguments: %j', async (args, message) => {
    expect(await verify(args)).toContain(message);
  });
});

it('when a setting of the store is missing, a command of the configurator names it', async () => {
  expect(await verify([], {SESSION_SECRET: ''})).toContain('SESSION_SECRET is missing');
});
