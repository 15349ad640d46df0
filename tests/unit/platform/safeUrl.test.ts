import {describe, expect, it} from 'vitest';
import {isSafeUrl, isWebUrl} from '~/platform/safeUrl';

const web = ['https://studio.example', 'HTTP://studio.example/a?b#c'];
const others = ['mailto:a@b.example', 'tel:+49211', '/', '/shop?page=2', '#offen'];
const refused = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'JavaScript://x%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  'https:',
  'https:elsewhere.example',
  'https://',
  'https:\\\\elsewhere.example',
  'shop',
  '',
];

describe('an address from the store', () => {
  it.each([...web, ...others])('may be a link: %s', (url) => {
    expect(isSafeUrl(url)).toBe(true);
  });

  it.each(refused)('is no link: %j', (url) => {
    expect([isSafeUrl(url), isWebUrl(url)]).toEqual([false, false]);
  });

  it('is a website only with http and a host', () => {
    expect(web.filter((url) => !isWebUrl(url))).toEqual([]);
    expect([...others, 'https://[', 'https://a b'].filter(isWebUrl)).toEqual([]);
  });
});
