import {startDemoStore, type DemoStore} from 'demo-store';
import {controlOf, type Control} from 'demo-store/control';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {parseCart} from '~/cart/rules/cookie';
import {maxNote} from '~/cart/rules/note';
import {readNote} from '~/cart/worker/cookies.server';
import {pressValue, type Asked} from '~/cart/rules/press';
import type {Unsent} from '~/cart/rules/unsent';
import {answerForm, answerQueue, loadCartPage} from '~/cart/worker/answers.server';
import {ask} from './configured';
import {contextFor, variantIdOf, Visitor} from './worker';

let store: DemoStore;
let control: Control;
let visitor: Visitor;
let stool: string;

beforeAll(async () => {
  store = await startDemoStore({port: 0, content: fixture, seed: 'unsent'});
  control = controlOf(store.url);
  stool = await variantIdOf(store.url, 'hocker', 'Default Title');
});
afterAll(() => store.close());
beforeEach(async () => {
  await control.reset();
  visitor = new Visitor();
  await ask(store.url, visitor, {intent: 'add', variant: stool, quantity: '2'});
});

/** Posts a form to the page of the cart and takes over its cookies. */
async function post(fields: [string, string][], foreign = false) {
  const headers = {Cookie: visitor.cookie};
  const request = new Request('https://studio.example/cart', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  const answer = await answerForm(request, {...contextFor(store.url), foreign});
  visitor.receive(new Headers('headers' in answer ? answer.headers : answer.init?.headers));
  return answer;
}

/** The fields of the cart's page, with what was written into them. */
const written = (asked: Asked, {quantity = '4', note = 'Bitte klingeln', code = 'WERKSTATT10'} = {}) =>
  Object.entries({
    line: `2 ${stool}`,
    lineQuantity: quantity,
    total: '999999',
    noteShown: '',
    note,
    codeShown: '',
    code,
  }).concat([['pressed', pressValue(asked)]]) as [string, string][];

/** The fields of the form that shows what was not sent, as a browser posts them. */
const formOf = ({lines, quantity, note, code, others}: Unsent): [string, string][] => [
  ...others,
  ...lines.flatMap((line): [string, string][] => [
    ['line', line.field],
    ['lineQuantity', String(line.quantity)],
  ]),
  ...Object.entries({quantity, note, code}).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  ),
];

/** What is shown again of a form that is posted while the store fails. */
async function postInVain(fields: [string, string][]): Promise<Unsent> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await control.addFault({operation: '*', kind: '500'});
  const answer = await post(fields);
  await control.clearFaults();
  log.mockRestore();
  expect(answer).toMatchObject({
    init: {status: 503},
    data: {message: expect.stringContaining('antwortet gerade nicht')},
  });
  const unsent = 'data' in answer ? answer.data.unsent : undefined;
  if (!unsent) throw new Error('Nothing is shown again');
  return unsent;
}

const quantities = () => parseCart(visitor.cookie).map(({quantity}) => quantity);

describe('a form that the store gives no answer for', () => {
  it('is shown again with its words and numbers, and does the same when it is sent again', async () => {
    const unsent = await postInVain(written({intent: 'checkout'}));
    expect(unsent).toMatchObject({lines: [{name: 'Hocker', quantity: 4}], note: 'Bitte klingeln', code: 'WERKSTATT10'});
    expect(quantities()).toEqual([2]);
    expect(await post(formOf(unsent))).toMatchObject({status: 303});
    const cart = (await control.carts()).at(-1);
    expect(cart).toMatchObject({note: 'Bitte klingeln', discountCodes: ['WERKSTATT10']});
    expect(cart?.lines.map(({quantity}) => quantity)).toEqual([4]);
  });

  it('is shown again as often as that happens', async () => {
    const again = await postInVain(formOf(await postInVain(written({intent: 'remove', key: stool}))));
    expect(again).toMatchObject({lines: [{quantity: 4}], code: 'WERKSTATT10'});
    await post(formOf(again));
    expect(quantities()).toEqual([]);
  });

  it('keeps the note, unless it is too long', async () => {
    await postInVain(written({intent: 'save'}));
    expect(await readNote(visitor.cookie)).toBe('Bitte klingeln');
    const note = 'x'.repeat(maxNote + 1);
    expect((await postInVain(written({intent: 'save'}, {note}))).note).toBe(note);
    expect(await readNote(visitor.cookie)).toBe('Bitte klingeln');
  });

  it('shows the number that was to be added, and adds that many when it is sent again', async () => {
    const fields = Object.entries({intent: 'add', variant: stool, quantity: '3'});
    const unsent = await postInVain(fields);
    expect(unsent.quantity).toBe('3');
    await post(formOf({...unsent, quantity: '5'}));
    expect(quantities()).toEqual([7]);
  });

  it('loses nothing of what a page has sent before it that was left', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const body = new FormData();
    body.append('pressed', new URLSearchParams({intent: 'add', variant: stool, quantity: '1'}).toString());
    body.append('pressed', new URLSearchParams({intent: 'add', product: 'tisch-nach-mass', length: '100'}).toString());
    await control.addFault({operation: 'AddedPiece', kind: '500'});
    const headers = {Cookie: visitor.cookie};
    const request = new Request('https://studio.example/api/cart', {method: 'POST', headers, body});
    const answer = await answerQueue(request, contextFor(store.url));
    log.mockRestore();
    expect(answer.status).toBe(503);
    visitor.receive(answer.headers);
    expect(quantities()).toEqual([3]);
  });
});

it('the page of the cart says that the store gives no answer, and leaves the cart as it is', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await control.addFault({operation: '*', kind: '500'});
  const page = await loadCartPage(visitor.request('/en/cart'), contextFor(store.url, 'en'));
  log.mockRestore();
  expect(page).toMatchObject({
    init: {status: 503},
    data: {message: expect.stringContaining('not answering right now')},
  });
  expect(quantities()).toEqual([2]);
});

describe('a form whose origin the browser does not name', () => {
  it('is shown again in the fields of the cart where its cookie has come along', async () => {
    const answer = await post(written({intent: 'checkout'}), true);
    expect(answer).toMatchObject({
      init: {status: 403},
      data: {typed: {quantities: [{key: stool, quantity: 4}], note: 'Bitte klingeln', code: 'WERKSTATT10'}},
    });
    expect(quantities()).toEqual([2]);
  });

  it('shows nothing of it where no cookie has: then it is of another website', async () => {
    visitor = new Visitor();
    const answer = await post(written({intent: 'checkout'}), true);
    expect(answer).toMatchObject({init: {status: 403}, data: {typed: undefined, unsent: undefined}});
  });
});
