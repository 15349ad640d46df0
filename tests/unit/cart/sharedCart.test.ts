import {describe, expect, it} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import {readCartItems} from '~/cart/rules/itemCookies';
import {sharePath} from '~/cart/rules/permalink';
import {followPermalink} from '~/cart/worker/cartRoutes.server';
import {readNotice} from '~/cart/worker/cartCookies.server';
import {startCartStore} from './cartStore';
import {ask as askStore, formOf, studioContent} from './configured';
import {Visitor} from './worker';

const oak = {value: '#b98a56'};
const table = {color: oak, length: 200, width: 90, choices: {}};
const planter = {
  isKlivProduct: true,
  width: 500,
  height: 300,
  color: {value: '#f1ede1'},
  choices: {environment: 'indoor'},
} as const;

const {url, visitor, context, variantIdOf, ask, add, post} = await startCartStore(studioContent, 'shared');
const stool = await variantIdOf('hocker-lot', 'Eiche geölt');
const sharer = new Visitor();
await askStore(url, sharer, formOf('konfigurator-tisch', table, {quantity: '2'}));
await askStore(url, sharer, formOf('kliv', planter));
const {cart: shared} = await askStore(url, sharer, {intent: 'add', variant: stool, quantity: '3'});
const path = sharePath(shared?.lines ?? []);
const lines = path.slice('/cart/'.length).split('?')[0] ?? '';

const open = async (address = path) => {
  const named = address.slice('/cart/'.length).split('?')[0] ?? '';
  const answer = await followPermalink(named, visitor.request(address), context());
  if (answer instanceof Response) visitor.receive(answer.headers);
  return answer;
};

/** Pieces and prices of a visitor's cart, without what was seen by somebody else. */
const inCart = ({cookie}: Visitor) =>
  readCartItems(cookie).map(({variantId, quantity, snapshot}) => [variantId, quantity, snapshot?.price]);

async function addBoard() {
  const {cart} = await add(await variantIdOf('schneidbrett', 'S, Esche, 28 × 18 cm'));
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
    await post({intent: 'openLink', lines, mode});
    expect(inCart(visitor)).toHaveLength(count);
    if (mode !== 'replace') return;
    // The former cart is restored as it was.
    expect((await ask({intent: 'undo'})).cart?.lines).toHaveLength(1);
  });

  it.each(['the queue', 'a form'])(
    'can be undone after it replaced the cart, and no piece is counted twice (by %s)',
    async (by) => {
      await add(stool, 5);
      const before = inCart(visitor);
      const {cart} = await ask({intent: 'openLink', lines, mode: 'replace'});
      expect(cart).toMatchObject({count: 6, removed: {reason: 'replaced', names: [expect.stringMatching(/^5 × /)]}});
      await (by === 'the queue' ? ask : post)({intent: 'undo'});
      expect(inCart(visitor)).toEqual(before);
      expect(visitor.cookie).not.toContain('cartRemoved');
    },
  );

  it('ends an earlier undo, which would count a removed piece twice', async () => {
    await add(stool, 5);
    await ask({intent: 'remove', key: numericId(stool)});
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
