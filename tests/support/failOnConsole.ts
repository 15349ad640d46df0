import {afterEach, beforeEach, expect, vi, type MockInstance} from 'vitest';

const methods = ['error', 'warn'] as const;
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method));
});

// A test that means to provoke a message mocks the method itself, which puts its own spy in place.
afterEach(() => {
  const messages = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  vi.restoreAllMocks();
  expect(messages, 'unexpected console output').toEqual([]);
});
