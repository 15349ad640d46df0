import {describe, expect, it} from 'vitest';
import {localizeLinks} from '~/platform/html';

const origin = 'https://studio.example';
const inEnglish = (html: string) => localizeLinks(html, {language: 'en', origin});

describe('links in texts of the merchant, on an English page,', () => {
  it.each([
    ['<a href="/contact">', '<a href="/en/contact">'],
    [
      '<a class="x" href="/shop?a=1&amp;b=2#top" target="_blank">',
      '<a class="x" href="/en/shop?a=1&amp;b=2#top" target="_blank">',
    ],
    ["<A title='a > b' HREF = '/shop'>", "<A title='a > b' HREF = '/en/shop'>"],
    ['<a href=/shop>', '<a href=/en/shop>'],
    ['<a href="/">', '<a href="/en">'],
    ['<a\nhref="https://studio.example/legal/agb-info">', '<a\nhref="/en/legal/agb-info">'],
  ])('lead to English pages: %s becomes %s', (html, target) => {
    expect(inEnglish(`<p>Text ${html}link</a></p>`)).toBe(`<p>Text ${target}link</a></p>`);
  });

  it.each([
    '<a href="/en/contact">',
    '<a href="https://other.example/shop">',
    '<a href="https://studio.example.other.example/shop">',
    '<a href="//other.example/shop">',
    '<a href="/\\other.example">',
    '<a href="mailto:studio@studio.example">',
    '<a href="#top">',
    '<a href="/files/plan.pdf">',
    '<a name="/shop" data-href="/shop">',
    '<area href="/shop">',
    '<p>href="/shop"</p>',
  ])('stay as they are when they need no change: %s', (html) => {
    expect(inEnglish(html)).toBe(html);
  });

  it('are changed only there, and not on a German page', () => {
    const html = '<a href="/contact">Kontakt</a> <a href="/en/contact">English</a>';
    expect(localizeLinks(html, {language: 'de', origin})).toBe(html);
  });
});
