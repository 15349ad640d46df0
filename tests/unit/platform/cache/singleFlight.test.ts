import {expect, test, vi} from 'vitest';
import {SingleFlight} from '~/platform/cache/singleFlight';

/** Work that ends when the test says so. */
function controlled() {
  let resolve: (value: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const outcome = new Promise<string>((...settle) => ([resolve, reject] = settle));
  return {work: vi.fn(() => outcome), resolve, reject};
}

test('when many visitors need the same at once, the work is done once', async () => {
  const flights = new SingleFlight<string>(10);
  const {work, resolve} = controlled();
  const requests = Array.from({length: 20}, () => flights.run('/', work));
  expect(flights.has('/')).toBe(true);
  expect(flights.has('/shop')).toBe(false);
  resolve('page');
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['page']));
  expect(work).toHaveBeenCalledTimes(1);
});

test('when work that many visitors wait for fails, all of them are told', async () => {
  const flights = new SingleFlight<string>(10);
  const {work, reject} = controlled();
  const requests = Array.from({length: 20}, () => flights.run('/', work).catch(({message}: Error) => message));
  reject(new Error('no store'));
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['no store']));
  expect(work).toHaveBeenCalledTimes(1);
});

test('no visitor waits for another one’s work', async () => {
  const flights = new SingleFlight<string>(10);
  const {work, resolve} = controlled();
  const page = flights.run('/', work);
  expect(await flights.run('/shop', () => Promise.resolve('shop'))).toBe('shop');
  resolve('page');
  expect(await page).toBe('page');
});

test('after the work has finished, the next visitor starts it anew', async () => {
  const flights = new SingleFlight<string>(10);
  const work = vi.fn(() => Promise.resolve('page'));
  await flights.run('/', work);
  await flights.run('/', work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that was cancelled is done again by a visitor who waits for it', async () => {
  let now = 0;
  const flights = new SingleFlight<string>(10, () => now);
  void flights.run('/', () => new Promise(() => {}));
  const {work, resolve} = controlled();
  const requests = Array.from({length: 20}, () => flights.run('/', work));
  now = 10_001;
  await vi.waitFor(() => expect(work).toHaveBeenCalled());
  resolve('page');
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['page']));
  expect(work).toHaveBeenCalledTimes(1);
});
