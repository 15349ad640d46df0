import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {acceptAll, rejectAll} from '~/consent/choice';
import {showTool, startTool} from '~/consent/tool';

const address = 'https://consent.example/tool.js';
const scripts: {src: string}[] = [];
let state: {action?: string; categories?: unknown};

/** A browser with nothing but what the adapter touches. */
beforeEach(() => {
  vi.useFakeTimers();
  scripts.length = 0;
  state = {action: 'accept', categories: ['strict', 'performance']};
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: {append: (script: {src: string}) => scripts.push(script)},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const loadTool = (show = () => {}) => (window.CookieScript = {instance: {currentState: () => state, show}});
const dispatch = (event: string) => window.dispatchEvent(new Event(event));
const analytics = {...rejectAll, analytics: true};

const start = () => {
  const answers = {onChoice: vi.fn(), onUndecided: vi.fn()};
  startTool(address, answers);
  return answers;
};

it('the site loads an external consent tool, looks for it every 100 ms and applies its choice', () => {
  const {onChoice, onUndecided} = start();
  expect(scripts).toMatchObject([{src: address, async: true}]);
  vi.advanceTimersByTime(650);
  loadTool();
  expect(onChoice).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onChoice.mock.calls).toEqual([[analytics]]);
  expect(onUndecided).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('the site gives up on a consent tool after fifty attempts, and then has no consent', () => {
  const {onChoice, onUndecided} = start();
  vi.advanceTimersByTime(4950);
  expect(vi.getTimerCount()).toBe(1);
  expect(onUndecided).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(vi.getTimerCount()).toBe(0);
  expect(onUndecided).toHaveBeenCalledOnce();
  loadTool();
  vi.advanceTimersByTime(60_000);
  expect(onChoice).not.toHaveBeenCalled();
});

it('the site waits for the visitor’s choice in a consent tool, and ignores categories that have none', () => {
  state = {categories: ['performance']};
  loadTool();
  const {onChoice, onUndecided} = start();
  vi.advanceTimersByTime(5000);
  expect(onChoice).not.toHaveBeenCalled();
  expect(onUndecided).toHaveBeenCalledOnce();
});

it('the site applies accept all, reject all, changed settings and the closed dialog of a consent tool', () => {
  loadTool();
  const {onChoice} = start();
  dispatch('CookieScriptAcceptAll');
  dispatch('CookieScriptReject');
  dispatch('CookieScriptAccept');
  state = {action: 'accept', categories: ['ads', 'preferences']};
  dispatch('CookieScriptClose');
  expect(onChoice.mock.calls.flat()).toEqual([
    acceptAll,
    rejectAll,
    analytics,
    {...rejectAll, marketing: true, functionality: true},
  ]);
});

it('the site opens the consent tool’s window, also if the visitor asked for it before the tool had loaded', () => {
  const show = vi.fn();
  start();
  showTool();
  showTool();
  loadTool(show);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(show).toHaveBeenCalledOnce();
  showTool();
  expect(show).toHaveBeenCalledTimes(2);
});
