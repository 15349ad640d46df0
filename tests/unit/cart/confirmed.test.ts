import {describe, expect, it} from 'vitest';
import type {CartView} from '~/cart/rules/cartView';
import {itemOf} from './arbitraries';
import {removing, setting, setUp} from './queueSetUp';

describe('the cart as the statistics see it', () => {
  const quantities = (cart?: CartView) => cart?.lines.map(({quantity}) => quantity);
  const confirmedBy = ({queue}: ReturnType<typeof setUp>) => {
    const {confirmed} = queue.state();
    return [quantities(confirmed?.previousCart), quantities(confirmed?.cart)];
  };

  it('contains a change only once the shop’s server has confirmed it', async () => {
    const site = setUp([itemOf(1)]);
    site.queue.connect('/api/cart');
    expect(confirmedBy(site)).toEqual([undefined, undefined]);
    await site.answer();
    void site.queue.submit(setting(1, 3));
    expect([site.shown(), confirmedBy(site)]).toEqual([[[1, 3]], [undefined, [1]]]);
    await site.answer();
    expect(confirmedBy(site)).toEqual([[1], [3]]);
  });

  it('stays the same when a change is refused or gets no answer', async () => {
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

  it('does not count a change that another tab has made', async () => {
    const site = setUp([itemOf(1)]);
    site.queue.connect('/api/cart');
    await site.answer();
    site.otherTab([itemOf(1), itemOf(2)]);
    site.queue.refresh();
    await site.answer();
    expect(confirmedBy(site)).toEqual([undefined, [1, 1]]);
  });
});
