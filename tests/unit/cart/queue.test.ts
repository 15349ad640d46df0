import {describe, expect, it} from 'vitest';
import {createCartQueue} from '~/cart/browser/queue';
import {cartView} from '~/cart/rules/cartView';
import {buttonValue} from '~/cart/rules/intent';
import {itemOf, merchandiseOf} from './arbitraries';
import {adding, removing, setting, setUp} from './queueSetUp';

describe('the cart in the browser', () => {
  it('is up to date again on the way back from the checkout', async () => {
    const {queue, requests, answer, visited} = setUp([itemOf(1, 3)]);
    queue.connect('/api/cart');
    await answer();
    void queue.submit({intent: 'checkout', total: '1'});
    await answer({checkoutUrl: 'https://store.example/checkouts/1'});
    expect(visited).toHaveLength(1);
    queue.refresh();
    expect(requests).toHaveLength(1);
    await answer();
    expect(queue.state().isCheckingOut).toBe(false);
    queue.refresh();
    expect(requests).toHaveLength(0);
  });

  it('offers to restore removed items even when it is empty', () => {
    const requests: string[] = [];
    const queue = createCartQueue({
      cookie: () => 'cartRemoved=[%22removed%22%2C%221.1%22]',
      goTo: () => {},
      fetch: (url) => new Promise(() => requests.push(url)),
    });
    queue.refresh();
    expect(requests).toEqual([]);
    queue.connect('/api/cart');
    expect(requests).toEqual(['/api/cart']);
  });

  it('is empty in the page as the server sends it, which is the same for every visitor', () => {
    expect(setUp([itemOf(1, 3)]).queue.state()).toEqual({count: 0, isCheckingOut: false});
  });

  it('shows the number of pieces at once, and then the lines', async () => {
    const {queue, requests, answer, shown} = setUp([itemOf(1, 3)]);
    queue.connect('/api/cart');
    expect(queue.state()).toMatchObject({count: 3, view: undefined});
    expect(requests.map(({url, fields}) => [url, fields])).toEqual([['/api/cart', undefined]]);
    await answer();
    expect(shown()).toEqual([[1, 3]]);
  });

  it('when it is empty, asks the server nothing', () => {
    const {queue, requests} = setUp();
    queue.connect('/api/cart');
    expect(requests).toHaveLength(0);
    expect(queue.state().view).toMatchObject({lines: [], total: 0});
  });

  it('shows a change at once', async () => {
    const {queue, add, requests, answer, shown} = setUp();
    queue.connect('/api/cart');
    void add(1);
    void add(2);
    void add(1, 2);
    expect(shown()).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(queue.state().count).toBe(4);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(requests).toHaveLength(1);
      await answer();
      expect(shown()).toEqual([
        [1, 3],
        [2, 1],
      ]);
    }
    expect(requests).toHaveLength(0);
  });

  it('keeps a change that is made while it is still loading', async () => {
    const {queue, add, answer, shown} = setUp([itemOf(1)]);
    queue.connect('/api/cart');
    void add(2);
    expect(queue.state().count).toBe(2);
    await answer();
    expect(shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    await answer();
    expect(shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('when the connection fails, restores the line with a message', async () => {
    const {queue, add, answer, shown} = setUp([itemOf(1, 2)]);
    queue.connect('/api/cart');
    await answer();
    void queue.submit(removing(1));
    void add(2);
    expect(shown()).toEqual([[2, 1]]);
    await answer(new TypeError('Failed to fetch'));
    expect(shown()).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(queue.state().notice).toEqual({failed: 'change'});
    await answer();
    expect(shown()).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('shows the message and the lines that the server returns', async () => {
    const {queue, answer, shown} = setUp([itemOf(1, 2)]);
    queue.connect('/api/cart');
    await answer();
    void queue.submit(setting(1, 50));
    expect(shown()).toEqual([[1, 50]]);
    await answer({notice: {text: 'Nur noch 2.'}});
    expect(shown()).toEqual([[1, 2]]);
    expect(queue.state().notice).toEqual({text: 'Nur noch 2.'});
    void queue.submit(setting(1, 1));
    expect(queue.state().notice).toBeNull();
  });

  it('sends only the last of several clicks on plus and minus', async () => {
    const {queue, requests, answer, shown} = setUp([itemOf(1)]);
    queue.connect('/api/cart');
    await answer();
    for (const quantity of [2, 3, 4, 5]) void queue.submit(setting(1, quantity));
    expect(shown()).toEqual([[1, 5]]);
    expect(requests[0]?.fields?.quantity).toBe('2');
    await answer();
    expect(requests[0]?.fields?.quantity).toBe('5');
    await answer();
    expect(requests).toHaveLength(0);
    expect(shown()).toEqual([[1, 5]]);
  });

  it('when loading failed, says so and can be loaded again', async () => {
    const {queue, requests, answer, shown} = setUp([itemOf(1)]);
    queue.connect('/api/cart');
    await answer(new TypeError('Failed to fetch'));
    expect(queue.state()).toMatchObject({notice: {failed: 'load'}, count: 1});
    queue.refresh();
    expect(requests).toHaveLength(1);
    await answer();
    expect(shown()).toEqual([[1, 1]]);
    expect(queue.state().notice).toBeNull();
  });

  it.each([new DOMException('signal timed out', 'TimeoutError'), new SyntaxError('Unexpected token')])(
    'does not blame the visitor’s connection for a late or unreadable answer',
    async (error) => {
      const {queue, answer, shown} = setUp([itemOf(1, 2)]);
      queue.connect('/api/cart');
      await answer(error);
      expect(queue.state()).toMatchObject({notice: {failed: 'timeout'}, count: 2});
      void queue.submit(removing(1));
      await answer(error);
      expect(queue.state().notice).toEqual({failed: 'timeout'});
      queue.refresh();
      await answer();
      expect(shown()).toEqual([[1, 2]]);
      expect(queue.state().notice).toBeNull();
    },
  );

  it('leads to the checkout only after all earlier changes', async () => {
    const {queue, requests, visited, answer} = setUp([itemOf(1)]);
    queue.connect('/api/cart');
    await answer();
    void queue.submit(setting(1, 2));
    void queue.submit({intent: 'checkout'});
    expect(queue.state().isCheckingOut).toBe(true);
    await answer();
    expect(requests[0]?.fields?.intent).toBe('checkout');
    await answer({checkoutUrl: 'https://store.example/checkouts/1'});
    expect(visited).toEqual(['https://store.example/checkouts/1']);
    expect(queue.state().isCheckingOut).toBe(true);
    queue.refresh();
    expect(queue.state()).toMatchObject({isCheckingOut: false, count: 2});
  });

  it('knows whether the server accepted a change', async () => {
    const {queue, add, answer} = setUp();
    queue.connect('/api/cart');
    const outcomes = [add(1), add(2), add(3)];
    await answer();
    await answer({refused: true, notice: {text: 'Ausverkauft'}});
    await answer(new Error('offline'));
    expect(await Promise.all(outcomes)).toEqual([{accepted: true}, {accepted: false}, {accepted: false}]);
  });

  it('shows the changes of another tab', async () => {
    const {queue, requests, answer, otherTab, shown} = setUp([itemOf(1)]);
    queue.connect('/api/cart');
    await answer();
    queue.refresh();
    expect(requests).toHaveLength(0);
    otherTab([itemOf(1), itemOf(2)]);
    queue.refresh();
    await answer();
    expect(shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    otherTab([]);
    queue.refresh();
    expect(shown()).toEqual([]);
  });

  it('is loaded once more when another page changes it meanwhile', async () => {
    const {queue, requests, answer, settled, otherTab, shown} = setUp([itemOf(1)]);
    queue.connect('/api/cart');
    const [first] = requests;
    otherTab([itemOf(1), itemOf(2)]);
    first?.answer({cart: cartView([itemOf(1)], () => merchandiseOf())});
    requests.shift();
    await settled();
    expect(requests).toHaveLength(1);
    await answer();
    expect(shown()).toHaveLength(2);
    expect(requests).toHaveLength(0);
  });

  it('saves waiting changes when the page is left', async () => {
    const {queue, add, requests, answer, settled, sentAtLast, otherTab, shown} = setUp();
    queue.connect('/api/cart');
    void add(1);
    queue.leave();
    expect(sentAtLast).toEqual([]);
    const waiting = [add(2), queue.submit({intent: 'checkout'}), add(3)];
    queue.leave();
    const buttons = [1, 2, 3].map((number) => buttonValue(adding(number)));
    expect(sentAtLast).toEqual([buttons]);
    expect(await Promise.all(waiting)).toEqual([{accepted: false}, {accepted: false}, {accepted: false}]);
    queue.leave();
    expect(sentAtLast).toHaveLength(1);
    await settled();
    requests.shift();
    otherTab([itemOf(1), itemOf(2), itemOf(3)]);
    queue.refresh();
    expect(queue.state().notice).toBeNull();
    expect(requests).toHaveLength(1);
    await answer();
    expect(shown()).toHaveLength(3);
  });

  it('when the page is left, never makes a change twice', () => {
    const {queue, add, sentAtLast, otherTab} = setUp();
    queue.connect('/api/cart');
    void add(1);
    void add(2);
    otherTab([itemOf(1)]);
    queue.leave();
    expect(sentAtLast).toEqual([[buttonValue(adding(2))]]);
  });

  it('shows a change even if the connection broke off after it was made', async () => {
    const {queue, add, requests, answer, settled, otherTab, shown} = setUp([itemOf(1)]);
    queue.connect('/api/cart');
    await answer();
    void add(2);
    otherTab([itemOf(1), itemOf(2)]);
    requests.shift()?.answer(new TypeError('network error'));
    await settled();
    await answer();
    expect(shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(queue.state().notice).toBeNull();
  });

  it('is shown in the new language after a change of language', async () => {
    const {queue, requests, answer} = setUp([itemOf(1)]);
    queue.connect('/api/cart');
    await answer();
    queue.connect('/api/cart');
    queue.connect('/en/api/cart');
    expect(requests.map(({url}) => url)).toEqual(['/en/api/cart']);
  });
});
