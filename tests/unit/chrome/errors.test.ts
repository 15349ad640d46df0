import {describe, expect, it} from 'vitest';
import {brand} from '~/brand';
import {errorMeta} from '~/chrome/ErrorView';

const answer = (status: number) => ({status, statusText: '', data: null, internal: false});

describe('the title of the error page, and what search engines are told about it,', () => {
  it('are in the visitor’s language, and keep it out of search engines', () => {
    expect(errorMeta(answer(404), '/nirgends')).toEqual([
      {title: `Seite nicht gefunden – ${brand.name}`},
      {name: 'robots', content: 'noindex'},
    ]);
    expect(errorMeta(answer(503), '/en/shop')[0]).toEqual({title: `Temporarily unavailable – ${brand.name}`});
    for (const failure of [answer(500), new Error('inside'), undefined])
      expect(errorMeta(failure, '/en/shop')[0]).toEqual({title: `Something went wrong – ${brand.name}`});
  });

  it('never contain a message from inside the program', () => {
    expect(JSON.stringify(errorMeta(new Error('secret'), '/'))).not.toContain('secret');
  });
});
