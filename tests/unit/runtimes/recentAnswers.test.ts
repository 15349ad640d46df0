import type {ServerResponse} from 'node:http';
import {describe, expect, it, vi} from 'vitest';
import {answerKey, RecentAnswers} from '../../../runtimes/node/recentAnswers';

const asked = (headers: Record<string, string> = {}, {method = 'GET', url = '/shop'} = {}) => ({
  method,
  url,
  headers: {host: 'studio.example', 'accept-encoding': 'br', ...headers},
});

describe('what is asked', () => {
  const key = answerKey(asked(), false);

  it('is the same for visitors who differ only in what no document shows', () => {
    expect(key).toBeTypeOf('string');
    const other = {cookie: 'cartItems=%5B%5D', accept: '*/*', 'user-agent': 'Else', 'x-forwarded-for': '192.0.2.1'};
    expect(answerKey(asked(other), false)).toBe(key);
  });

  it.each([
    ['host', asked({host: 'other.example'}), false],
    ['encoding', asked({'accept-encoding': 'gzip'}), false],
    ['URL', asked({}, {url: '/shop?page=2'}), false],
    ['scheme', asked(), true],
  ])('differs by %s', (_, other, https) => {
    expect(answerKey(other, https)).not.toBe(key);
  });

  it.each([
    ['another method', asked({}, {method: 'HEAD'})],
    ['a language that was chosen', asked({cookie: 'cartItems=; selectedLanguage=EN'})],
    ['a copy that the browser has', asked({'if-none-match': '"a1"'})],
    ['data ahead of a visit', asked({'sec-purpose': 'prefetch'})],
    ['a URL that is too long', asked({}, {url: `/${'a'.repeat(2_000)}`})],
  ])('is left to the worker with %s', (_, other) => {
    expect(answerKey(other, false)).toBeUndefined();
  });
});

describe('an answer', () => {
  const copy = {headers: {'cache-control': 'public, max-age=0', etag: 'W/"a1"'}, body: new Uint8Array([1, 2, 3])};

  /** What is sent again for a key, if anything. */
  function sent(answers: RecentAnswers, key = 'a') {
    const end = vi.fn();
    const response = {writeHead: vi.fn(() => ({end}))};
    const repeated = answers.repeat(key, response as unknown as ServerResponse);
    expect(end).toHaveBeenCalledTimes(repeated ? 1 : 0);
    return repeated;
  }

  it('is sent again for a second, then the worker is asked', () => {
    let now = 1_000;
    const answers = new RecentAnswers({now: () => now});
    answers.keep('a', copy);
    now += 999;
    expect(sent(answers)).toBe(true);
    expect(sent(answers, 'b')).toBe(false);
    now += 2;
    expect(sent(answers)).toBe(false);
  });

  it('is forgotten when anything may have changed', () => {
    const answers = new RecentAnswers();
    answers.keep('a', copy);
    answers.clear();
    expect(sent(answers)).toBe(false);
  });

  it.each([
    ['private, no-cache', undefined],
    ['no-store', undefined],
    ['public, max-age=0', 'Cookie'],
  ])('that not everybody may see is not kept: %s, Vary %s', (caching, vary) => {
    const answers = new RecentAnswers();
    answers.keep('a', {...copy, headers: {'cache-control': caching, ...(vary && {vary})}});
    expect(sent(answers)).toBe(false);
  });
});
