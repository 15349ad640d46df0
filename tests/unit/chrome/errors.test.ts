import {describe, expect, it} from 'vitest';
import {brand} from '~/brand';
import {errorKind, errorMeta} from '~/chrome/ErrorView';

const answer = (status: number) => ({status, statusText: '', data: null, internal: false});

describe('the error page', () => {
  it.each([
    [answer(404), 'notFound'],
    [answer(503), 'unavailable'],
    [answer(500), 'failed'],
    [new Error('inside'), 'failed'],
    [undefined, 'failed'],
  ])('for the failure %o is the page “%s”', (error, expected) => {
    expect(errorKind(error)).toBe(expected);
  });
});

describe('the title of the error page, and what search engines are told about it,', () => {
  it('are in the visitor’s language, and keep it out of search engines', () => {
    expect(errorMeta(answer(404), '/nirgends')).toEqual([
      {title: `Seite nicht gefunden – ${brand.name}`},
      {name: 'robots', content: 'noindex'},
    ]);
    expect(errorMeta(answer(503), '/en/shop')[0]).toEqual({title: `Temporarily unavailable – ${brand.name}`});
  });

  it('never contain a message from inside the program', () => {
    expect(JSON.stringify(errorMeta(new Error('secret'), '/'))).not.toContain('secret');
  });
});
