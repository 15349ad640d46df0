import {describe, expect, it} from 'vitest';
import {readIntent} from '~/cart/worker/intent.server';
import {entryOf, idOf} from './arbitraries';

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('readIntent', () => {
  it('reads what each form asks for', () => {
    const key = idOf(1);
    expect(readIntent(formOf({intent: 'add', variant: key, quantity: '3'}))).toEqual({
      type: 'add',
      entry: entryOf(1, 3),
    });
    expect(readIntent(formOf({intent: 'update', key, quantity: '4'}))).toEqual({type: 'update', key, quantity: 4});
    expect(readIntent(formOf({intent: 'remove', key}))).toEqual({type: 'remove', key});
    expect(readIntent(formOf({intent: 'checkout'}))).toEqual({type: 'checkout'});
    expect(readIntent(formOf({intent: 'checkout', total: '129900'}))).toEqual({type: 'checkout', total: 129_900});
    expect(readIntent(formOf({intent: 'putBack'}))).toEqual({type: 'putBack'});
    expect(readIntent(formOf({intent: 'discount', code: ' ZEHN\n'}))).toEqual({type: 'discount', code: 'ZEHN'});
    expect(readIntent(formOf({intent: 'removeDiscount'}))).toEqual({type: 'removeDiscount'});
    expect(readIntent(formOf({intent: 'save', to: '/shop'}))).toEqual({type: 'save', to: '/shop'});
    expect(readIntent(formOf({intent: 'save'}))).toEqual({type: 'save'});
    expect(readIntent(formOf({intent: 'openLink', lines: '1:2', mode: 'replace'}))).toEqual({
      type: 'openLink',
      lines: '1:2',
      replace: true,
    });
  });

  it.each(['', '1.5', '-1', 'x', '1'.repeat(16)])('takes the total %j for none', (total) => {
    expect(readIntent(formOf({intent: 'checkout', total}))).toEqual({type: 'checkout'});
  });

  it('makes a missing or invalid quantity 1 and does not lower a large one', () => {
    expect(readIntent(formOf({intent: 'add', variant: idOf(1)}))).toEqual({type: 'add', entry: entryOf(1, 1)});
    expect(readIntent(formOf({intent: 'add', variant: idOf(1), quantity: 'x'}))).toEqual({
      type: 'add',
      entry: entryOf(1),
    });
    expect(readIntent(formOf({intent: 'add', variant: idOf(1), quantity: '500'}))).toEqual({
      type: 'add',
      entry: entryOf(1, 500),
    });
  });

  it.each<Record<string, string | Blob>>([
    {},
    {intent: 'buy'},
    {intent: 'add'},
    {intent: 'add', variant: '1', quantity: '1'},
    {intent: 'add', variant: 'gid://shopify/Product/1'},
    {intent: 'update', quantity: '2'},
    {intent: 'remove'},
    {intent: new Blob(['add']), variant: idOf(1)},
  ])('finds no intent in the form %j', (fields) => {
    expect(readIntent(formOf(fields))).toBeUndefined();
  });
});
