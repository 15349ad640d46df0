import {InMemoryCache} from '@shopify/hydrogen';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {DocumentCache} from '~/platform/cache/documentCache';
import {failures} from '~/platform/cache/lifetimes';
import {StoreChanges} from '~/platform/cache/storeChanges';

const publicHeaders = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Content-Security-Policy': "default-src 'self'",
};

/** A page that lacks what the store did not give. */
const incompletePage = {isIncomplete: true};

let now: number;
let documents: DocumentCache;
let changes: StoreChanges;
let cache: Cache;
let background: Promise<unknown>[];
let renderings: string[];
/** What makes the documents long. */
let padding: string;
/** The next answers of the renderer; after the last one, that one. */
let answers: {status?: number; headers?: Record<string, string>; isIncomplete?: boolean}[];

beforeEach(() => {
  now = Date.now();
  changes = new StoreChanges();
  documents = new DocumentCache(changes, () => now);
  cache = new InMemoryCache();
  background = [];
  renderings = [];
  padding = '';
  answers = [{}];
});

const pass = (seconds: number) => (now += seconds * 1000);

/** One visit and all work that it leaves behind. The document's text says how many were rendered before it. */
async function visit(key = '/', worker = documents) {
  return finish(await start(key, worker));
}

const visitVariant = async (key: string) => finish(await documents.respond(options(key, true)));

async function finish({response, isIncomplete}: Awaited<ReturnType<typeof start>>) {
  await Promise.all(background);
  return {status: response.status, headers: response.headers, text: await response.text(), isIncomplete};
}

function start(key = '/', worker = documents) {
  return worker.respond(options(key));
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
        headers = publicHeaders,
        isIncomplete = false,
      } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
      const text = `${key} ${renderings.push(key)}${padding}`;
      return Promise.resolve({response: new Response(text, {status, headers}), contentAt: now, isIncomplete});
    },
  };
}

describe('a page that many visitors open', () => {
  it('is built at most once a minute', async () => {
    expect((await visit()).text).toBe('/ 1');
    pass(59);
    expect((await visit()).text).toBe('/ 1');
    expect((await visit('/shop')).text).toBe('/shop 2');
  });

  it('and that is older than a minute is shown at once, and built anew for the next visit', async () => {
    await visit();
    pass(61);
    expect((await visit()).text).toBe('/ 1');
    expect((await visit()).text).toBe('/ 2');
  });

  it('and that is older than ten minutes is built anew before it is shown', async () => {
    await visit();
    pass(601);
    expect((await visit()).text).toBe('/ 2');
  });

  it('at the same moment is built once', async () => {
    const all = await Promise.all(Array.from({length: 20}, async () => (await start()).response.text()));
    expect(new Set(all)).toEqual(new Set(['/ 1']));
  });

  it('is sent again only after it has changed', async () => {
    const first = await visit();
    const again = await visit();
    expect(again.headers.get('Content-Security-Policy')).toBe(publicHeaders['Content-Security-Policy']);
    expect(first.headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect((await visit('/shop')).headers.get('ETag')).not.toBe(first.headers.get('ETag'));
  });
});

describe('while the store fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it.each([61, 601, 86_000])(
    'a page from %i seconds ago is shown, and the store gets no further requests',
    async (age) => {
      await visit();
      answers = [{status: 503}];
      pass(age);
      for (let i = 0; i < 10; i++) expect(await visit()).toMatchObject({status: 200, text: '/ 1'});
      expect(renderings).toHaveLength(2);
    },
  );

  it('a page from the day before is not shown', async () => {
    await visit();
    answers = [{status: 503}];
    pass(86_401);
    expect((await visit()).status).toBe(503);
  });

  it.each([61, 601])('an incomplete page never replaces a complete one from %i seconds ago', async (age) => {
    await visit();
    answers = [incompletePage, {}];
    pass(age);
    for (let i = 0; i < 2; i++) expect(await visit()).toMatchObject({text: '/ 1', isIncomplete: false});
    expect(renderings).toHaveLength(2);
  });

  it.each([{status: 503}, incompletePage, {status: 404, isIncomplete: true}])(
    'a failed page (%j) is built again only after some seconds',
    async (failed) => {
      answers = [failed, {}];
      for (let i = 0; i < 10; i++) expect((await visit()).text).toBe('/ 1');
      pass(failures.lifetime);
      expect(await visit()).toMatchObject({status: 200, text: '/ 2'});
    },
  );

  it('every visitor is told that an incomplete page is incomplete', async () => {
    answers = [incompletePage];
    for (let i = 0; i < 2; i++) expect(await visit()).toMatchObject({status: 200, text: '/ 1', isIncomplete: true});
  });

  it('many visitors at once cause one attempt to render the page, and all get its result', async () => {
    answers = [{status: 503}];
    const all = await Promise.all(Array.from({length: 50}, async () => (await start()).response.status));
    expect(new Set(all)).toEqual(new Set([503]));
    expect(renderings).toHaveLength(1);
  });

  it('visitors get the old page at once while another visit builds the new one', async () => {
    await visit();
    answers = [{status: 503}];
    pass(601);
    await visit();
    pass(failures.lifetime);
    void documents.respond({...options('/'), waitUntil: () => {}, render: () => new Promise(() => {})});
    await vi.waitFor(async () => expect((await visit()).text).toBe('/ 1'));
    expect(renderings).toHaveLength(2);
  });
});

it.each([
  ['belongs to one visitor', {headers: {'Cache-Control': 'private, no-store'}}],
  ['is marked as no-store', {headers: {'Cache-Control': 'no-store'}}],
  ['sets a cookie', {headers: {...publicHeaders, 'Set-Cookie': 'a=b'}}],
  ['is a redirect', {status: 302}],
])('a page that %s is not kept for others', async (_, answer) => {
  answers = [answer];
  await visit();
  await visit();
  expect(renderings).toHaveLength(2);
});

it('a page that says nothing about it is kept for others', async () => {
  answers = [{headers: {}}];
  await visit();
  expect(await visit()).toMatchObject({text: '/ 1', isIncomplete: false});
});

it('an address without a page is remembered for a minute', async () => {
  answers = [{status: 404}];
  await visit('/a');
  pass(59);
  expect(await visit('/a')).toMatchObject({status: 404, text: '/a 1'});
  pass(2);
  expect((await visit('/a')).text).toBe('/a 2');
});

it('somebody who invents addresses cannot drive out the pages that others open', async () => {
  const put = vi.spyOn(cache, 'put');
  await visit('/');
  padding = 'x'.repeat(1_000_000);
  for (let i = 0; i < 40; i++) await visitVariant(`/shop?page=${i}`);
  answers = [{status: 404}];
  for (let i = 0; i < 40; i++) await visit(`/${i}`);
  expect((await visit('/')).text).toBe('/ 1');
  expect(put).toHaveBeenCalledTimes(1);
});

it('nothing that is added to one visitor’s answer appears in another’s', async () => {
  const first = await visit();
  const expected = [...first.headers];
  for (const name of [...first.headers.keys()]) first.headers.delete(name);
  const second = await visit();
  expect([...second.headers]).toEqual(expected);
  second.headers.append('Vary', 'Cookie');
  expect([...(await visit()).headers]).toEqual(expected);
});

it('a page that no longer exists is not shown again', async () => {
  await visit();
  answers = [{status: 404}];
  pass(61);
  expect((await visit()).status).toBe(200);
  expect((await visit()).status).toBe(404);
  expect((await visit('/', new DocumentCache(changes, () => now))).status).toBe(404);
});

it('when building a page never ends, the next visit builds it', async () => {
  const render = vi.fn(() => new Promise<never>(() => {}));
  void documents.respond({...options('/'), waitUntil: () => {}, render});
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  pass(16);
  expect((await visit()).text).toBe('/ 1');
});

it('the pages that are kept never fill the memory', async () => {
  padding = 'x'.repeat(2_000_000);
  for (let i = 0; i < 20; i++) await visit(`/${i}`);
  cache = new InMemoryCache();
  await visit('/0');
  expect(renderings).toHaveLength(21);
});

describe('another server of the same data centre', () => {
  it('shows a page that the first one has built', async () => {
    await visit();
    const {status, text, headers} = await visit('/', new DocumentCache(changes, () => now));
    expect({status, text}).toEqual({status: 200, text: '/ 1'});
    expect(headers.get('Cache-Control')).toBe(publicHeaders['Cache-Control']);
  });

  it('shows a newer page instead of building it anew', async () => {
    const other = new DocumentCache(changes, () => now);
    await visit();
    await visit('/', other);
    pass(61);
    await visit();
    expect((await visit('/', other)).text).toBe('/ 2');
    expect(renderings).toHaveLength(2);
  });
});

it.each([
  [200, ''],
  [404, '/ 1'],
  [503, '/ 1'],
])('a program that asks only whether a page with status %d exists gets %j', async (status, text) => {
  answers = [{status}];
  const request = {...options('/'), needsBody: () => false};
  expect(await finish(await documents.respond(request))).toMatchObject({status, text});
});
