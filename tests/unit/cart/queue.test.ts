import {describe, expect, it} from 'vitest';
import {createCartQueue} from '~/cart/browser/queue';
import {cartView} from '~/cart/rules/cartView';
import {buttonValue} from '~/cart/rules/intent';
import {itemOf, merchandiseOf} from './arbitraries';
import {adding, removing, setting, setUp} from './queueSetUp';

describe('the cart in the browser', () => {
  it('is loaded again on the way back from the checkout', async () => {
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

  it('is loaded even when it is empty, if it has removed items to restore', () => {
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

  it('is empty until the page connects it, as in every document', () => {
    expect(setUp([itemOf(1, 3)]).queue.state()).toEqual({count: 0, isCheckingOut: false});
  });

  it('shows the number of pieces from the cookie at once, and then loads the lines', async () => {
    const {queue, requests, answer, shown} = setUp([itemOf(1, 3)]);
    queue.connect('/api/cart');
    expect(queue.state()).toMatchObject({count: 3, view: undefined});
    expect(requests.map(({url, fields}) => [url, fields])).toEqual([['/api/cart', undefined]]);
    await answer();
    expect(shown()).toEqual([[1, 3]]);
  });

  it('when it is empty, sends no request', () => {
    const {queue, requests} = setUp();
    queue.connect('/api/cart');
    expect(requests).toHaveLength(0);
    expect(queue.state().view).toMatchObject({lines: [], total: 0});
  });

  it('shows a change at once, and sends its requests one after the other', async () => {
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

  it('keeps a change that is made while the cart is being loaded', async () => {
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

  it('when the network fails, restores the line with a message and sends the next request', async () => {
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

  it('shows the message and the cart that the server returns', async () => {
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

  it('of several waiting quantities of a line, sends only the last', async () => {
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

  it('when loading failed, says so, and tries again on refresh', async () => {
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
    'when a response is late or unreadable, does not blame the connection',
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

  it('goes to the checkout after all earlier requests, and is ready again on return', async () => {
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

  it('tells the caller whether the server accepted a form', async () => {
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

  it('is loaded once more when another page changes the cart meanwhile', async () => {
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

  it('sends waiting changes when the page is left, and is loaded again when the page is shown again', async () => {
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

  it('when the page is left, does not send a change again that is already in the cookie', () => {
    const {queue, add, sentAtLast, otherTab} = setUp();
    queue.connect('/api/cart');
    void add(1);
    void add(2);
    otherTab([itemOf(1)]);
    queue.leave();
    expect(sentAtLast).toEqual([[buttonValue(adding(2))]]);
  });

  it('shows a change whose response broke off after the cookies', async () => {
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

  it('is loaded again in another language', async () => {
    const {queue, requests, answer} = setUp([itemOf(1)]);
    queue.connect('/api/cart');
    await answer();
    queue.connect('/api/cart');
    queue.connect('/en/api/cart');
    expect(requests.map(({url}) => url)).toEqual(['/en/api/cart']);
  });
});
