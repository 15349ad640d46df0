import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import type {DemoStore} from 'demo-store';
import type {Fault} from 'demo-store/control';
import {adminEnv} from 'demo-store/env';
import {createClient} from 'demo-store/testing/client';
import {definitions} from '../../../../studio/contentModel';
import {studioEnv} from '../../../../studio/env';
import {parseStoreAddress} from '../../../../tools/store/address';
import {connectAdmin} from '../../../../tools/store/admin';
import {checkStore} from '../../../../tools/store/check/checkStore';
import {createWait, type Waiting} from '../../../../tools/store/request';
import {startEmpty} from '../../../support/stores';

let store: DemoStore;
beforeAll(async () => {
  store = await startEmpty();
});
afterEach(() => createClient(store.url).control.reset());
afterAll(() => store.close());

const quick = {second: 1};

/** What set-up says of a store that can't be used, and what the check says. */
async function messagesFor(domain: string): Promise<{setUp: string; check: string}> {
  const setUp = await connectAdmin(domain, adminEnv, quick)
    .then((admin) => admin.query('{ shop { name } }'))
    .then(
      () => 'nothing',
      (error: unknown) => (error as Error).message,
    );
  const env = {...studioEnv(store.url), PUBLIC_STORE_DOMAIN: domain};
  const {findings} = await checkStore(env, adminEnv, definitions, quick);
  expect(findings.map(({check}) => check)).toEqual(['store']);
  return {setUp, check: findings.map(({problem, fix}) => `${problem}\n${fix}`).join('\n')};
}

const faults: [cause: string, fault: Partial<Fault> & Pick<Fault, 'kind'>, message: RegExp][] = [
  ['unknown', {kind: '404'}, /^There is no store called 127\S+\.\nSet PUBLIC_STORE_DOMAIN/],
  ['frozen', {kind: '402'}, /is frozen: .*payment \(402\)\.\n.*Settings › Billing/],
  ['closed', {kind: '403'}, /^Shopify has closed the store .*\(403\)\.\n/],
  ['locked', {kind: '423'}, /is locked \(423\)\.\n.*help\.shopify\.com/],
  [
    'renamed',
    {kind: '301', location: 'https://new.myshopify.com/x'},
    /has another name now: new\.myshopify\.com\.\nSet PUBLIC_STORE_DOMAIN=new\.myshopify\.com/,
  ],
  ['redirected in a circle', {kind: '301', location: '/login'}, /gives an answer that no store gives \(301\)/],
  // shopify.dev › API response status codes: 430 Shopify Security Rejection.
  [
    'taking the caller for a bot',
    {kind: '430'},
    /takes this machine for a bot.*\(430\)\. Nothing is wrong with 127\S+ or with \.env/,
  ],
  ['behind a page to sign in', {kind: 'html'}, /^A web page came back from 127\S+ in place of data\.\n.*a VPN/],
  ['not working', {kind: '500'}, /^Shopify fails to answer for .* \(500\)\.\n.*shopifystatus/],
  ['busy', {kind: '429'}, /has been busy for 120 seconds/],
  ['out of points', {kind: 'throttled'}, /has been busy for 120 seconds/],
  ['cut off', {kind: 'half-closed'}, /^The connection to .* broke off\.\nCheck the network/],
];

describe('store:setup and store:check say the same about', () => {
  it.each(faults)('a store that is %s', async (_, fault, message) => {
    await createClient(store.url).control.addFault({operation: '*', ...fault});
    const {setUp, check} = await messagesFor(store.url);
    expect(setUp).toMatch(message);
    expect(check).toBe(setUp);
  });

  it('a store that cannot be reached', async () => {
    const gone = await startEmpty();
    await gone.close();
    const {setUp, check} = await messagesFor(gone.url);
    expect(setUp).toMatch(
      /^There is no connection to 127\S+ \(ECONNREFUSED\)\.\nCheck the network and PUBLIC_STORE_DOMAIN/,
    );
    expect(check).toBe(setUp);
  });

  it('a server that is not a store', async () => {
    const server = createServer((_, response) => response.end('Hello')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const {setUp, check} = await messagesFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(setUp).toMatch(/no JSON/);
    expect(check).toBe(setUp);
    server.close();
  });

  it.each([
    ['studio', /no myshopify\.com domain: studio\nSet PUBLIC_STORE_DOMAIN=studio\.myshopify\.com/],
    ['www.studio.example', /no myshopify\.com domain: www\.studio\.example\nSet it .*Settings › Domains/],
    [
      'https://admin.shopify.com/store/studio/products',
      /the admin's address: .*\nSet PUBLIC_STORE_DOMAIN=studio\.myshopify\.com/,
    ],
    ['admin.shopify.com/store/studio', /the admin's address: .*\nSet PUBLIC_STORE_DOMAIN=studio\.myshopify\.com/],
    ['https://studio.myshopify.com/admin', /the admin's address: .*\nSet PUBLIC_STORE_DOMAIN=studio\.myshopify\.com/],
    ['http://studio.myshopify.com', /no myshopify\.com domain: .*\nSet PUBLIC_STORE_DOMAIN=studio\.myshopify\.com/],
    ['nothing at all', /no myshopify\.com domain: nothing at all\n/],
  ])('the wrong address %s', async (domain, message) => {
    const {setUp, check} = await messagesFor(domain);
    expect(setUp).toMatch(message);
    expect(check).toBe(setUp);
  });
});

it('the store’s address may be entered in any usual form', () => {
  expect(parseStoreAddress('my-studio.myshopify.com')).toBe('https://my-studio.myshopify.com');
  expect(parseStoreAddress(' https://my-studio.myshopify.com/ ')).toBe('https://my-studio.myshopify.com');
  expect(parseStoreAddress('http://localhost:4000')).toBe('http://localhost:4000');
  expect(parseStoreAddress('https://127.0.0.1:4000/')).toBe('https://127.0.0.1:4000');
  expect(parseStoreAddress('http://demo-store:4000')).toBe('http://demo-store:4000');
});

describe('a command that waits for a busy store', () => {
  it('shows each second, and goes on when the store is no longer busy', async () => {
    await createClient(store.url).control.addFault({operation: '*', kind: '429', times: 2});
    const messages: (Waiting | undefined)[] = [];
    const admin = await connectAdmin(store.url, adminEnv, {...quick, show: (waiting) => void messages.push(waiting)});
    await admin.query('{ shop { name } }');
    const at = (seconds: number) => ({reason: 'The store is busy', seconds, maxSeconds: 120});
    // Twice the two seconds of `Retry-After`.
    expect(messages).toEqual([at(1), at(2), undefined, at(3), at(4), undefined]);
  });

  it('waits two minutes at most, all waits together', async () => {
    let seconds = 0;
    const wait = createWait({second: 0, show: (waiting) => void (seconds = waiting?.seconds ?? seconds)});
    expect(await wait('It is busy', 100)).toBe(true);
    expect(await wait('It is busy', 100)).toBe(true);
    expect(seconds).toBe(120);
    expect(await wait('It is busy', 1)).toBe(false);
  });
});
