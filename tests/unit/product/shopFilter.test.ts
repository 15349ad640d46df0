import {describe, expect, it} from 'vitest';
import type {ProductCard} from '~/product/products';
import {filterByAvailability, readShopFilter, shopPath, toCollections} from '~/product/shopFilter';

const card = (handle: string, madeToMeasure: boolean, availableForSale = true) =>
  ({handle, madeToMeasure, availableForSale}) as ProductCard;

describe('the selection in the shop', () => {
  it.each([
    ['/shop', {}, '/shop'],
    ['/shop?made=measure', {availability: 'measure'}, '/shop?made=measure'],
    ['/shop?made=other&kind=', {}, '/shop'],
    [
      '/shop?kind=b%C3%A4nke&made=ready',
      {availability: 'ready', collection: 'bänke'},
      '/shop?made=ready&kind=b%C3%A4nke',
    ],
    ['/shop?sort=price', {order: 'price'}, '/shop?sort=price'],
    ['/shop?sort=newest', {}, '/shop'],
    ['/shop?sort=', {}, '/shop'],
    ['/shop?sort=newest&kind=tische', {collection: 'tische', order: 'newest'}, '/shop?kind=tische&sort=newest'],
  ])('is read from the address %s', (path, filter, canonical) => {
    const read = readShopFilter(`https://studio.example${path}`);
    expect(read).toEqual({availability: undefined, collection: undefined, order: undefined, ...filter});
    expect(shopPath(read)).toBe(canonical);
  });

  it('leaves sold-out products out of what is ready to send', () => {
    const cards = [card('table', true), card('stool', false), card('lamp', false, false)];
    const handles = (availability?: 'measure' | 'ready') =>
      filterByAvailability(cards, availability).map(({handle}) => handle);
    expect(handles()).toEqual(['table', 'stool', 'lamp']);
    expect(handles('measure')).toEqual(['table']);
    expect(handles('ready')).toEqual(['stool']);
  });

  it('offers the kinds of products that the shop has', () => {
    const collection = (handle: string, count: number) => ({
      handle,
      title: handle,
      products: {nodes: Array(count).fill({})},
    });
    const collections = toCollections([collection('frontpage', 3), collection('tables', 1), collection('empty', 0)]);
    expect(collections).toEqual([{handle: 'tables', title: 'tables'}]);
  });
});
