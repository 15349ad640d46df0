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

test('while a visitor moves a slider, the address of the page changes only once, at the end', () => {
  const [call, cancelledCall] = [vi.fn(), vi.fn()];
  const {router} = routerOn(page);
  delayOutsideNavigation(router, {pathname: page, delay}, call);
  delayOutsideNavigation(router, {pathname: page, delay}, cancelledCall)();
  vi.advanceTimersByTime(delay - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * delay);
  expect(call).toHaveBeenCalledOnce();
  expect(cancelledCall).not.toHaveBeenCalled();
});

test('the address of a page does not change while the visitor is on the way to another page', () => {
  const call = vi.fn();
  const {router, visit, arrive, listeners} = routerOn(page);
  delayOutsideNavigation(router, {pathname: page, delay}, call);
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

test('the address of a page that the visitor has left does not change any more', () => {
  const call = vi.fn();
  const [other, same] = [routerOn(page), routerOn(page)];
  delayOutsideNavigation(other.router, {pathname: page, delay}, call);
  const cancel = delayOutsideNavigation(same.router, {pathname: page, delay}, call);
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

test('a page that is still shown when the visitor has left it does not change the address of the next one', () => {
  const call = vi.fn();
  const {router, visit, arrive} = routerOn(page);
  visit();
  arrive('/product/schreibtisch-nach-mass');
  delayOutsideNavigation(router, {pathname: page, delay}, call);
  vi.advanceTimersByTime(10 * delay);
  expect(call).not.toHaveBeenCalled();
});
