import {brand} from '../../app/brand';
import {expect, test} from '../support/test';

test('what features that are gone have kept on the device is removed at the next visit, and nothing else', async ({
  open,
}) => {
  const page = await open('/faq', {consent: 'rejected'});
  const stored = () => page.evaluate(() => Object.keys(localStorage).sort());
  const kept = await stored();
  await page.evaluate((key) => localStorage.setItem(key, '[]'), `${brand.key}:recent`);
  expect(await stored()).not.toEqual(kept);
  await page.reload();
  await expect.poll(stored).toEqual(kept);
});
