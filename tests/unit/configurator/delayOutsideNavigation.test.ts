import {beforeEach, expect, test, vi} from 'vitest';
import {delayOutsideNavigation} from '~/configurator/form/delayOutsideNavigation';

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
  const emit = (state: string, to: string) => {
    router.state = {navigation: {state}, location: {pathname: to}};
    [...listeners].forEach((listener) => listener());
  };
  return {router, listeners, visit: () => emit('loading', pathname), arrive: (to: string) => emit('idle', to)};
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a delayed update of the URL happens once, and not at all if it was cancelled before', () => {
  const [call, cancelledCall] = [vi.fn(), vi.fn()];
  const {router} = routerOn(page);
  delayOutsideNavigation(router, delay, call);
  delayOutsideNavigation(router, delay, cancelledCall)();
  vi.advanceTimersByTime(delay - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * delay);
  expect(call).toHaveBeenCalledOnce();
  expect(cancelledCall).not.toHaveBeenCalled();
});

test('a delayed update of the URL waits until a navigation has ended, and starts the delay again', () => {
  const call = vi.fn();
  const {router, visit, arrive, listeners} = routerOn(page);
  delayOutsideNavigation(router, delay, call);
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

test('a delayed update of the URL never happens on another page, or if it was cancelled during a navigation', () => {
  const call = vi.fn();
  const [other, same] = [routerOn(page), routerOn(page)];
  delayOutsideNavigation(other.router, delay, call);
  const cancel = delayOutsideNavigation(same.router, delay, call);
  other.visit();
  same.visit();
  vi.advanceTimersByTime(2 * delay);
  cancel();
  other.arrive('/contact');
  same.arrive(page);
  vi.advanceTimersByTime(10 * delay);
  expect(call).not.toHaveBeenCalled();
  expect(other.listeners.size + same.listeners.size).toBe(0);
});
