import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseRichText, type RichTextNode} from '~/ui/richTextNodes';

function textOf(nodes: RichTextNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.value : textOf(node.children))).join('');
}

describe('a formatted text of the merchant', () => {
  it('can have every kind of formatting', () => {
    const json = JSON.stringify({
      type: 'root',
      children: [
        {type: 'heading', level: 1, children: [{type: 'text', value: 'A'}]},
        {
          type: 'paragraph',
          children: [
            {type: 'text', value: 'B', bold: true},
            {type: 'text', value: 'C'},
          ],
        },
        {type: 'list', listType: 'ordered', children: [{type: 'list-item', children: [{type: 'text', value: 'D'}]}]},
        {
          type: 'paragraph',
          children: [{type: 'link', url: 'https://a.example', children: [{type: 'text', value: 'E'}]}],
        },
      ],
    });
    expect(parseRichText(json)).toEqual([
      {kind: 'heading', level: 2, children: [text('A')]},
      {kind: 'paragraph', children: [text('B', true), text('C')]},
      {kind: 'list', ordered: true, children: [{kind: 'item', children: [text('D')]}]},
      {kind: 'paragraph', children: [{kind: 'link', url: 'https://a.example', children: [text('E')]}]},
    ]);
  });

  it('with an unsafe link keeps its words, without the link', () => {
    const json = JSON.stringify({type: 'link', url: 'javascript:alert(1)', children: [{type: 'text', value: 'A'}]});
    expect(parseRichText(json)).toEqual([text('A')]);
  });

  it('with a formatting that the site does not know keeps its words', () => {
    expect(textOf(parseRichText('{"type":"quote","children":[{"type":"text","value":"A"}]}'))).toBe('A');
    expect(textOf(parseRichText('{ not json'))).toBe('{ not json');
    expect(parseRichText('  ')).toEqual([]);
  });

  it('never causes a failure, whatever it contains', () => {
    fc.assert(fc.property(fc.json(), (json) => Array.isArray(parseRichText(json))));
  });
});

function text(value: string, bold = false): RichTextNode {
  return {kind: 'text', value, bold, italic: false};
}
