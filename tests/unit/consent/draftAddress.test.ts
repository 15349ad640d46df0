import {expect, it} from 'vitest';
import {showsDraft} from '~/consent/draftAddress';
import {previewQuery} from '~/platform/http/previewLink';

it.each(['/projects/entwurf', '/en/services/entwurf'])(
  'a merchant who looks at an unpublished page is not counted in the statistics: %s',
  async (path) => {
    const {query} = await previewQuery(path, 'a secret of the tests');
    expect(showsDraft(`https://studio.example${path}${query}`)).toBe(true);
    expect(showsDraft(`https://studio.example${path}?page=2&${query.slice(1)}#top`)).toBe(true);
    // As the worker reads it.
    expect(showsDraft(`https://studio.example${path}${query.replace('preview', '%70review')}`)).toBe(true);
  },
);

it.each(['', 'https://studio.example/', 'https://studio.example/shop?made=preview', 'https://studio.example/preview'])(
  'visits at any other address may be counted: %j',
  (url) => expect(showsDraft(url)).toBe(false),
);
