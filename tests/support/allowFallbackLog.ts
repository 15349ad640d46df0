import {afterEach, beforeEach, expect, vi, type MockInstance} from 'vitest';

/** For tests whose products lack metafields: the log may name the fallbacks, and nothing else. */
export function allowFallbackLog(): void {
  let log: MockInstance;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    const messages = log.mock.calls.map((call) => call.map(String).join(' '));
    log.mockRestore();
    expect(messages.filter((message) => !message.includes('a fallback is used'))).toEqual([]);
  });
}
