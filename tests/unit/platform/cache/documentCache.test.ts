import {InMemoryCache} from '@shopify/hydrogen';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {DocumentCache} from '~/platform/cache/documentCache';
import {failures} from '~/platform/cache/lifetimes';
import {StoreChanges} from '~/platform/cache/storeChanges';

const everybody = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Content-Security-Policy': "default-src 'self'",
};

/** A page that lacks what the store did not give. */
const withoutAPart = {isIncomplete: true};

let now: number;
let documents: DocumentCache;
let changes: StoreChanges;
let cache: Cache;
let background: Promise<unknown>[];
let rendered: string[];
/** The next answers of the renderer; after the last one, that one. */
let answers: {status?: number; headers?: Record<string, string>; isIncomplete?: boolean}[];

beforeEach(() => {
  now = Date.now();
  changes = new StoreChanges();
  documents = new DocumentCache(changes, () => now);
  cache = new InMemoryCache();
  background = [];
  rendered = [];
  answers = [{}];
});

const pass = (seconds: number) => (now += seconds * 1000);

/** One visit and all work that it leaves behind. The document's text says how many were rendered before it. */
async function visit(key = '/', worker = documents) {
  return finished(await start(key, worker));
}

const visitVariant = async (key: string) => finished(await documents.answer(options(key, true)));

async function finished({response, isIncomplete}: Awaited<ReturnType<typeof start>>) {
  await Promise.all(background);
  return {status: response.status, headers: response.headers, text: await response.text(), isIncomplete};
}

function start(key = '/', worker = documents) {
  return worker.answer(options(key));
}

function options(key: string, isVariant = false) {
  return {
    key,
    isVariant,
    scope: () => 'build 1',
    openCache: () => Promise.resolve(cache),
    waitUntil: (promise: Promise<unknown>) => void background.push(promise),
    render: () => {
      const {
        status = 200,
        headers = everybody,
        isIncomplete = false,
      } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
      const text = `${key} ${rendered.push(key)}`;
      return Promise.resolve({response: new Response(text, {status, headers}), contentAt: now, isIncomplete});
    },
  };
}

describe('a document', () => {
  it('is rendered once a minute, for all visits', async () => {
    expect((await visit()).text).toBe('/ 1');
    pass(59);
    expect((await visit()).text).toBe('/ 1');
    expect((await visit('/shop')).text).toBe('/shop 2');
  });

  it('that is older than a minute is served once more, and rendered for the next visit', async () => {
    await visit();
    pass(61);
    expect((await visit()).text).toBe('/ 1');
    expect((await visit()).text).toBe('/ 2');
  });

  it('that is older than ten minutes is rendered first', async () => {
    await visit();
    pass(601);
    expect((await visit()).text).toBe('/ 2');
  });

  it('that many ask for at once is rendered once', async () => {
    const all = await Promise.all(Array.from({length: 20}, async () => (await start()).response.text()));
    expect(new Set(all)).toEqual(new Set(['/ 1']));
  });

  it('keeps its policy and has a tag that changes with its text', async () => {
    const first = await visit();
    const again = await visit();
    expect(again.headers.get('Content-Security-Policy')).toBe(everybody['Content-Security-Policy']);
    expect(first.headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect((await visit('/shop')).headers.get('ETag')).not.toBe(first.headers.get('ETag'));
  });
});

describe('while the store fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it.each([61, 601, 86_000])('a document of %i seconds ago is served, and the store is left alone', async (age) => {
    await visit();
    answers = [{status: 503}];
    pass(age);
    for (let i = 0; i < 10; i++) expect(await visit()).toMatchObject({status: 200, text: '/ 1'});
    expect(rendered).toHaveLength(2);
  });

  it('a document of the day before is not served', async () => {
    await visit();
    answers = [{status: 503}];
    pass(86_401);
    expect((await visit()).status).toBe(503);
  });

  it.each([61, 601])(
    'a page without a part of it never takes the place of a whole one, of %i seconds ago',
    async (age) => {
      await visit();
      answers = [withoutAPart, {}];
      pass(age);
      for (let i = 0; i < 2; i++) expect(await visit()).toMatchObject({text: '/ 1', isIncomplete: false});
      expect(rendered).toHaveLength(2);
    },
  );

  it.each([{status: 503}, withoutAPart, {status: 404, isIncomplete: true}])(
    'a failed rendering (%j) is shared for some seconds',
    async (failed) => {
      answers = [failed, {}];
      for (let i = 0; i < 10; i++) expect((await visit()).text).toBe('/ 1');
      pass(failures.lifetime);
      expect(await visit()).toMatchObject({status: 200, text: '/ 2'});
    },
  );

  it('a page without a part of it says so to all who get it', async () => {
    answers = [withoutAPart];
    for (let i = 0; i < 2; i++) expect(await visit()).toMatchObject({status: 200, text: '/ 1', isIncomplete: true});
  });

  it('many who ask at once get one failed rendering', async () => {
    answers = [{status: 503}];
    const all = await Promise.all(Array.from({length: 50}, async () => (await start()).response.status));
    expect(new Set(all)).toEqual(new Set([503]));
    expect(rendered).toHaveLength(1);
  });

  it('nobody who gets an old document waits while another visit tries to render it', async () => {
    await visit();
    answers = [{status: 503}];
    pass(601);
    await visit();
    pass(failures.lifetime);
    void documents.answer({...options('/'), waitUntil: () => {}, render: () => new Promise(() => {})});
    await vi.waitFor(async () => expect((await visit()).text).toBe('/ 1'));
    expect(rendered).toHaveLength(2);
  });
});

it.each([
  ['belongs to one visitor', {headers: {'Cache-Control': 'private, no-store'}}],
  ['no cache may keep', {headers: {'Cache-Control': 'no-store'}}],
  ['sets a cookie', {headers: {...everybody, 'Set-Cookie': 'a=b'}}],
  ['is a redirect', {status: 302}],
])('an answer that %s is not kept', async (_, answer) => {
  answers = [answer];
  await visit();
  await visit();
  expect(rendered).toHaveLength(2);
});

it('an answer that says nothing about caches is kept', async () => {
  answers = [{headers: {}}];
  await visit();
  expect(await visit()).toMatchObject({text: '/ 1', isIncomplete: false});
});

it('a not-found page is cached for a minute', async () => {
  answers = [{status: 404}];
  await visit('/a');
  pass(59);
  expect(await visit('/a')).toMatchObject({status: 404, text: '/a 1'});
  pass(2);
  expect((await visit('/a')).text).toBe('/a 2');
});

it('documents at addresses that visitors make up take no place of others, here and in the data centre', async () => {
  const put = vi.spyOn(cache, 'put');
  await visit('/');
  const long = 'x'.repeat(1_000_000);
  for (let i = 0; i < 40; i++) await visitVariant(`/shop?page=${i}${long}`);
  answers = [{status: 404}];
  for (let i = 0; i < 40; i++) await visit(`/${long}${i}`);
  expect((await visit('/')).text).toBe('/ 1');
  expect(put).toHaveBeenCalledTimes(1);
});

it('an answer that is changed leaves the cached document as it is', async () => {
  const first = await visit();
  const expected = [...first.headers];
  for (const name of [...first.headers.keys()]) first.headers.delete(name);
  const second = await visit();
  expect([...second.headers]).toEqual(expected);
  second.headers.append('Vary', 'Cookie');
  expect([...(await visit()).headers]).toEqual(expected);
});

it('a document that is gone is not served again', async () => {
  await visit();
  answers = [{status: 404}];
  pass(61);
  expect((await visit()).status).toBe(200);
  expect((await visit()).status).toBe(404);
  expect((await visit('/', new DocumentCache(changes, () => now))).status).toBe(404);
});

it('a document whose rendering never ends is rendered by the next visit', async () => {
  const render = vi.fn(() => new Promise<never>(() => {}));
  void documents.answer({...options('/'), waitUntil: () => {}, render});
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  pass(16);
  expect((await visit()).text).toBe('/ 1');
});

it('memory is bounded', async () => {
  const long = 'x'.repeat(2_000_000);
  for (let i = 0; i < 20; i++) await visit(`/${long}${i}`);
  cache = new InMemoryCache();
  await visit(`/${long}0`);
  expect(rendered).toHaveLength(21);
});

describe('another worker of the data centre', () => {
  it('serves what one has rendered', async () => {
    await visit();
    const {status, text, headers} = await visit('/', new DocumentCache(changes, () => now));
    expect({status, text}).toEqual({status: 200, text: '/ 1'});
    expect(headers.get('Cache-Control')).toBe(everybody['Cache-Control']);
  });

  it('takes a newer document from there instead of rendering it', async () => {
    const other = new DocumentCache(changes, () => now);
    await visit();
    await visit('/', other);
    pass(61);
    await visit();
    expect((await visit('/', other)).text).toBe('/ 2');
    expect(rendered).toHaveLength(2);
  });
});

it.each([
  [200, ''],
  [404, '/ 1'],
  [503, '/ 1'],
])('with status %d, whose bytes are not needed, is sent as %j', async (status, text) => {
  answers = [{status}];
  const request = {...options('/'), needsBody: () => false};
  expect(await finished(await documents.answer(request))).toMatchObject({status, text});
});
