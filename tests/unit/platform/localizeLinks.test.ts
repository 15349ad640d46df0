import {describe, expect, it} from 'vitest';
import {localizeLinks} from '~/platform/html';

const origin = 'https://studio.example';
const inEnglish = (html: string) => localizeLinks(html, {language: 'en', origin});

describe('links in content on an English page', () => {
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
  ])('such as %s become %s', (html, target) => {
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
  ])('such as %s stay as they are', (html) => {
    expect(inEnglish(html)).toBe(html);
  });

  it('change only there: on a German page they stay, even if they lead to English pages', () => {
    const html = '<a href="/contact">Kontakt</a> <a href="/en/contact">English</a>';
    expect(localizeLinks(html, {language: 'de', origin})).toBe(html);
  });
});
