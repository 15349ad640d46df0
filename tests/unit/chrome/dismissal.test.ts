import {afterEach, describe, expect, it, vi} from 'vitest';
import {brand} from '~/brand';
import {dismissAnnouncements, dismissalScript} from '~/chrome/announcement/dismissal';

const now = Date.UTC(2026, 4, 1, 12);
const minute = 60_000;
const key = `${brand.key}:announcements-dismissed`;

function browser(stored: Record<string, string> = {}) {
  const attributes: Record<string, string> = {};
  vi.stubGlobal('document', {
    documentElement: {setAttribute: (name: string, value: string) => (attributes[name] = value)},
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  });
  vi.useFakeTimers({now});
  return {attributes, stored};
}

/** As the script in the head runs it. */
const runScript = () => new Function(dismissalScript)() as void;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an announcement bar that the visitor has closed', () => {
  it('remembers when it was closed', () => {
    const {attributes, stored} = browser();
    dismissAnnouncements();
    expect(attributes).toEqual({'data-announcements': 'dismissed'});
    expect(stored).toEqual({[key]: String(now)});
  });

  it.each([
    ['at once', 0, true],
    ['within the hour', 59 * minute, true],
    ['after an hour', 60 * minute, false],
    ['with a time in the future', -minute, false],
  ])('%s (%i ms after the click) is hidden: %s', (_, age, hidden) => {
    const {attributes} = browser({[key]: String(now - age)});
    runScript();
    expect(attributes['data-announcements']).toBe(hidden ? 'dismissed' : undefined);
  });

  it.each(['', 'gestern', 'NaN'])('shows again when the browser remembers something nonsensical (%j)', (value) => {
    const {attributes} = browser({[key]: value});
    runScript();
    expect(attributes).toEqual({});
  });

  it('stays closed on the page even if the browser remembers nothing', () => {
    const {attributes} = browser();
    vi.stubGlobal('localStorage', undefined);
    runScript();
    expect(attributes).toEqual({});
    dismissAnnouncements();
    expect(attributes).toEqual({'data-announcements': 'dismissed'});
  });
});
