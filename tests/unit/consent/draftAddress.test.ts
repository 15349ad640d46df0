import {expect, it} from 'vitest';
import {showsDraft} from '~/consent/draftAddress';
import {previewQuery} from '~/platform/http/previewLink';

it.each(['/projects/entwurf', '/en/services/entwurf'])('no analytics run at the link of a draft: %s', async (path) => {
  const {query} = await previewQuery(path, 'a secret of the tests');
  expect(showsDraft(`https://studio.example${path}${query}`)).toBe(true);
  expect(showsDraft(`https://studio.example${path}?page=2&${query.slice(1)}#top`)).toBe(true);
  // As the worker reads it.
  expect(showsDraft(`https://studio.example${path}${query.replace('preview', '%70review')}`)).toBe(true);
});

it.each(['', 'https://studio.example/', 'https://studio.example/shop?made=preview', 'https://studio.example/preview'])(
  'analytics may run at any other URL: %j',
  (url) => expect(showsDraft(url)).toBe(false),
);
