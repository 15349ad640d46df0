import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {acceptAll, rejectAll} from '~/consent/decision';
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
  const answers = {onDecision: vi.fn(), onUndecided: vi.fn()};
  startTool(address, answers);
  return answers;
};

it('the decision in another provider’s consent tool applies as soon as the tool has loaded', () => {
  const {onDecision, onUndecided} = start();
  expect(scripts).toMatchObject([{src: address, async: true}]);
  vi.advanceTimersByTime(650);
  loadTool();
  expect(onDecision).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onDecision.mock.calls).toEqual([[analytics]]);
  expect(onUndecided).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('when another provider’s consent tool never loads, there is no consent', () => {
  const {onDecision, onUndecided} = start();
  vi.advanceTimersByTime(4950);
  expect(vi.getTimerCount()).toBe(1);
  expect(onUndecided).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(vi.getTimerCount()).toBe(0);
  expect(onUndecided).toHaveBeenCalledOnce();
  loadTool();
  vi.advanceTimersByTime(60_000);
  expect(onDecision).not.toHaveBeenCalled();
});

it('nothing is allowed until the visitor has chosen in the consent tool', () => {
  state = {categories: ['performance']};
  loadTool();
  const {onDecision, onUndecided} = start();
  vi.advanceTimersByTime(5000);
  expect(onDecision).not.toHaveBeenCalled();
  expect(onUndecided).toHaveBeenCalledOnce();
});

it('whatever the visitor does in a consent tool (accept, reject, change, close) applies', () => {
  loadTool();
  const {onDecision} = start();
  dispatch('CookieScriptAcceptAll');
  dispatch('CookieScriptReject');
  dispatch('CookieScriptAccept');
  state = {action: 'accept', categories: ['ads', 'preferences']};
  dispatch('CookieScriptClose');
  expect(onDecision.mock.calls.flat()).toEqual([
    acceptAll,
    rejectAll,
    analytics,
    {...rejectAll, marketing: true, functionality: true},
  ]);
});

it('a click on the cookie settings opens the consent tool, even if the tool has not loaded yet', () => {
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
