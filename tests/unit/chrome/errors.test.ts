import {describe, expect, it} from 'vitest';
import {brand} from '~/brand';
import {errorKind, errorMeta} from '~/chrome/ErrorView';

const answer = (status: number) => ({status, statusText: '', data: null, internal: false});

describe('errorKind', () => {
  it.each([
    [answer(404), 'notFound'],
    [answer(503), 'unavailable'],
    [answer(500), 'failed'],
    [new Error('inside'), 'failed'],
    [undefined, 'failed'],
  ])('selects the error page for %o: %s', (error, expected) => {
    expect(errorKind(error)).toBe(expected);
  });
});

describe('errorMeta', () => {
  it('sets a title in the language of the path and noindex', () => {
    expect(errorMeta(answer(404), '/nirgends')).toEqual([
      {title: `Seite nicht gefunden – ${brand.name}`},
      {name: 'robots', content: 'noindex'},
    ]);
    expect(errorMeta(answer(503), '/en/shop')[0]).toEqual({title: `Temporarily unavailable – ${brand.name}`});
  });

  it('never shows internal error messages', () => {
    expect(JSON.stringify(errorMeta(new Error('secret'), '/'))).not.toContain('secret');
  });
});
