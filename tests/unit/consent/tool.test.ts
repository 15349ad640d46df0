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

const start = () => {
  const answers = {apply: vi.fn(), undecided: vi.fn()};
  startTool(address, answers);
  return answers;
};

it('loads the tool, looks for it every 100 ms and applies its choice', () => {
  const {apply, undecided} = start();
  expect(loaded).toMatchObject([{src: address, async: true}]);
  vi.advanceTimersByTime(650);
  arrive();
  expect(apply).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(apply.mock.calls).toEqual([[analytics]]);
  expect(undecided).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up after fifty tries, and nothing is allowed', () => {
  const {apply, undecided} = start();
  vi.advanceTimersByTime(4950);
  expect(vi.getTimerCount()).toBe(1);
  expect(undecided).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(vi.getTimerCount()).toBe(0);
  expect(undecided).toHaveBeenCalledOnce();
  arrive();
  vi.advanceTimersByTime(60_000);
  expect(apply).not.toHaveBeenCalled();
});

it('waits for a choice while the visitor has made none, and takes none of an earlier visit for it', () => {
  state = {categories: ['performance']};
  arrive();
  const {apply, undecided} = start();
  vi.advanceTimersByTime(5000);
  expect(apply).not.toHaveBeenCalled();
  expect(undecided).toHaveBeenCalledOnce();
});

it('applies accept all, reject all, changed preferences and the closed dialog', () => {
  arrive();
  const {apply} = start();
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

it("opens the tool's window, once the tool has loaded where it was asked for earlier", () => {
  const show = vi.fn();
  start();
  showTool();
  showTool();
  arrive(show);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(show).toHaveBeenCalledOnce();
  showTool();
  expect(show).toHaveBeenCalledTimes(2);
});
