import {expect, it} from 'vitest';
import {analyticsUrl} from '~/consent/analyticsUrl';

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
