import {expect, it} from 'vitest';
import {analyticsUrl, showsDraft} from '~/consent/analyticsUrl';
import {previewQuery} from '~/platform/http/previewLink';

it.each([
  ['https://studio.example/thankyou/Anna%20M%C3%BCller', 'https://studio.example/thankyou'],
  ['/en/thankyou/Anna?utm_source=letter', '/en/thankyou?utm_source=letter'],
  ['/thankyou/Anna#main', '/thankyou'],
  ['/thankyou', '/thankyou'],
])('the statistics never learn the name of a visitor who has sent an enquiry: %s', (url, neutral) =>
  expect(analyticsUrl(url)).toBe(neutral),
);

it.each([
  ['https://studio.example/en/thankyou/Anna?a=1#b', 'https://studio.example/en/thankyou'],
  ['https://studio.example/search?q=Anna+M%C3%BCller', 'https://studio.example/search'],
  ['/contact?text=Regal&company=M%C3%BCller', '/contact'],
  ['/sheet/tisch/200x90-b98a56?id=4f2a&price=181500&plan=1', '/sheet/tisch/200x90-b98a56'],
  ['/projects/x?preview=abc', '/projects/x'],
  ['/shop?made=measure&utm_source=letter&utm_term=a+b&gclid=9', '/shop?utm_source=letter&utm_term=a+b&gclid=9'],
  ['https://studio.example/cart/42:1,7-200x90-b98a56:1?shared', 'https://studio.example/cart/42:1,7-200x90-b98a56:1'],
  ['', ''],
])('the statistics learn of an address only what belongs to an advertisement: %s', (url, measured) =>
  expect(analyticsUrl(url)).toBe(measured),
);

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
