import {describe, expect, it} from 'vitest';
import type {ProductCard} from '~/product/products';
import {madeAs, readShopFilter, shopPath, toKinds} from '~/product/shopFilter';

const card = (handle: string, madeToMeasure: boolean, availableForSale = true) =>
  ({handle, madeToMeasure, availableForSale}) as ProductCard;

describe('the filter of the shop', () => {
  it.each([
    ['/shop', {}, '/shop'],
    ['/shop?made=measure', {made: 'measure'}, '/shop?made=measure'],
    ['/shop?made=other&kind=', {}, '/shop'],
    ['/shop?kind=b%C3%A4nke&made=ready', {made: 'ready', kind: 'bänke'}, '/shop?made=ready&kind=b%C3%A4nke'],
  ])('reads %s', (path, filter, canonical) => {
    const read = readShopFilter(`https://studio.example${path}`);
    expect(read).toEqual({made: undefined, kind: undefined, ...filter});
    expect(shopPath(read)).toBe(canonical);
  });

  it('takes what is sold out for nothing to take along', () => {
    const cards = [card('table', true), card('stool', false), card('lamp', false, false)];
    const handles = (made?: 'measure' | 'ready') => madeAs(cards, made).map(({handle}) => handle);
    expect(handles()).toEqual(['table', 'stool', 'lamp']);
    expect(handles('measure')).toEqual(['table']);
    expect(handles('ready')).toEqual(['stool']);
  });

  it('has the collections with products as kinds, without that of the home page', () => {
    const collection = (handle: string, count: number) => ({
      handle,
      title: handle,
      products: {nodes: Array(count).fill({})},
    });
    const kinds = toKinds([collection('frontpage', 3), collection('tables', 1), collection('empty', 0)]);
    expect(kinds).toEqual([{handle: 'tables', title: 'tables'}]);
  });
});
