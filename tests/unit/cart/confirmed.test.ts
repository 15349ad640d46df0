import {describe, expect, it} from 'vitest';
import type {CartView} from '~/cart/rules/cartView';
import {itemOf} from './arbitraries';
import {removing, setting, setUp} from './queueSetUp';

describe('the cart that the server has confirmed, as analytics see it,', () => {
  const quantities = (cart?: CartView) => cart?.lines.map(({quantity}) => quantity);
  const confirmedBy = ({queue}: ReturnType<typeof setUp>) => {
    const {confirmed} = queue.state();
    return [quantities(confirmed?.previousCart), quantities(confirmed?.cart)];
  };

  it('excludes pending changes, and comes with the previous cart once they are confirmed', async () => {
    const site = setUp([itemOf(1)]);
    site.queue.connect('/api/cart');
    expect(confirmedBy(site)).toEqual([undefined, undefined]);
    await site.answer();
    void site.queue.submit(setting(1, 3));
    expect([site.shown(), confirmedBy(site)]).toEqual([[[1, 3]], [undefined, [1]]]);
    await site.answer();
    expect(confirmedBy(site)).toEqual([[1], [3]]);
  });

  it('stays the same when a form is refused or gets no response', async () => {
    const site = setUp([itemOf(1)]);
    site.queue.connect('/api/cart');
    await site.answer();
    void site.add(2);
    await site.answer({refused: true, notice: {text: 'Ausverkauft'}});
    expect(confirmedBy(site)).toEqual([undefined, [1]]);
    void site.queue.submit(removing(1));
    await site.answer(new TypeError('Failed to fetch'));
    expect([site.shown(), confirmedBy(site)]).toEqual([[[1, 1]], [undefined, [1]]]);
  });

  it('does not report a change that another tab has made', async () => {
    const site = setUp([itemOf(1)]);
    site.queue.connect('/api/cart');
    await site.answer();
    site.otherTab([itemOf(1), itemOf(2)]);
    site.queue.refresh();
    await site.answer();
    expect(confirmedBy(site)).toEqual([undefined, [1, 1]]);
  });
});
