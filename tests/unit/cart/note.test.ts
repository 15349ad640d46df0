import fc from 'fast-check';
import {beforeEach, describe, expect, it} from 'vitest';
import {maxNote} from '~/cart/rules/intent';
import {changedCartCookies, maxCode, readStoredCart} from '~/cart/worker/cartCookies.server';
import {shorten} from '~/mail/sanitize';
import {itemOf} from './arbitraries';
import {startFixtureStore} from './cartStore';

const noCart = {items: [], note: '', checkouts: []};
const storedNote = async (header: string | null) => (await readStoredCart(header)).note;

describe('the cookie that remembers note, discount code and checkouts', () => {
  it('stores every note of up to 500 characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({unit: 'grapheme', maxLength: 600}), async (text) => {
        const note = shorten(text, maxNote);
        const [header = null] = (await changedCartCookies(noCart, {...noCart, note}, {secure: true})) ?? [];
        expect(await storedNote(header)).toBe(note);
      }),
    );
  });

  it('never grows larger than a browser accepts', async () => {
    const note = '\u20ac'.repeat(maxNote);
    const code = 'X'.repeat(maxCode);
    const items = Array.from({length: 30}, (_, index) => itemOf(10 ** 15 + index, 99));
    const startedAt = Math.floor(Date.now() / 1000);
    const id = `gid://shopify/Cart/${'a'.repeat(60)}?key=${'b'.repeat(60)}`;
    const after = {...noCart, note, code, checkouts: [1, 2, 3].map((number) => ({id: id + number, startedAt, items}))};
    const [header = ''] = (await changedCartCookies(noCart, after, {secure: true})) ?? [];
    expect(header.length).toBeLessThanOrEqual(4_096);
    expect(await readStoredCart(header)).toMatchObject({note, code, checkouts: [{id: `${id}1`}]});
  });

  it.each([
    null,
    'cartCheckout=%',
    'cartCheckout=/w==',
    `cartCheckout=${btoa('[1]')}`,
    `cartCheckout=${btoa(JSON.stringify({note: 'x'.repeat(501)}))}`,
    `cartCheckout=${btoa(JSON.stringify({note: 1}))}`,
  ])('with damaged content has no note (case %#)', async (header) => {
    expect(await storedNote(header)).toBe('');
  });
});

const {control, visitor, ask, add, post, stool} = await startFixtureStore('note');
beforeEach(() => add(stool));

describe('the visitor’s note to the studio in the cart', () => {
  it('is saved with the cart and sent with the order', async () => {
    expect((await ask({intent: 'save', note: ' Bitte klingeln.\r\nDanke '})).cart?.note).toBe('Bitte klingeln.\nDanke');
    expect((await ask({intent: 'update', key: 'x', quantity: '2'})).cart?.note).toBe('Bitte klingeln.\nDanke');
    await ask({intent: 'checkout'});
    expect((await control.carts())[0]?.note).toBe('Bitte klingeln.\nDanke');
  });

  it('is saved even when the checkout fails', async () => {
    const reply = await ask({intent: 'checkout', total: '1', note: 'Zweiter Stock'});
    expect(reply).toMatchObject({status: 409, cart: {note: 'Zweiter Stock'}});
    expect(await storedNote(visitor.cookie)).toBe('Zweiter Stock');
  });

  it.each(['checkout', 'save'])(
    'that was saved in another tab is not overwritten by an older one (button %s)',
    async (intent) => {
      await ask({intent: 'save', note: 'Bitte klingeln.\nDanke'});
      const reply = await ask({intent, note: '', shown: '{"note":""}'});
      expect(reply).toMatchObject({status: 200, cart: {note: 'Bitte klingeln.\nDanke'}});
      await ask({intent, note: ' Alt\r\nund neu', shown: JSON.stringify({note: 'Alt\nund neu'})});
      expect(await storedNote(visitor.cookie)).toBe('Bitte klingeln.\nDanke');
    },
  );

  it.each(['checkout', 'save'])('that was changed in this tab is saved (button %s)', async (intent) => {
    await ask({intent: 'save', note: 'Alt'});
    await ask({intent, note: 'Neu', shown: '{"note":""}'});
    expect(await storedNote(visitor.cookie)).toBe('Neu');
    await ask({intent, note: '', shown: '{"note":"Neu"}'});
    expect(await storedNote(visitor.cookie)).toBe('');
  });

  it('that is too long is refused with the reason, and the previous one stays', async () => {
    await ask({intent: 'save', note: 'Alt'});
    const note = 'x'.repeat(maxNote + 1);
    for (const intent of ['save', 'checkout', 'undo']) {
      expect(await post({intent, note})).toMatchObject({
        init: {status: 422},
        data: {notice: {text: expect.stringContaining('zu lang') as string}, cart: {note: 'Alt'}},
      });
    }
  });

  it('that the visitor empties is deleted', async () => {
    await ask({intent: 'save', note: 'x'});
    expect((await ask({intent: 'save', note: '  '})).cart?.note).toBeUndefined();
    expect(visitor.cookie).not.toContain('cartCheckout');
  });
});
