import {InMemoryCache} from '@shopify/hydrogen';
import {beforeEach, expect, it, vi} from 'vitest';
import {DocumentCache} from '~/platform/cache/documentCache';
import {RenderLimitReached} from '~/platform/cache/renderLimit';
import {StoreChanges} from '~/platform/cache/storeChanges';

let now: number;
let documents: DocumentCache;
let cache: Cache;
let background: Promise<unknown>[];
/** For each rendering, whether the page was said to be known. */
let renderings: boolean[];
/** The status of the next pages; `undefined` when they are refused. */
let status: number | undefined;

beforeEach(() => {
  now = Date.now();
  documents = new DocumentCache(new StoreChanges(), () => now);
  cache = new InMemoryCache();
  background = [];
  renderings = [];
  status = 200;
  vi.spyOn(console, 'error').mockImplementation(() => {
    throw new Error('A refusal is no error.');
  });
});

const pass = (seconds: number) => (now += seconds * 1000);

function render(isKnown: boolean) {
  const text = `page ${renderings.push(isKnown)}`;
  if (status === undefined) return Promise.reject(new RenderLimitReached());
  return Promise.resolve({response: new Response(text, {status}), contentAt: now, isIncomplete: false});
}

/** One visit and all work that it leaves behind. */
async function visit({key = '/', isVariant = false, renderPage = render} = {}) {
  const {response} = await documents.respond({
    key,
    isVariant,
    scope: () => 'build 1',
    openCache: () => Promise.resolve(cache),
    waitUntil: (promise: Promise<unknown>) => void background.push(promise),
    render: renderPage,
  });
  await Promise.all(background);
  return response.text();
}

it('a page that was refused is rendered as soon as there is room', async () => {
  status = undefined;
  await expect(visit()).rejects.toThrow(RenderLimitReached);
  status = 200;
  expect(await visit()).toBe('page 2');
});

it('all who wait for a page are refused together', async () => {
  let refuse: (error: Error) => void = () => {};
  const renderPage = vi.fn(() => new Promise<never>((_, reject) => (refuse = reject)));
  const visits = Array.from({length: 20}, () => visit({renderPage}));
  await vi.waitFor(() => expect(renderPage).toHaveBeenCalled());
  refuse(new RenderLimitReached());
  const all = await Promise.allSettled(visits);
  expect(all.every(({status}) => status === 'rejected')).toBe(true);
  expect(renderPage).toHaveBeenCalledTimes(1);
});

it.each([
  [61, false],
  [601, false],
  [601, true],
  [86_000, true],
])('a page from %i seconds ago is shown while it is refused (made up: %s)', async (age, isVariant) => {
  await visit({isVariant});
  status = undefined;
  pass(age);
  for (let i = 0; i < 3; i++) expect(await visit({isVariant})).toBe('page 1');
});

it('the renderer learns whether there is an earlier version of the page', async () => {
  await visit();
  pass(61);
  await visit();
  pass(601);
  await visit();
  status = 404;
  await visit({key: '/made-up'});
  pass(601);
  await visit({key: '/made-up'});
  expect(renderings).toEqual([false, true, true, false, false]);
});
