import {InMemoryCache} from '@shopify/hydrogen';
import {beforeEach, describe, expect, it} from 'vitest';
import {DocumentCache} from '~/platform/cache/documentCache';
import {StoreChanges} from '~/platform/cache/storeChanges';

/** A worker with memory of its own. The Cache API is the data centre's. */
class Worker {
  changes = new StoreChanges(() => now);
  documents = new DocumentCache(this.changes, () => now);

  /** The text of a page: the store's content at the time when it was read. */
  async visit(path = '/', {contentAt = now, onRender = async () => {}} = {}): Promise<string> {
    const background: Promise<unknown>[] = [];
    const {response} = await this.documents.respond({
      key: `https://studio.example${path}`,
      isVariant: false,
      scope: () => 'build 1',
      openCache: () => Promise.resolve(cache),
      waitUntil: (promise) => void background.push(promise),
      render: async () => {
        const text = content;
        await onRender();
        return {response: new Response(text, {status}), contentAt, isIncomplete: false};
      },
    });
    await Promise.all(background);
    return response.text();
  }

  receive(call: string): Promise<boolean> {
    return this.changes.recordStoreChange(call, cache);
  }
}

let now: number;
let cache: Cache;
let content: string;
let status: number;
let worker: Worker;

beforeEach(() => {
  now = 1_000_000;
  cache = new InMemoryCache();
  content = 'old';
  status = 200;
  worker = new Worker();
});

const pass = (seconds: number) => (now += seconds * 1000);

describe('after Shopify’s notice that the merchant has changed something', () => {
  it('every page is built anew before it is shown', async () => {
    for (const path of ['/', '/shop']) await worker.visit(path);
    content = 'new';
    expect(await worker.visit()).toBe('old');
    expect(await worker.receive('call 1')).toBe(true);
    for (const path of ['/', '/shop']) expect(await worker.visit(path)).toBe('new');
  });

  it('a product that did not exist before is found', async () => {
    status = 404;
    expect(await worker.visit('/product/new')).toBe('old');
    status = 200;
    content = 'new';
    expect(await worker.visit('/product/new')).toBe('old');
    await worker.receive('call 1');
    expect(await worker.visit('/product/new')).toBe('new');
  });

  it('the old page is still shown when the store fails', async () => {
    await worker.visit();
    await worker.receive('call 1');
    status = 503;
    expect(await worker.visit()).toBe('old');
  });

  it('the same notice, sent twice, changes nothing', async () => {
    expect(await worker.receive('call 1')).toBe(true);
    pass(2);
    await worker.visit();
    content = 'new';
    expect(await worker.receive('call 1')).toBe(false);
    expect(await new Worker().receive('call 1')).toBe(false);
    expect(await worker.visit()).toBe('old');
  });

  it('a page that was being built when the notice came is built again', async () => {
    await worker.visit('/', {onRender: async () => void (await worker.receive('call 1'))});
    content = 'new';
    pass(2);
    expect(await worker.visit()).toBe('new');
  });

  it('a page that was built afterwards from an older answer is built again', async () => {
    const read = now;
    pass(5);
    await worker.receive('call 1');
    pass(5);
    await worker.visit('/', {contentAt: read});
    content = 'new';
    expect(await worker.visit()).toBe('new');
  });

  it('a page built within a second of the notice is built again, because the store may lag behind', async () => {
    await worker.receive('call 1');
    now += 900;
    await worker.visit();
    content = 'new';
    now += 200;
    expect(await worker.visit()).toBe('new');
  });
});

describe('another server of the data centre, after Shopify’s notice of a change,', () => {
  let other: Worker;

  beforeEach(async () => {
    other = new Worker();
    await worker.visit();
    await other.visit();
    content = 'new';
  });

  it.each([61, 300, 599])('shows the change even if it had kept the page for %i seconds', async (seconds) => {
    await worker.receive('call 1');
    pass(seconds);
    expect(await other.visit()).toBe('new');
  });

  it('shows the old page for a minute at most', async () => {
    await worker.receive('call 1');
    pass(59);
    expect(await other.visit()).toBe('old');
    pass(2);
    expect(await other.visit()).toBe('new');
  });

  it('learns of both of two simultaneous notices', async () => {
    await Promise.all([worker.receive('call 1'), other.receive('call 2')]);
    pass(61);
    expect([await worker.visit('/shop'), await other.visit()]).toEqual(['new', 'new']);
  });

  it('does not pass on a page from before the notice', async () => {
    const third = new Worker();
    content = 'old';
    await other.visit('/about', {onRender: async () => void (await worker.receive('call 1'))});
    content = 'new';
    expect(await third.visit('/about')).toBe('new');
    expect(await worker.visit('/about')).toBe('new');
  });
});
