import fc from 'fast-check';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {maxWait} from '~/platform/cache/lifetimes';
import {RenderLimit, RenderLimitReached} from '~/platform/cache/renderLimit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const max = 3;
let limit: RenderLimit;
let passedToRuntime: Promise<unknown>[];
beforeEach(() => {
  limit = new RenderLimit(max);
  passedToRuntime = [];
});

/** Rendering that ends when the test says so. `isRefused` is undefined until the request has an answer. */
function render() {
  let end = () => {};
  let fail: (error: Error) => void = () => {};
  const request = {begun: false, isRefused: undefined as boolean | undefined, error: undefined as unknown};
  const work = () => {
    request.begun = true;
    return new Promise<void>((resolve, reject) => ([end, fail] = [resolve, reject]));
  };
  limit
    .run(work, (promise) => void passedToRuntime.push(promise))
    .then(
      () => (request.isRefused = false),
      (error: unknown) => Object.assign(request, {error, isRefused: error instanceof RenderLimitReached}),
    );
  return {request, end: () => end(), fail: (error: Error) => fail(error)};
}

/** Lets what has come so far begin. */
const begin = () => vi.advanceTimersByTimeAsync(1);

async function fill() {
  const pages = Array.from({length: max}, render);
  await begin();
  return pages;
}

it('a page is rendered at once while fewer than the limit are under way', async () => {
  expect((await fill()).map(({request}) => request.begun)).toEqual([true, true, true]);
});

it('a page that could be made in one go lets the requests in first that have come meanwhile', async () => {
  let count = 0;
  const pages = Array.from({length: 2 * max}, () =>
    limit.run(
      () => Promise.resolve((count += 1)),
      () => {},
    ),
  );
  await Promise.resolve();
  expect(count).toBe(0);
  await begin();
  expect(count).toBe(max);
  await vi.advanceTimersByTimeAsync(100);
  expect(await Promise.all(pages)).toHaveLength(2 * max);
});

it('what comes beyond the limit begins as soon as a page is complete', async () => {
  const [first] = await fill();
  const next = render();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(next.request.begun).toBe(false);
  first?.end();
  await vi.advanceTimersByTimeAsync(51);
  expect(next.request.begun).toBe(true);
});

it('is refused when no page is complete within two seconds, and begins at once later', async () => {
  const running = await fill();
  const refused = render();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(refused.request.isRefused).toBe(undefined);
  await vi.advanceTimersByTimeAsync(150);
  expect(refused.request).toMatchObject({begun: false, isRefused: true});
  running.forEach(({end}) => end());
  await vi.advanceTimersByTimeAsync(0);
  expect((await fill()).every(({request}) => request.begun)).toBe(true);
});

it('a page that fails makes room for the next one, and its visitor learns the failure', async () => {
  const [first] = await fill();
  const error = new Error('no store');
  first?.fail(error);
  await vi.advanceTimersByTimeAsync(0);
  expect(first?.request).toMatchObject({isRefused: false, error});
  const next = render();
  await begin();
  expect(next.request.begun).toBe(true);
});

it('a page that the runtime has ended counts only as long as a page can take', async () => {
  await fill();
  await vi.advanceTimersByTimeAsync(maxWait.document * 1000 - 1_000);
  const next = render();
  await vi.advanceTimersByTimeAsync(1_050);
  expect(next.request.begun).toBe(true);
});

it('the runtime is asked to complete a page whose visitor has left', async () => {
  const page = render();
  await begin();
  let isComplete = false;
  expect(passedToRuntime).toHaveLength(1);
  void passedToRuntime[0]?.then(() => (isComplete = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isComplete).toBe(false);
  page.fail(new Error('no store'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isComplete).toBe(true);
});

it('there are never more pages under way than the limit, and none waits or is refused while there are fewer', async () => {
  const request = fc.record({
    after: fc.integer({min: 0, max: 400}),
    takes: fc.integer({min: 0, max: 3_000}),
    fails: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(request, {maxLength: 40}), async (requests) => {
      const ownLimit = new RenderLimit(max);
      let underWay = 0;
      let most = 0;
      const pages: {from: number; to: number}[] = [];
      /** When a request has waited, or was refused. */
      const looks: number[] = [];
      const answers: Promise<unknown>[] = [];
      for (const {after, takes, fails} of requests) {
        await vi.advanceTimersByTimeAsync(after);
        const cameAt = Date.now();
        const work = async () => {
          const page = {from: Date.now(), to: Infinity};
          pages.push(page);
          if (page.from > cameAt + 1) looks.push(cameAt);
          most = Math.max(most, (underWay += 1));
          await new Promise((resolve) => setTimeout(resolve, takes));
          underWay -= 1;
          page.to = Date.now();
          if (fails) throw new Error('failed');
        };
        const answer = ownLimit
          .run(work, () => {})
          .catch((error: unknown) => {
            if (error instanceof RenderLimitReached) looks.push(cameAt, Date.now());
          });
        answers.push(answer);
      }
      await vi.advanceTimersByTimeAsync(10_000);
      await Promise.all(answers);
      expect(most).toBeLessThanOrEqual(max);
      expect(underWay).toBe(0);
      // A page takes its place a pause before it begins.
      const countAt = (at: number) => pages.filter(({from, to}) => from <= at + 1 && to >= at).length;
      for (const at of looks) expect(countAt(at)).toBeGreaterThanOrEqual(max);
    }),
    {numRuns: 50},
  );
});
