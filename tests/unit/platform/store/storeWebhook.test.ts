import {createHmac} from 'node:crypto';
import {expect, test, vi} from 'vitest';
import {handleStoreWebhook} from '~/platform/store/storeWebhook';

const settings = {STORE_WEBHOOK_SECRET: 'a-secret-of-the-webhook', SESSION_SECRET: 'a-secret-of-the-session'};

test.each([
  ['an hour ago', 3_600_000, 1],
  ['two days ago', 2 * 86_400_000, 0],
])('Shopify’s notice about something deleted %s counts if it is recent', async (_, age, count) => {
  const body = '{"id":1}';
  const headers = {
    'X-Shopify-Topic': 'products/delete',
    'X-Shopify-Hmac-Sha256': createHmac('sha256', settings.STORE_WEBHOOK_SECRET).update(body).digest('base64'),
    'X-Shopify-Triggered-At': new Date(Date.now() - age).toISOString(),
  };
  const changed = vi.fn(() => Promise.resolve());
  const request = new Request('https://studio.example/api/store-changed', {method: 'POST', body, headers});
  expect((await handleStoreWebhook(request, settings, changed)).status).toBe(200);
  expect(changed).toHaveBeenCalledTimes(count);
});
