import {beforeEach, expect, it} from 'vitest';
import type {CartReply} from '~/cart/rules/cartView';
import {answerCartQueue} from '~/cart/worker/cartRoutes.server';
import {acceptAll, rejectAll, serialiseDecision} from '~/consent/decision';
import {startCartStore} from './cartStore';
import {studioContent} from './configured';

const {url, control, visitor, context, variantIdOf, add} = await startCartStore(studioContent, 'consent');
beforeEach(async () => add(await variantIdOf('hocker-lot', 'Esche schwarz')));

/** What the store gets as consent when a checkout is asked for with this field. */
async function sentConsent(consent: Record<string, string>, headers?: Record<string, string>): Promise<unknown> {
  await control.clearRequests();
  const request = visitor.request('/api/cart', {intent: 'checkout', ...consent}, headers);
  const {checkoutUrl} = (await (await answerCartQueue(request, context())).json()) as CartReply;
  expect(checkoutUrl).toContain(url);
  const created = (await control.requests()).find(({name}) => name === 'cartCreate');
  expect(created).toBeDefined();
  return created?.variables.visitorConsent;
}

it('the checkout receives the visitor’s consent', async () => {
  expect(await sentConsent({consent: serialiseDecision({...rejectAll, analytics: true}, {now: Date.now()})})).toEqual({
    analytics: true,
    marketing: false,
    preferences: false,
    saleOfData: false,
  });
});

it('the checkout receives full consent after the visitor accepts everything', async () => {
  const all = {analytics: true, marketing: true, preferences: true, saleOfData: true};
  expect(await sentConsent({consent: serialiseDecision(acceptAll, {now: Date.now()})})).toEqual(all);
});

it.each([{}, {consent: ''}, {consent: '{"analytics":true}'}, {consent: 'nonsense'}])(
  'the checkout receives no consent from a visitor who has not decided (%j)',
  async (fields) => expect(await sentConsent(fields as Record<string, string>)).toBeUndefined(),
);

it('the checkout is told no for a browser that says no to tracking, unless the visitor agreed on the site (Global Privacy Control, rule 16.14)', async () => {
  const none = {analytics: false, marketing: false, preferences: false, saleOfData: false};
  const signal = {'Sec-GPC': '1'};
  const earlier = serialiseDecision(acceptAll, {now: Date.now()});
  for (const consent of ['', earlier]) expect(await sentConsent({consent}, signal)).toEqual(none);
  const chosen = serialiseDecision(acceptAll, {now: Date.now(), optOut: true});
  expect(await sentConsent({consent: chosen}, signal)).toMatchObject({analytics: true, saleOfData: true});
});
