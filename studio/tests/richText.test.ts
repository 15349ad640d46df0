import {describe, expect, it} from 'vitest';
import {toHtml, toRichText} from '../loader/richText';

const source = `
## Ein Titel

Ein Satz mit **Nachdruck**, *Betonung* und
einem [Verweis](/jobs).

- erstens
- zweitens, über
  zwei Zeilen

1. eins
2. zwei
`;

describe('a text of the studio with headings, lists and bold words', () => {
  it('is stored as Shopify stores such texts', () => {
    expect(JSON.parse(toRichText(source))).toEqual({
      type: 'root',
      children: [
        {type: 'heading', level: 2, children: [{type: 'text', value: 'Ein Titel'}]},
        {
          type: 'paragraph',
          children: [
            {type: 'text', value: 'Ein Satz mit '},
            {type: 'text', value: 'Nachdruck', bold: true},
            {type: 'text', value: ', '},
            {type: 'text', value: 'Betonung', italic: true},
            {type: 'text', value: ' und einem '},
            {type: 'link', url: '/jobs', children: [{type: 'text', value: 'Verweis'}]},
            {type: 'text', value: '.'},
          ],
        },
        {
          type: 'list',
          listType: 'unordered',
          children: [
            {type: 'list-item', children: [{type: 'text', value: 'erstens'}]},
            {type: 'list-item', children: [{type: 'text', value: 'zweitens, über zwei Zeilen'}]},
          ],
        },
        {
          type: 'list',
          listType: 'ordered',
          children: [
            {type: 'list-item', children: [{type: 'text', value: 'eins'}]},
            {type: 'list-item', children: [{type: 'text', value: 'zwei'}]},
          ],
        },
      ],
    });
  });

  it('is refused when its bold words do not end', () => {
    expect(() => toRichText('Ein **Satz')).toThrow('has ** without its partner');
  });
});

it('can be the description of a product', () => {
  expect(toHtml('Maß & **Werk** <b>\n\n- eins')).toBe(
    '<p>Maß &amp; <strong>Werk</strong> &lt;b&gt;</p>\n<ul><li>eins</li></ul>',
  );
});
