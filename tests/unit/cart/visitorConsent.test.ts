import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {startDemoStore, type DemoStore} from 'demo-store';
import {controlOf, type Control} from 'demo-store/control';
import {everything, nothing, serialiseChoice} from '~/consent/choice';
import {loadContent} from '../../../studio/load';
import {ask} from './configured';
import {Visitor, variantIdOf} from './worker';

let store: DemoStore;
let control: Control;
let visitor: Visitor;

beforeAll(async () => {
  store = await startDemoStore({content: await loadContent(), port: 0, seed: 'consent', log: () => {}});
  control = controlOf(store.url);
});
afterAll(() => store.close());
beforeEach(async () => {
  visitor = new Visitor();
  await ask(store.url, visitor, {intent: 'add', variant: await variantIdOf(store.url, 'hocker-lot', 'Esche schwarz')});
  await control.clearRequests();
});

/** What the store gets as consent when a checkout is asked for with this field. */
async function sentConsent(consent: Record<string, string>): Promise<unknown> {
  const {checkoutUrl} = await ask(store.url, visitor, {intent: 'checkout', ...consent});
  expect(checkoutUrl).toContain(store.url);
  const created = (await control.requests()).find(({name}) => name === 'cartCreate');
  expect(created).toBeDefined();
  return created?.variables.visitorConsent;
}

it('the checkout gets the consent that the visitor has given', async () => {
  expect(await sentConsent({consent: serialiseChoice({...nothing, analytics: true}, Date.now())})).toEqual({
    analytics: true,
    marketing: false,
    preferences: false,
    saleOfData: false,
  });
});

it('and all of it, or none', async () => {
  const all = {analytics: true, marketing: true, preferences: true, saleOfData: true};
  expect(await sentConsent({consent: serialiseChoice(everything, Date.now())})).toEqual(all);
});

it.each([{}, {consent: ''}, {consent: '{"analytics":true}'}, {consent: 'nonsense'}])(
  'a visitor who has not decided says nothing: %j',
  async (fields) => expect(await sentConsent(fields as Record<string, string>)).toBeUndefined(),
);
