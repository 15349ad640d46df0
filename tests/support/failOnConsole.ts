import {afterEach, beforeEach, expect, vi, type MockInstance} from 'vitest';

const methods = ['error', 'warn'] as const;
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method));
});

// A test that expects a message mocks the method itself. Its spy takes the place of this one.
afterEach(() => {
  const messages = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  vi.restoreAllMocks();
  expect(messages, 'unexpected console output').toEqual([]);
});
