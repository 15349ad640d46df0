import sharp from 'sharp';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startDemoStore, type DemoStore} from '../server';
import {fixture} from '../testing/fixture';

let store: DemoStore;
beforeAll(async () => {
  store = await startDemoStore({port: 0, content: fixture});
});
afterAll(() => store.close());

it('the demo store shows a different icon for each website', async () => {
  const ask = async (host: string) =>
    Buffer.from(await (await fetch(`${store.url}/favicons?domain=${host}`)).arrayBuffer());
  const icon = await ask('www.magazine.example');
  expect(await sharp(icon).metadata()).toMatchObject({format: 'png', width: 32, height: 32});
  expect(icon.equals(await ask('other.example'))).toBe(false);
});

it('the demo store shows no icon for an invalid website', async () => {
  expect((await fetch(`${store.url}/favicons?domain=%3Csvg`)).status).toBe(400);
});
