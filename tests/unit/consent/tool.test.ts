import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {everything, nothing} from '~/consent/choice';
import {showTool, startTool} from '~/consent/tool';

const address = 'https://consent.example/tool.js';
const loaded: {src: string}[] = [];
let state: {action?: string; categories?: unknown};

/** A browser with nothing but what the adapter touches. */
beforeEach(() => {
  vi.useFakeTimers();
  loaded.length = 0;
  state = {action: 'accept', categories: ['strict', 'performance']};
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: {append: (script: {src: string}) => loaded.push(script)},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const arrive = (show = () => {}) => (window.CookieScript = {instance: {currentState: () => state, show}});
const tell = (event: string) => window.dispatchEvent(new Event(event));
const analytics = {...nothing, analytics: true};

it('loads the tool, looks for it every 100 ms and applies its choice', () => {
  const apply = vi.fn();
  startTool(address, apply);
  expect(loaded).toMatchObject([{src: address, async: true}]);
  vi.advanceTimersByTime(650);
  arrive();
  expect(apply).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(apply.mock.calls).toEqual([[analytics]]);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up after fifty tries, and nothing is allowed', () => {
  const apply = vi.fn();
  startTool(address, apply);
  vi.advanceTimersByTime(4950);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(50);
  expect(vi.getTimerCount()).toBe(0);
  arrive();
  vi.advanceTimersByTime(60_000);
  expect(apply).not.toHaveBeenCalled();
});

it('waits for a choice while the visitor has made none', () => {
  const apply = vi.fn();
  state = {categories: ['performance']};
  arrive();
  startTool(address, apply);
  vi.advanceTimersByTime(5000);
  expect(apply).not.toHaveBeenCalled();
});

it('applies accept all, reject all, changed preferences and the closed dialog', () => {
  const apply = vi.fn();
  arrive();
  startTool(address, apply);
  tell('CookieScriptAcceptAll');
  tell('CookieScriptReject');
  tell('CookieScriptAccept');
  state = {action: 'accept', categories: ['ads', 'preferences']};
  tell('CookieScriptClose');
  expect(apply.mock.calls.flat()).toEqual([
    everything,
    nothing,
    analytics,
    {...nothing, marketing: true, functionality: true},
  ]);
});

it("opens the tool's window when the tool has loaded", () => {
  const show = vi.fn();
  showTool();
  arrive(show);
  showTool();
  expect(show).toHaveBeenCalledOnce();
});
