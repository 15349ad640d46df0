import {startDemoStore, type DemoStore} from 'demo-store';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import {readCartItems} from '~/cart/rules/cartItemsCookie';
import {sharePath} from '~/cart/rules/permalink';
import {handleCartForm, followPermalink} from '~/cart/worker/responses.server';
import {readNotice} from '~/cart/worker/cartCookies.server';
import {loadContent} from '../../../studio/load';
import {ask, formOf} from './configured';
import {contextFor, variantIdOf, Visitor} from './worker';

const oak = {value: '#b98a56'};
const table = {color: oak, length: 200, width: 90, choices: {}};
const planter = {
  isKlivProduct: true,
  width: 500,
  height: 300,
  color: {value: '#f1ede1'},
  choices: {environment: 'indoor'},
} as const;

let store: DemoStore;
let path: string;
let lines: string;
let sharer: Visitor;
let visitor: Visitor;

beforeAll(async () => {
  store = await startDemoStore({content: await loadContent(), port: 0, seed: 'shared', log: () => {}});
  sharer = new Visitor();
  await ask(store.url, sharer, formOf('konfigurator-tisch', table, {quantity: '2'}));
  await ask(store.url, sharer, formOf('kliv', planter));
  const variant = await variantIdOf(store.url, 'hocker-lot', 'Eiche geölt');
  const {cart} = await ask(store.url, sharer, {intent: 'add', variant, quantity: '3'});
  path = sharePath(cart?.lines ?? []);
  lines = path.slice('/cart/'.length).split('?')[0] ?? '';
}, 60_000);
afterAll(() => store.close());
beforeEach(() => {
  visitor = new Visitor();
});

const open = async (address = path) => {
  const named = address.slice('/cart/'.length).split('?')[0] ?? '';
  const answer = await followPermalink(named, visitor.request(address), contextFor(store.url));
  if (answer instanceof Response) visitor.receive(answer.headers);
  return answer;
};

/** Pieces and prices of a visitor's cart, without what was seen by somebody else. */
const inCart = ({cookie}: Visitor) =>
  readCartItems(cookie).map(({variantId, quantity, snapshot}) => [variantId, quantity, snapshot?.price]);

async function addBoard() {
  const variant = await variantIdOf(store.url, 'schneidbrett', 'S, Esche, 28 × 18 cm');
  const {cart} = await ask(store.url, visitor, {intent: 'add', variant, quantity: '1'});
  expect(cart?.lines).toHaveLength(1);
}

describe('the link by which a visitor shares a cart', () => {
  it('is short enough to send', () => {
    expect(path).toMatch(/^\/cart\/\d+-200x90-b98a56:2,\d+-500x300-f1ede1-indoor:1,\d+:3\?shared$/);
  });

  it('opens the same lines on another device, at the store’s prices', async () => {
    expect(await open()).toBeInstanceOf(Response);
    expect(inCart(visitor)).toEqual(inCart(sharer));
    await open();
    expect(inCart(visitor)).toEqual(inCart(sharer));
  });

  it('asks before it changes a cart that is not empty', async () => {
    await addBoard();
    const before = visitor.cookie;
    expect(await open()).toMatchObject({
      data: {lines, sharedCart: {lines: {length: 3}}, currentCart: {lines: {length: 1}}},
    });
    expect(visitor.cookie).toBe(before);
  });

  it.each([
    ['add', 4],
    ['replace', 3],
  ])('does what the visitor has then selected: %s', async (mode, count) => {
    await addBoard();
    const answer = await handleCartForm(
      visitor.request('/cart', {intent: 'openLink', lines, mode}),
      contextFor(store.url),
    );
    visitor.receive((answer as Response).headers);
    expect(inCart(visitor)).toHaveLength(count);
    if (mode !== 'replace') return;
    // The former cart is restored as it was.
    expect((await ask(store.url, visitor, {intent: 'undo'})).cart?.lines).toHaveLength(1);
  });

  it.each(['the queue', 'a form'])(
    'can be undone after it replaced the cart, and no piece is counted twice (by %s)',
    async (by) => {
      const variant = await variantIdOf(store.url, 'hocker-lot', 'Eiche geölt');
      await ask(store.url, visitor, {intent: 'add', variant, quantity: '5'});
      const before = inCart(visitor);
      const {cart} = await ask(store.url, visitor, {intent: 'openLink', lines, mode: 'replace'});
      expect(cart).toMatchObject({count: 6, removed: {reason: 'replaced', names: [expect.stringMatching(/^5 × /)]}});
      if (by === 'the queue') await ask(store.url, visitor, {intent: 'undo'});
      else {
        const answer = await handleCartForm(visitor.request('/cart', {intent: 'undo'}), contextFor(store.url));
        visitor.receive((answer as Response).headers);
      }
      expect(inCart(visitor)).toEqual(before);
      expect(visitor.cookie).not.toContain('cartRemoved');
    },
  );

  it('ends an earlier undo, which would count a removed piece twice', async () => {
    const variant = await variantIdOf(store.url, 'hocker-lot', 'Eiche geölt');
    await ask(store.url, visitor, {intent: 'add', variant, quantity: '5'});
    await ask(store.url, visitor, {intent: 'remove', key: numericId(variant)});
    await open();
    expect(inCart(visitor)).toHaveLength(3);
    expect(visitor.cookie).not.toContain('cartRemoved');
  });

  it('with more lines than a cart holds changes nothing and shows a message', async () => {
    const product = /,(\d+)-500x300/.exec(path)?.[1] ?? '';
    const pieces = Array.from({length: 100}, (_, index) => `${product}-${500 + index}x300-f1ede1-indoor:1`);
    const answer = (await open(`/cart/${pieces.join(',')}?shared`)) as Response;
    expect(answer.headers.get('Location')).toBe('/cart');
    expect(await readNotice(visitor.cookie)).toBe('linkFull');
    expect(visitor.cookie).not.toContain('cartItems');
  });

  it('leaves out a piece in a size that is not offered, with a message', async () => {
    const answer = (await open(path.replace('200x90', '9999x90'))) as Response;
    expect(answer.headers.get('Location')).toBe('/cart');
    expect(await readNotice(visitor.cookie)).toBe('linkIncomplete');
    expect(inCart(visitor)).toHaveLength(2);
  });
});
