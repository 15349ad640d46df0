import {expect, it} from 'vitest';
import {findOrderPage, descriptionsWithoutOrderPage} from '~/product/orderPage';

const url = 'https://studio.example/en/product/kliv';
const text = '<p>Ein Kübel aus Lärche.</p><p>Er trägt Erde.</p>';

it.each([
  ['a link', `<p>Made to measure: <a href="${url}">${url}</a></p>\n`, `Made to measure: ${url} `],
  ['words', `<p class="a">Ordered on ${url}.</p>`, `Ordered on ${url}.`],
])('the page of a product does not link itself, even if the merchant’s text does (%s)', (_, paragraph, sentence) => {
  const description = `${sentence}Ein Kübel aus Lärche.`;
  const product = {handle: 'kliv', description, descriptionHtml: paragraph + text};
  expect(descriptionsWithoutOrderPage(product)).toEqual({description: 'Ein Kübel aus Lärche.', descriptionHtml: text});
});

it.each([
  ['no such sentence', text],
  ['a link to another product', `<p>Wie <a href="${url}-klein">der kleine</a>.</p>${text}`],
  ['a link in a later paragraph', `${text}<p><a href="${url}">Seite</a></p>`],
  ['no paragraph', 'Nur Wörter.'],
])('the page of a product keeps the merchant’s text with %s', (_, descriptionHtml) => {
  const described = {description: 'Wörter', descriptionHtml};
  expect(descriptionsWithoutOrderPage({handle: 'kliv', ...described})).toEqual(described);
});

it('the address of a product is found in a text of the merchant', () => {
  expect(findOrderPage(`Siehe https://studio.example/product/kreis, ${url}.`, 'kliv')).toBe(url);
  expect(findOrderPage('Siehe studio.example/product/kliv', 'kliv')).toBeUndefined();
});
