import {describe, expect, it} from 'vitest';
import type {CartIntent} from '~/cart/rules/intent';
import {readCartForm} from '~/cart/worker/cartForm.server';
import {idOf, itemOf} from './arbitraries';

type Fields = Record<string, string | Blob> | [string, string][];

function read(fields: Fields) {
  const body = new FormData();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) body.append(name, value);
  return readCartForm(new Request('https://studio.example/cart', {method: 'POST', body}));
}

const noEdits = {quantities: [], note: undefined, code: undefined};
const addOf = (quantity: number) => ({type: 'add', item: itemOf(1, quantity)}) as const;
const variant = idOf(1);

describe('a form sent to the cart', () => {
  it.each<[Record<string, string>, CartIntent]>([
    [{intent: 'add', variant, quantity: '3'}, addOf(3)],
    [{intent: 'add', variant}, addOf(1)],
    [{intent: 'add', variant, quantity: 'x'}, addOf(1)],
    [{intent: 'add', variant, quantity: '500'}, addOf(500)],
    [
      {intent: 'add', product: 'tisch', variant, length: '140', width: '80', color: '#b98a56', quantity: '2'},
      {
        type: 'configure',
        handle: 'tisch',
        query: 'color=%23b98a56&length=140&width=80',
        quantity: 2,
        replacedLineKey: undefined,
      },
    ],
    [
      {intent: 'update', key: '7/140x80-b98a56', quantity: '4'},
      {type: 'update', key: '7/140x80-b98a56', quantity: 4},
    ],
    [
      {intent: 'remove', key: '1'},
      {type: 'remove', key: '1'},
    ],
    [{intent: 'undo'}, {type: 'undo'}],
    [{intent: 'save'}, {type: 'save'}],
    [{intent: 'discount'}, {type: 'discount', code: ''}],
    [{intent: 'removeDiscount'}, {type: 'removeDiscount'}],
    [
      {intent: 'openLink', lines: '1:2', mode: 'replace'},
      {type: 'openLink', lines: '1:2', replace: true},
    ],
    [{intent: 'checkout'}, {type: 'checkout', total: undefined, consent: undefined}],
    [
      {intent: 'checkout', total: '129900'},
      {type: 'checkout', total: 129_900, consent: undefined},
    ],
  ])('does what its button says (fields %j)', async (fields, intent) => {
    const form = await read(fields);
    expect(form.ok && form.intents.map((one) => ('query' in one ? sorted(one) : one))).toEqual([intent]);
  });

  it.each(['', '1.5', '-1', 'x', '1'.repeat(16)])('names no total when the field contains %j', async (total) => {
    expect(await read({intent: 'checkout', total})).toMatchObject({intents: [{total: undefined}]});
  });

  it('has a discount code without line breaks', async () => {
    expect(await read({intent: 'discount', code: ' ZEHN\n'})).toMatchObject({intents: [{code: 'ZEHN'}]});
  });

  it('can stand for up to ten clicks, which are done in their order', async () => {
    const buttons = (count: number) =>
      Array.from({length: count}, (_, index): [string, string] => ['button', `intent=remove&key=${index}`]);
    expect(await read([['intent', 'save'], ...buttons(2)])).toEqual({
      ok: true,
      intents: [
        {type: 'remove', key: '0'},
        {type: 'remove', key: '1'},
      ],
      edits: noEdits,
    });
    const many = await read(buttons(20));
    expect(many.ok && many.intents).toHaveLength(10);
  });

  it('changes only what the visitor has changed on the page', async () => {
    const shown = JSON.stringify({'quantity 1': '1', 'quantity 7/140x80-b98a56': '1', note: 'Alt\nund neu'});
    const fields = {'quantity 1': '1', 'quantity 7/140x80-b98a56': '4', note: 'Alt\r\nund neu', code: ' ZEHN ', shown};
    expect(await read({intent: 'save', ...fields})).toMatchObject({
      edits: {quantities: [{key: '7/140x80-b98a56', quantity: 4}], note: undefined, code: 'ZEHN'},
    });
    expect(await read({intent: 'save', ...fields, note: ''})).toMatchObject({edits: {note: ''}});
  });

  it.each(['', '{', 'null', '[]', '7'])(
    'when it is unclear what the page showed (%j), changes every field as sent',
    async (shown) => {
      const edits = {quantities: [{key: '1', quantity: 2}], note: 'Neu'};
      expect(await read({intent: 'save', 'quantity 1': '2', note: 'Neu', shown})).toMatchObject({edits});
    },
  );

  it.each<Fields>([
    {},
    {intent: 'buy'},
    {intent: 'add'},
    {intent: 'add', variant: '1', quantity: '1'},
    {intent: 'add', variant: 'gid://shopify/Product/1'},
    {intent: 'update', quantity: '2'},
    {intent: 'remove'},
    {intent: 'remove', key: ''},
    {intent: 'save', button: 'intent=buy'},
    {intent: new Blob(['add']), variant},
  ])('is refused when it makes no sense (fields %j)', async (fields) => {
    expect(await read(fields)).toEqual({ok: false, notice: 'malformed', status: 400});
  });
});

/** The choices of a piece in the order of their names. */
function sorted<T extends {query: string}>(intent: T): T {
  const query = new URLSearchParams(intent.query);
  query.sort();
  return {...intent, query: query.toString()};
}
