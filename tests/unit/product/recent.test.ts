import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseRecent, addRecent} from '~/product/recent/recent';

const product = (handle: string) => ({handle, title: handle.toUpperCase()});
const image = {url: 'https://cdn.shopify.com/a.jpg', altText: '', width: 100, height: 125};

describe('recently viewed products', () => {
  it('are at most five, newest first and each once', () => {
    const visits = ['a', 'b', 'c', 'b', 'd', 'e', 'f'].map(product);
    const list = visits.reduce(addRecent, [] as ReturnType<typeof product>[]);
    expect(list.map(({handle}) => handle)).toEqual(['f', 'e', 'd', 'b', 'c']);
    expect(parseRecent(JSON.stringify(list))).toEqual(list);
  });

  it('are shown even when a part of what the browser remembers is damaged', () => {
    const stored = [
      product('a'),
      null,
      {handle: '../x', title: 'X'},
      {handle: 'b'},
      {...product('c'), image},
      {...product('d'), image: {url: 'x'}},
    ];
    expect(parseRecent(JSON.stringify(stored))).toEqual([product('a'), {...product('c'), image}, product('d')]);
  });

  it('are none when the browser remembers something nonsensical', () => {
    expect(parseRecent(null)).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const {handle, title} of parseRecent(text))
          expect([typeof handle, typeof title]).toEqual(['string', 'string']);
      }),
    );
  });
});
