import {describe, expect, it} from 'vitest';
import {errorKind, errorMeta} from '~/chrome/ErrorView';

const answer = (status: number) => ({status, statusText: '', data: null, internal: false});

describe('errorKind', () => {
  it.each([
    [answer(404), 'notFound'],
    [answer(503), 'unavailable'],
    [answer(500), 'failed'],
    [new Error('inside'), 'failed'],
    [undefined, 'failed'],
  ])('chooses the page of an error', (error, expected) => {
    expect(errorKind(error)).toBe(expected);
  });
});

describe('errorMeta', () => {
  it('titles the page in the language of its path and keeps it out of search engines', () => {
    expect(errorMeta(answer(404), '/nirgends')).toEqual([
      {title: 'Seite nicht gefunden – Maser & Maß'},
      {name: 'robots', content: 'noindex'},
    ]);
    expect(errorMeta(answer(503), '/en/shop')[0]).toEqual({title: 'Temporarily unavailable – Maser & Maß'});
  });

  it('never says what went wrong inside', () => {
    expect(JSON.stringify(errorMeta(new Error('secret'), '/'))).not.toContain('secret');
  });
});
