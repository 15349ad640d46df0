import {afterEach, describe, expect, it, vi} from 'vitest';
import {whenIdle} from '~/ui/lazyComponent';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a part of a page that is not needed at once', () => {
  it('loads when the browser has time for it', () => {
    const requestIdleCallback = vi.fn(() => 7);
    const cancelIdleCallback = vi.fn();
    vi.stubGlobal('window', {requestIdleCallback, cancelIdleCallback});
    const callback = vi.fn();
    const cancel = whenIdle(callback, {timeout: 5000, fallbackDelay: 200});
    expect(requestIdleCallback).toHaveBeenCalledWith(callback, {timeout: 5000});
    cancel();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it('loads after a fixed time in a browser that does not say when it has time', () => {
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
