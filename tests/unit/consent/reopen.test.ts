import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {onReopen, reopenConsent} from '~/consent/reopen';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

it('a click on the cookie settings is not lost while their code is still loading', () => {
  const show = vi.fn();
  reopenConsent();
  const stop = onReopen(show);
  expect(show).toHaveBeenCalledOnce();
  reopenConsent();
  expect(show).toHaveBeenCalledTimes(2);
  stop();
  const later = vi.fn();
  onReopen(later);
  expect(later).not.toHaveBeenCalled();
});
