import {beforeEach, describe, expect, it} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import {
  buttonName,
  buttonValue,
  maxNote,
  quantityName,
  initialValuesName,
  type IntentFields,
} from '~/cart/rules/intent';
import {readCartItems} from '~/cart/rules/itemCookies';
import {answerCartQueue} from '~/cart/worker/cartRoutes.server';
import {readStoredCart} from '~/cart/worker/cartCookies.server';
import {startFixtureStore} from './cartStore';

const {control, visitor, context, ask, add, post, stool, table} = await startFixtureStore('written');
beforeEach(async () => {
  await add(stool);
  await add(table);
});

interface Typed {
  stools?: string;
  tables?: string;
  note?: string;
  code?: string;
  /** A code that the page has shown as refused. */
  refusedCode?: string;
  total?: string;
}

/** Posts the form of the cart's page, as a browser does without JavaScript. The page has shown one stool and one table. */
function press(
  button: IntentFields,
  {stools = '1', tables = '1', note = '', code = '', refusedCode = '', total = '999999'}: Typed,
) {
  const [stoolField, tableField] = [quantityName(keyOf(stool)), quantityName(keyOf(table))];
  return post({
    [initialValuesName]: JSON.stringify({[stoolField]: '1', [tableField]: '1', note: '', code: refusedCode}),
    [stoolField]: stools,
    [tableField]: tables,
    note,
    code,
    total,
    [buttonName]: buttonValue(button),
  });
}

const keyOf = (variantId: string) => numericId(variantId);
const quantities = () => readCartItems(visitor.cookie).map(({variantId, quantity}) => [variantId, quantity]);
const noteAndCode = async () => {
  const {note, code} = await readStoredCart(visitor.cookie);
  return [note, code];
};

describe('what is typed but not saved on the cart page', () => {
  it.each(['save', 'undo', 'removeDiscount', 'discount', 'checkout'])('is saved by the button %s', async (intent) => {
    await press({intent}, {stools: '4', tables: '2', note: 'Bitte klingeln', code: 'WERKSTATT10'});
    expect(quantities()).toEqual([
      [stool, 4],
      [table, 2],
    ]);
    expect(await noteAndCode()).toEqual(['Bitte klingeln', 'WERKSTATT10']);
  });

  it('is saved when a line is removed, and comes back with the line', async () => {
    const fields = {stools: '4', tables: '2', note: 'Bitte klingeln', code: 'WERKSTATT10'};
    await press({intent: 'remove', key: keyOf(table)}, fields);
    expect(quantities()).toEqual([[stool, 4]]);
    expect(await noteAndCode()).toEqual(['Bitte klingeln', 'WERKSTATT10']);
    await press({intent: 'undo'}, {});
    expect(quantities()).toContainEqual([table, 2]);
  });

  it('gives way to a button that sets the quantity', async () => {
    await press({intent: 'update', key: keyOf(table), quantity: '3'}, {stools: '4', tables: '2'});
    expect(quantities()).toEqual([
      [stool, 4],
      [table, 3],
    ]);
  });

  it('is part of the order', async () => {
    await press({intent: 'checkout'}, {stools: '4', note: 'Bitte klingeln', code: 'WERKSTATT10'});
    const cart = (await control.carts()).at(-1);
    expect(cart).toMatchObject({note: 'Bitte klingeln'});
    expect(cart?.lines.map(({quantity}) => quantity)).toEqual([4, 1]);
  });

  it('is never ordered at a total that the visitor has not seen', async () => {
    const total = String((await ask({intent: 'save'})).cart?.total);
    const dearer = await press({intent: 'checkout'}, {total, stools: '2'});
    expect(dearer).toMatchObject({
      init: {status: 409},
      data: {notice: {text: expect.stringContaining('Mengen') as string}},
    });
    const lowered = await press({intent: 'checkout'}, {tables: '9'});
    expect(lowered).toMatchObject({
      init: {status: 409},
      data: {notice: {text: expect.stringContaining('nicht auf Lager') as string}},
    });
    expect(visitor.cookie).not.toContain('cartCheckout');
    expect(quantities()).toEqual([
      [stool, 2],
      [table, 3],
    ]);
  });

  it('stops the checkout once when its discount code does not work', async () => {
    const refused = await press({intent: 'checkout'}, {code: ' NICHTS '});
    expect(refused).toMatchObject({init: {status: 422}, data: {cart: {refusedCode: 'NICHTS'}}});
    expect((await readStoredCart(visitor.cookie)).checkouts).toEqual([]);
    expect(await press({intent: 'checkout'}, {code: ' NICHTS ', refusedCode: 'NICHTS'})).toMatchObject({status: 303});
    expect((await control.carts()).at(-1)).toMatchObject({discountCodes: []});
    const again = await press({intent: 'discount'}, {code: 'NICHTS', refusedCode: 'NICHTS'});
    expect(again).toMatchObject({init: {status: 422}});
  });

  it('does not undo the changes of another tab', async () => {
    await ask({intent: 'update', key: keyOf(stool), quantity: '5'});
    await press({intent: 'save'}, {tables: '2'});
    expect(quantities()).toEqual([
      [stool, 5],
      [table, 2],
    ]);
  });

  it.each(['save', 'checkout'])(
    'is saved as far as it makes sense, and nothing is ordered (button %s)',
    async (intent) => {
      const tooLong = await press({intent}, {stools: '4', note: 'x'.repeat(maxNote + 1)});
      expect(tooLong).toMatchObject({init: {status: 422}});
      const unknown = await press({intent}, {tables: '2', code: 'NICHTS'});
      expect(unknown).toMatchObject({init: {status: 422}});
      expect(quantities()).toEqual([
        [stool, 4],
        [table, 2],
      ]);
      expect(await noteAndCode()).toEqual(['', undefined]);
      expect((await readStoredCart(visitor.cookie)).checkouts).toEqual([]);
    },
  );
});

describe('changes that are still on their way when a page is closed', () => {
  it('are made in their order, up to ten', async () => {
    const waiting: IntentFields[] = [
      {intent: 'add', variant: stool, quantity: '2'},
      {intent: 'update', key: keyOf(table), quantity: '2'},
      {intent: 'save', note: 'Bitte klingeln'},
      {intent: 'remove', key: keyOf(table)},
    ];
    const body = new URLSearchParams(waiting.map((fields) => [buttonName, buttonValue(fields)]));
    const send = async () => {
      const headers = {Cookie: visitor.cookie};
      const request = new Request('https://studio.example/api/cart', {method: 'POST', headers, body});
      const answer = await answerCartQueue(request, context());
      visitor.receive(answer.headers);
    };
    await send();
    expect(quantities()).toEqual([[stool, 3]]);
    expect(await noteAndCode()).toEqual(['Bitte klingeln', undefined]);
    await press({intent: 'undo'}, {});
    expect(quantities()).toContainEqual([table, 2]);
    const buttons: IntentFields[] = [{intent: 'discount', code: 'NICHTS'}, {intent: 'save'}];
    const refused = new URLSearchParams(buttons.map((fields) => [buttonName, buttonValue(fields)]));
    const request = new Request('https://studio.example/api/cart', {
      method: 'POST',
      headers: {Cookie: visitor.cookie},
      body: refused,
    });
    expect(await (await answerCartQueue(request, context())).json()).toMatchObject({
      notice: {text: expect.stringContaining('kennen wir nicht') as string},
    });
    for (let more = 0; more < 20; more += 1)
      body.append(buttonName, buttonValue({intent: 'remove', key: keyOf(stool)}));
    const requestsBefore = await control.requests();
    await send();
    expect((await control.requests()).length - requestsBefore.length).toBeLessThan(15);
  });
});
