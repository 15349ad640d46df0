import {beforeEach, expect, test, vi} from 'vitest';
import {betweenVisits} from '~/configurator/form/betweenVisits';

const delay = 300;
const page = '/product/konfigurator-tisch';

/** A router as Remix's: it knows of a visit at once, and tells its listeners of each change. */
function routerOn(pathname: string) {
  const listeners = new Set<() => void>();
  const router = {
    state: {navigation: {state: 'idle'}, location: {pathname}},
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const tell = (state: string, to: string) => {
    router.state = {navigation: {state}, location: {pathname: to}};
    [...listeners].forEach((listener) => listener());
  };
  return {router, listeners, visit: () => tell('loading', pathname), arrive: (to: string) => tell('idle', to)};
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('calls once after the delay, and not when it was given up before', () => {
  const [call, given] = [vi.fn(), vi.fn()];
  const {router} = routerOn(page);
  betweenVisits(router, delay, call);
  betweenVisits(router, delay, given)();
  vi.advanceTimersByTime(delay - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * delay);
  expect(call).toHaveBeenCalledOnce();
  expect(given).not.toHaveBeenCalled();
});

test('lets a visit end that the page has not heard of, and begins anew', () => {
  const call = vi.fn();
  const {router, visit, arrive, listeners} = routerOn(page);
  betweenVisits(router, delay, call);
  visit();
  vi.advanceTimersByTime(10 * delay);
  visit();
  expect(call).not.toHaveBeenCalled();
  arrive(page);
  vi.advanceTimersByTime(delay - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});

test('never calls on another page, nor after it was given up during a visit', () => {
  const call = vi.fn();
  const [left, stayed] = [routerOn(page), routerOn(page)];
  betweenVisits(left.router, delay, call);
  const giveUp = betweenVisits(stayed.router, delay, call);
  left.visit();
  stayed.visit();
  vi.advanceTimersByTime(2 * delay);
  giveUp();
  left.arrive('/contact');
  stayed.arrive(page);
  vi.advanceTimersByTime(10 * delay);
  expect(call).not.toHaveBeenCalled();
  expect(left.listeners.size + stayed.listeners.size).toBe(0);
});
