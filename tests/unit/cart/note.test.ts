import {startDemoStore, type DemoStore} from 'demo-store';
import {controlOf, type Control} from 'demo-store/control';
import {fixture} from 'demo-store/testing/fixture';
import fc from 'fast-check';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {maxNote} from '~/cart/rules/note';
import {readNote, setNote} from '~/cart/worker/cookies.server';
import {answerForm} from '~/cart/worker/answers.server';
import {shorten} from '~/mail/cleaning';
import {ask as askQueue} from './configured';
import {contextFor, variantIdOf, Visitor} from './worker';

describe('the cookie of the note', () => {
  it('is the same after writing and reading, and fits for every note of 500 characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({unit: 'grapheme', maxLength: 600}), async (text) => {
        const note = shorten(text, maxNote);
        const header = await setNote(note, {secure: true});
        expect(header.length).toBeLessThan(4096);
        expect(await readNote(header)).toBe(note);
      }),
    );
  });

  it.each([null, 'cartNote=%', 'cartNote=/w==', `cartNote=${btoa('[1]')}`, `cartNote=${btoa(`"${'x'.repeat(501)}"`)}`])(
    'reads %.30j as none',
    async (header) => {
      expect(await readNote(header)).toBe('');
    },
  );
});

let store: DemoStore;
let control: Control;
let visitor: Visitor;

beforeAll(async () => {
  store = await startDemoStore({port: 0, content: fixture, seed: 'note'});
  control = controlOf(store.url);
});
afterAll(() => store.close());
beforeEach(async () => {
  await control.reset();
  visitor = new Visitor();
  const variant = await variantIdOf(store.url, 'hocker', 'Default Title');
  await askQueue(store.url, visitor, {intent: 'add', variant, quantity: '1'});
});

const ask = (fields: Record<string, string>) => askQueue(store.url, visitor, fields);

describe('a note to the studio', () => {
  it('is kept with the cart and goes to the order', async () => {
    expect((await ask({intent: 'save', note: ' Bitte klingeln.\r\nDanke '})).cart?.note).toBe('Bitte klingeln.\nDanke');
    expect((await ask({intent: 'update', key: 'x', quantity: '2'})).cart?.note).toBe('Bitte klingeln.\nDanke');
    await ask({intent: 'checkout'});
    expect((await control.carts())[0]?.note).toBe('Bitte klingeln.\nDanke');
  });

  it('of the checkout’s form is kept when the checkout fails', async () => {
    const reply = await ask({intent: 'checkout', total: '1', note: 'Zweiter Stock'});
    expect(reply).toMatchObject({status: 409, cart: {note: 'Zweiter Stock'}});
    expect(await readNote(visitor.cookie)).toBe('Zweiter Stock');
  });

  it.each(['checkout', 'save'])(
    'of another tab stays when this tab has shown an older one and wrote nothing: %s',
    async (intent) => {
      await ask({intent: 'save', note: 'Bitte klingeln.\nDanke'});
      const reply = await ask({intent, note: '', noteShown: ''});
      expect(reply).toMatchObject({status: 200, cart: {note: 'Bitte klingeln.\nDanke'}});
      await ask({intent, note: ' Alt\r\nund neu', noteShown: 'Alt\nund neu'});
      expect(await readNote(visitor.cookie)).toBe('Bitte klingeln.\nDanke');
    },
  );

  it.each(['checkout', 'save'])('counts when it was written or emptied in this tab: %s', async (intent) => {
    await ask({intent: 'save', note: 'Alt'});
    await ask({intent, note: 'Neu', noteShown: ''});
    expect(await readNote(visitor.cookie)).toBe('Neu');
    await ask({intent, note: '', noteShown: 'Neu'});
    expect(await readNote(visitor.cookie)).toBe('');
  });

  it('that is too long is refused, and every word is shown again', async () => {
    const note = 'x'.repeat(maxNote + 1);
    for (const intent of ['save', 'checkout', 'putBack']) {
      const answer = await answerForm(visitor.request('/cart', {intent, note}), contextFor(store.url));
      expect(answer).toMatchObject({init: {status: 422}, data: {typed: {note}}});
    }
  });

  it('is removed when it is emptied', async () => {
    await ask({intent: 'save', note: 'x'});
    expect((await ask({intent: 'save', note: '  '})).cart?.note).toBeUndefined();
    expect(visitor.cookie).not.toContain('cartNote');
  });
});
