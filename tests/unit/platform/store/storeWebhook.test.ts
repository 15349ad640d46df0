import {createHmac} from 'node:crypto';
import {beforeEach, expect, test, vi} from 'vitest';
import {MemoryCaches} from '../../../../runtimes/node/caches';
import {handleStoreWebhook} from '~/platform/store/storeWebhook';

beforeEach(() => void vi.stubGlobal('caches', new MemoryCaches()));

const config = {STORE_WEBHOOK_SECRET: 'a-secret-of-the-webhook', SESSION_SECRET: 'a-secret-of-the-session'};

test.each([
  ['an hour ago', 3_600_000, 1],
  ['two days ago', 2 * 86_400_000, 0],
])('Shopify’s notice about something deleted %s counts if it is recent', async (_, age, count) => {
  const body = '{"id":1}';
  const headers = {
    'X-Shopify-Topic': 'products/delete',
    'X-Shopify-Hmac-Sha256': createHmac('sha256', config.STORE_WEBHOOK_SECRET).update(body).digest('base64'),
    'X-Shopify-Triggered-At': new Date(Date.now() - age).toISOString(),
  };
  const recordStoreChange = vi.fn(() => Promise.resolve(true));
  const request = new Request('https://studio.example/api/store-changed', {method: 'POST', body, headers});
  expect((await handleStoreWebhook(request, {config, storeChanges: {recordStoreChange}})).status).toBe(200);
  expect(recordStoreChange).toHaveBeenCalledTimes(count);
});
