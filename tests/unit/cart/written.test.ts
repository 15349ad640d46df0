import {startDemoStore, type DemoStore} from 'demo-store';
import {controlOf, type Control} from 'demo-store/control';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {parseCart} from '~/cart/rules/cookie';
import {readDiscount} from '~/cart/worker/cookies.server';
import {maxNote} from '~/cart/rules/note';
import {readNote} from '~/cart/worker/cookies.server';
import {pressValue, type Asked} from '~/cart/rules/press';
import {answerForm, answerQueue} from '~/cart/worker/answers.server';
import {ask} from './configured';
import {contextFor, variantIdOf, Visitor} from './worker';

let store: DemoStore;
let control: Control;
let visitor: Visitor;
let stool: string;
/** 3 in stock. */
let table: string;

beforeAll(async () => {
  store = await startDemoStore({port: 0, content: fixture, seed: 'written'});
  control = controlOf(store.url);
  [stool, table] = await Promise.all([
    variantIdOf(store.url, 'hocker', 'Default Title'),
    variantIdOf(store.url, 'tisch', 'Eiche / mittel'),
  ]);
});
afterAll(() => store.close());
beforeEach(async () => {
  await control.reset();
  visitor = new Visitor();
  for (const variant of [stool, table]) await ask(store.url, visitor, {intent: 'add', variant, quantity: '1'});
});

interface Fields {
  stools?: string;
  tables?: string;
  note?: string;
  code?: string;
  codeShown?: string;
  total?: string;
}

/** Posts the form of the cart's page, as a browser does without JavaScript. The page has shown one stool and one table. */
async function press(asked: Asked, {stools = '1', tables = '1', note = '', code = '', ...more}: Fields) {
  const lines = [
    ['line', `1 ${stool}`],
    ['lineQuantity', stools],
    ['line', `1 ${table}`],
    ['lineQuantity', tables],
  ];
  const fields = {total: '999999', noteShown: '', note, codeShown: '', code, ...more, pressed: pressValue(asked)};
  const body = new URLSearchParams([...lines, ...Object.entries(fields)]);
  const headers = {Cookie: visitor.cookie};
  const request = new Request('https://studio.example/cart', {method: 'POST', headers, body});
  const answer = await answerForm(request, contextFor(store.url));
  visitor.receive(new Headers('headers' in answer ? answer.headers : answer.init?.headers));
  return answer;
}

const quantities = () => parseCart(visitor.cookie).map(({variant, quantity}) => [variant.id, quantity]);

describe('what was written on the page of the cart', () => {
  it.each<Asked['intent']>(['save', 'putBack', 'removeDiscount', 'discount', 'checkout'])(
    'is kept when its button asks for %s',
    async (intent) => {
      await press({intent}, {stools: '4', tables: '2', note: 'Bitte klingeln', code: 'WERKSTATT10'});
      expect(quantities()).toEqual([
        [stool, 4],
        [table, 2],
      ]);
      expect(await readNote(visitor.cookie)).toBe('Bitte klingeln');
      // A code that can't be kept is shown again with the reason why nothing could be put back.
      if (intent !== 'putBack') expect(await readDiscount(visitor.cookie)).toBe('WERKSTATT10');
    },
  );

  it('is kept when a line is removed, and comes back with it', async () => {
    const fields = {stools: '4', tables: '2', note: 'Bitte klingeln', code: 'WERKSTATT10'};
    await press({intent: 'remove', key: table}, fields);
    expect(quantities()).toEqual([[stool, 4]]);
    expect([await readNote(visitor.cookie), await readDiscount(visitor.cookie)]).toEqual([
      'Bitte klingeln',
      'WERKSTATT10',
    ]);
    await press({intent: 'putBack'}, {});
    expect(quantities()).toContainEqual([table, 2]);
  });

  it('gives way to the button that sets a quantity', async () => {
    await press({intent: 'update', key: table, quantity: '3'}, {stools: '4', tables: '2'});
    expect(quantities()).toEqual([
      [stool, 4],
      [table, 3],
    ]);
  });

  it('goes to the order', async () => {
    await press({intent: 'checkout'}, {stools: '4', note: 'Bitte klingeln', code: 'WERKSTATT10'});
    const cart = (await control.carts()).at(-1);
    expect(cart).toMatchObject({note: 'Bitte klingeln'});
    expect(cart?.lines.map(({quantity}) => quantity)).toEqual([4, 1]);
  });

  it('is never ordered at a total that nobody has seen', async () => {
    const total = String((await ask(store.url, visitor, {intent: 'save'})).cart?.total);
    const dearer = await press({intent: 'checkout'}, {total, stools: '2'});
    expect(dearer).toMatchObject({init: {status: 409}, data: {message: expect.stringContaining('Mengen')}});
    const lowered = await press({intent: 'checkout'}, {tables: '9'});
    expect(lowered).toMatchObject({init: {status: 409}, data: {message: expect.stringContaining('nicht auf Lager')}});
    expect(visitor.cookie).not.toContain('cartCheckout');
    expect(quantities()).toEqual([
      [stool, 2],
      [table, 3],
    ]);
  });

  it('does not override what another tab has changed', async () => {
    await ask(store.url, visitor, {intent: 'update', key: stool, quantity: '5'});
    await press({intent: 'save'}, {tables: '2'});
    expect(quantities()).toEqual([
      [stool, 5],
      [table, 2],
    ]);
  });

  it.each<Asked>([{intent: 'save'}, {intent: 'checkout'}])('is shown again where it is refused: %j', async (asked) => {
    const note = 'x'.repeat(maxNote + 1);
    const refused = await press(asked, {stools: '4', note, code: 'WERKSTATT10'});
    expect(refused).toMatchObject({init: {status: 422}, data: {typed: {note, code: 'WERKSTATT10'}}});
    expect(quantities()).toContainEqual([stool, 4]);
    const unknown = await press(asked, {code: 'NICHTS'});
    expect(unknown).toMatchObject({init: {status: 422}, data: {typed: {code: 'NICHTS'}}});
    expect(visitor.cookie).not.toContain('cartCheckout');
  });

  it('goes along to the page that a link of the cart leads to, which is one of the site', async () => {
    const follow = async (to: string, fields: Fields = {}) => {
      const answer = await press({intent: 'save', to}, fields);
      return 'data' in answer ? [answer.init?.status] : [answer.status, new Headers(answer.headers).get('Location')];
    };
    const edit = `/product/hocker?${new URLSearchParams({replaces: stool, quantity: '1'})}`;
    expect(await follow(edit, {stools: '4', code: 'WERKSTATT10'})).toEqual([303, edit.replace(/1$/, '4')]);
    expect(await follow('/shop', {note: 'Bitte klingeln'})).toEqual([303, '/shop']);
    expect([quantities()[0], await readNote(visitor.cookie), await readDiscount(visitor.cookie)]).toEqual([
      [stool, 4],
      'Bitte klingeln',
      'WERKSTATT10',
    ]);
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])
      expect(await follow(to), to).toEqual([303, '/cart']);
    expect(await follow('/shop', {code: 'NICHTS'})).toEqual([422]);
  });

  it('a code that was refused already stands in the way of nothing', async () => {
    const answer = await press({intent: 'checkout'}, {code: 'NICHTS', codeShown: 'NICHTS'});
    expect(answer).toMatchObject({status: 303});
    expect(visitor.cookie).toContain('cartCheckout');
  });
});

describe('what a page sends that is left', () => {
  it('is carried out in its order, as many requests as a page may send', async () => {
    const asked: Record<string, string>[] = [
      {intent: 'add', variant: stool, quantity: '2'},
      {intent: 'update', key: table, quantity: '2'},
      {intent: 'save', note: 'Bitte klingeln'},
      {intent: 'remove', key: table},
    ];
    const body = new FormData();
    for (const fields of asked) body.append('pressed', new URLSearchParams(fields).toString());
    const headers = {Cookie: visitor.cookie};
    const send = async () => {
      const request = new Request('https://studio.example/api/cart', {method: 'POST', headers, body});
      const answer = await answerQueue(request, contextFor(store.url));
      visitor.receive(answer.headers);
    };
    await send();
    expect(quantities()).toEqual([[stool, 3]]);
    expect(await readNote(visitor.cookie)).toBe('Bitte klingeln');
    await press({intent: 'putBack'}, {});
    expect(quantities()).toContainEqual([table, 2]);
    for (let more = 0; more < 20; more += 1) body.append('pressed', pressValue({intent: 'remove', key: stool}));
    const asksBefore = await control.requests();
    await send();
    expect((await control.requests()).length - asksBefore.length).toBeLessThan(15);
  });
});
