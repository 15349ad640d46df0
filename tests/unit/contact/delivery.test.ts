import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import {createControl, type Control} from 'demo-store/control';
import {studioEnv} from '../../../studio/env';
import {loadStudio} from '../../support/studio';
import {startDemoStore, type DemoStore} from 'demo-store';
import {deliver, deliveryTimeouts} from '~/mail/delivery.server';
import {parseEnvironment} from '~/platform/env';
import {storeTimeouts} from '~/platform/store/storefront';

const mail = {
  kind: 'enquiry',
  subject: 'Projektanfrage von Anna',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  replyTo: 'anna@example.com',
};
/** Short, but long enough for an answer on a busy machine. */
const quick = {attempt: 1500, delivery: 6000, pauses: [10, 10]};
/** Where no answer comes, or one that is late on any machine. */
const impatient = {...quick, attempt: 500};

vi.setConfig({testTimeout: 20_000});

const content = await loadStudio();
let store: DemoStore;
let control: Control;
beforeEach(async () => {
  store = await startDemoStore({content, port: 0, seed: 'mail'});
  control = createControl(store.url);
});
afterEach(() => store.close());

/** The log, in a test that expects a message. */
let logSpy: MockInstance | undefined;
const watch = (method: 'warn' | 'error') => (logSpy = vi.spyOn(console, method).mockImplementation(() => {}));
afterEach(() => {
  logSpy?.mockRestore();
  logSpy = undefined;
});

const settings = () => parseEnvironment(studioEnv(store.url));

describe('a mail that the site sends', () => {
  it('is handed to the mail service', async () => {
    expect(await deliver(mail, settings(), quick)).toBe(true);
    const {kind: _, ...delivered} = mail;
    expect(await control.mails()).toMatchObject([
      {...delivered, replyTo: ['anna@example.com'], from: settings().MAIL_FROM},
    ]);
  });

  it.each(['500', '429', 'half-closed', 'hang'] as const)('arrives after two failures of the kind %s', async (kind) => {
    watch('warn');
    await control.addFault({operation: '/emails', kind, times: 2});
    expect(await deliver(mail, settings(), kind === 'hang' ? impatient : quick)).toBe(true);
    expect(await control.mails()).toHaveLength(1);
  });

  it('arrives once, even if the mail service is slow or the mail is sent again', async () => {
    watch('warn');
    await control.addFault({operation: '/emails', kind: 'latency', ms: 1000, times: 3});
    expect(await deliver(mail, settings(), impatient)).toBe(false);
    expect(await Promise.all([deliver(mail, settings()), deliver(mail, settings())])).toEqual([true, true]);
    await vi.waitFor(async () => expect(await control.mails()).toHaveLength(1), 10_000);
    expect(await deliver({...mail, text: 'Noch etwas'}, settings())).toBe(true);
    expect(await control.mails()).toHaveLength(2);
  });

  it('is reported as not sent when the mail service stays down', async () => {
    const warn = watch('warn');
    await control.addFault({operation: '/emails', kind: '500'});
    expect(await deliver(mail, settings(), quick)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(3);
    expect(await control.mails()).toEqual([]);
  });

  it.each(['hang', '500'] as const)('is given up in time when the mail service keeps failing with %s', async (kind) => {
    const warn = watch('warn');
    await control.addFault({operation: '/emails', kind});
    const start = performance.now();
    const timeouts = {attempt: 100, delivery: 1_000, pauses: [10, 20_000]};
    expect(await deliver(mail, settings(), timeouts)).toBe(false);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is given up early enough to show the visitor the form again', () => {
    expect(deliveryTimeouts.delivery).toBeLessThan(storeTimeouts.query);
    expect(deliveryTimeouts.attempt).toBeLessThan(deliveryTimeouts.delivery);
  });

  it('is not tried again when the mail service refuses it', async () => {
    const warn = watch('warn');
    expect(await deliver(mail, {...settings(), MAIL_API_KEY: 'wrong'}, quick)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('needs all four settings of the mail service', async () => {
    const error = watch('error');
    expect(await deliver(mail, {...settings(), MAIL_TO: undefined}, quick)).toBe(false);
    expect(error).toHaveBeenCalledOnce();
  });
});

describe('a mail service that delivers and then breaks the connection', () => {
  let server: Server;
  const serve = async (api: RequestListener) => {
    server = createServer(api);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterEach(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  it('recognises the mail when it is sent again, and does not deliver it twice', async () => {
    watch('warn');
    const keys: unknown[] = [];
    const api: RequestListener = (request, response) => {
      keys.push(request.headers['idempotency-key']);
      request.resume();
      response.writeHead(200, {'content-type': 'application/json', 'content-length': 40});
      response.write('{"id":');
      if (keys.length > 1) response.end(`"${'0'.repeat(31)}"}`);
      else setImmediate(() => response.destroy());
    };
    expect(await deliver(mail, {...settings(), MAIL_API_URL: await serve(api)}, quick)).toBe(true);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^enquiry-[0-9a-f]{64}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('does not keep the visitor waiting for ever', async () => {
    watch('warn');
    const url = await serve((_, response) => response.writeHead(200, {'content-length': 40}).write('{'));
    const start = performance.now();
    const timeouts = {attempt: 200, delivery: 500, pauses: [10, 10]};
    expect(await deliver(mail, {...settings(), MAIL_API_URL: url}, timeouts)).toBe(false);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
