import {afterEach, describe, expect, it, vi} from 'vitest';
import {whenIdle} from '~/ui/lazyComponent';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('code that loads when the browser is idle', () => {
  it('waits until the browser is idle, and can be cancelled', () => {
    const requestIdleCallback = vi.fn(() => 7);
    const cancelIdleCallback = vi.fn();
    vi.stubGlobal('window', {requestIdleCallback, cancelIdleCallback});
    const callback = vi.fn();
    const cancel = whenIdle(callback, {timeout: 5000, fallbackDelay: 200});
    expect(requestIdleCallback).toHaveBeenCalledWith(callback, {timeout: 5000});
    cancel();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it('waits for a fixed time in a browser that has no requestIdleCallback', () => {
    vi.stubGlobal('window', {});
    vi.useFakeTimers();
    const callback = vi.fn();
    whenIdle(callback, {fallbackDelay: 200});
    whenIdle(callback, {fallbackDelay: 200})();
    vi.advanceTimersByTime(199);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledOnce();
  });
});
