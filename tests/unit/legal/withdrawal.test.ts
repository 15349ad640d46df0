import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import * as v from 'valibot';
import {afterEach, beforeEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import {brand} from '~/brand';
import {createControl, type Control} from 'demo-store/control';
import {startDemoStore, type DemoStore} from 'demo-store';
import {emptyContent} from 'demo-store/empty';
import {studioEnv} from '../../../studio/env';
import {firstArrivalTime} from '~/legal/withdrawal/firstArrivalTime.server';
import {withdrawalFields} from '~/legal/withdrawal/statement';
import {deliverWithdrawal} from '~/legal/withdrawal/deliverWithdrawal.server';
import {statementSchema} from '~/legal/withdrawal/statement';
import {deliveryTimeouts} from '~/mail/delivery.server';
import {fieldErrors} from '~/mail/fields';
import {parseEnvironment} from '~/platform/env';
import type {SharedCache} from '~/platform/http/limit';

// Between the attempts nothing happens that a test looks at.
deliveryTimeouts.pauses = [1, 1];

/** A cache like the worker's, for one test. */
function memoryCache(): SharedCache {
  const stored = new Map<string, Response>();
  return {
    match: (url) => Promise.resolve(stored.get(String(url))?.clone()),
    put: (url, response) => Promise.resolve(void stored.set(String(url), response)),
  };
}

let store: DemoStore;
let control: Control;
let warn: MockInstance;
let count = 0;
beforeEach(async () => {
  store = await startDemoStore({content: emptyContent, port: 0, seed: 'withdrawal', log: () => {}});
  control = createControl(store.url);
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  count += 1;
});
afterEach(async () => {
  warn.mockRestore();
  vi.useRealTimers();
  await store.close();
});

/** Another sender in each test: limits and arrivals are kept in memory. */
const statementOf = (change = {}) => ({
  name: 'Anna Buchholz',
  order: `#10${count}`,
  mail: `anna${count}@example.com`,
  pieces: '',
  ...change,
});

const options = (change = {}, address = `10.0.0.${count}`) => ({
  config: {...parseEnvironment(studioEnv(store.url)), ...change},
  headers: new Headers({'Oxygen-Buyer-IP': address}),
  shared: memoryCache(),
});

describe('a withdrawal', () => {
  it.each([
    {
      language: 'de',
      languageName: 'Deutsch',
      receivedAt: '22.\u00a0November 2026 um 06:06:07 MEZ',
      received: 'Ihr Widerruf ist eingegangen',
      declaration: 'Hiermit widerrufe ich den Vertrag über folgende Bestellung:',
      labels: ['Name', 'Bestellung', 'Artikel', 'Eingegangen am'],
    },
    {
      language: 'en',
      languageName: 'Englisch',
      receivedAt: '22\u00a0November 2026 at 06:06:07 CET',
      received: 'Your withdrawal has been received',
      declaration: 'I hereby withdraw from the contract for the following order:',
      labels: ['Name', 'Order', 'Items', 'Received on'],
    },
  ] as const)('is sent to the studio and confirmed with its content, date and time ($language)', async (t) => {
    vi.useFakeTimers({now: new Date('2026-11-22T05:06:07Z'), toFake: ['Date']});
    const statement = statementOf({pieces: 'Der Hocker\nund <b>die</b> Bank'});
    const {status, result} = await deliverWithdrawal(statement, t.language, options());
    expect(status).toBe(200);
    const {receivedAt} = t;
    expect(result).toEqual({ok: true, statement, receivedAt, mailStatus: 'confirmed'});
    const [studio, confirmation, ...others] = await control.mails();
    expect(others).toEqual([]);
    expect(studio).toMatchObject({
      to: [studioEnv(store.url).MAIL_TO],
      replyTo: [statement.mail],
      subject: `Widerruf von Anna Buchholz: ${statement.order}`,
    });
    expect(studio?.text).toContain('Eingegangen am: 22.\u00a0November 2026 um 06:06:07 MEZ');
    expect(studio?.text).toContain(`Sprache: ${t.languageName}`);
    expect(confirmation?.to).toEqual([statement.mail]);
    const {name, order} = statement;
    const lines = [name, order, 'Der Hocker\nund ‹b›die‹/b› Bank', receivedAt].map(
      (value, index) => `${t.labels[index]}: ${value}`,
    );
    for (const words of [t.received, `${t.declaration} ${order}`, ...lines]) {
      expect(confirmation?.text).toContain(words);
    }
    for (const words of [t.received, `${t.declaration} ${order}`, ...t.labels, receivedAt, '‹b›die'])
      expect(confirmation?.html).toContain(words);
  });

  it.each(['500', '429', 'half-closed'] as const)(
    'arrives once, even after two failures of the kind %s',
    async (kind) => {
      await control.addFault({operation: '/emails', kind, times: 2});
      const {result} = await deliverWithdrawal(statementOf(), 'de', options());
      expect(result).toMatchObject({ok: true, mailStatus: 'confirmed'});
      expect(await control.mails()).toHaveLength(2);
    },
  );

  it('arrives once when the visitor sends it several times', async () => {
    const send = options();
    await control.addFault({operation: '/emails', kind: '500'});
    const failed = await deliverWithdrawal(statementOf(), 'de', send);
    expect(failed.status).toBe(502);
    await control.clearFaults();
    const answers = await Promise.all([1, 2, 3].map(() => deliverWithdrawal(statementOf(), 'de', send)));
    expect(new Set(answers.map(({result}) => result.ok && result.receivedAt)).size).toBe(1);
    expect(await control.mails()).toHaveLength(2);
  });

  it('that cannot be delivered comes back with every word and a ready-made mail', async () => {
    await control.addFault({operation: '/emails', kind: '500'});
    const statement = statementOf({pieces: 'Die Bank'});
    const {status, result} = await deliverWithdrawal(statement, 'de', options());
    expect(status).toBe(502);
    expect(result).toMatchObject({ok: false, values: statement});
    const mailto = result.ok ? '' : (result.refusal?.mailto ?? '');
    const body = new URL(mailto).searchParams.get('body');
    expect(body).toContain(`Hiermit widerrufe ich den Vertrag über folgende Bestellung: ${statement.order}`);
    expect(body).toContain('Die Bank');
    expect(await control.mails()).toEqual([]);
  });

  it('is accepted even if its confirmation cannot be sent, with a note', async () => {
    const statement = statementOf();
    // A mail service that takes the studio's mail and refuses the visitor's address.
    const received: string[] = [];
    const service = createServer((request, response) => {
      void json(request).then((mail) => {
        const {to} = mail as {to: string[]};
        const refused = to.includes(statement.mail);
        if (!refused) received.push(...to);
        response.writeHead(refused ? 422 : 200, {'content-type': 'application/json'}).end('{"id": "1"}');
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const {port} = service.address() as AddressInfo;
    const answer = await deliverWithdrawal(statement, 'de', options({MAIL_API_URL: `http://127.0.0.1:${port}`}));
    await new Promise((resolve) => service.close(resolve));
    expect(answer).toMatchObject({status: 200, result: {ok: true, mailStatus: 'unconfirmed'}});
    expect(received).toEqual([studioEnv(store.url).MAIL_TO]);
  });

  it('is confirmed by a mail that cannot be misused to send foreign texts', async () => {
    const links = [
      'https://evil.example/pay',
      'www.evil.example',
      'evil.example',
      'help@evil.example',
      '//evil.example',
    ];
    const statement = statementOf({
      name: `Anna ${links.join(' ')}`,
      order: `<a href="https://evil.example">#10${count}</a> vom 12.10.2026`,
      pieces: `${links.join('\n\n\n')} tel:0900123 evil．example \\\\evil\\share ${'Der Hocker. '.repeat(200)}`.trim(),
    });
    const {result} = await deliverWithdrawal(statement, 'en', options());
    expect(result).toMatchObject({ok: true, statement, mailStatus: 'confirmed'});
    const [studio, confirmation] = await control.mails();
    for (const words of [statement.name, statement.order, statement.pieces]) expect(studio?.text).toContain(words);
    const html = (confirmation?.html ?? '').replace(/<[^>]*>/g, '\n');
    for (const text of [confirmation?.text ?? '', html]) {
      const input = text.split('\n-- \n')[0]?.replace(brand.email, '') ?? '';
      expect(input).toContain('evil. example');
      expect(input).toContain('12.10.2026');
      expect(input).not.toMatch(/evil\.\S|www\.e|:\/\/|@evil|tel:0|<a|&lt;|\\|．/);
      expect(input).toContain('[…]');
      expect(input.length).toBeLessThan(2000);
    }
    expect(confirmation?.text.match(/Items: (.*?) \[…\]/s)?.[1]?.length).toBeLessThanOrEqual(300);
    expect(confirmation?.subject).not.toMatch(/evil/);
  });

  it('is confirmed only so often to one email address, however it is spelled', async () => {
    const confirmations: unknown[] = [];
    for (const [number, local] of ['box', 'BOX', 'box+1', 'b.o.x', 'Box+2+3', 'box+4', 'B.OX'].entries()) {
      const mail = `${local}${count}@${number % 2 ? 'Bücher.example' : 'xn--bcher-kva.example'}`.replace(
        /(\+.*?)(\d+)@/,
        `${count}$1@`,
      );
      const {result} = await deliverWithdrawal(statementOf({mail}), 'de', options({}, `10.1.${count}.${number}`));
      confirmations.push(result.ok && result.mailStatus);
    }
    expect(confirmations).toEqual([...Array<string>(5).fill('confirmed'), 'limited', 'limited']);
    const other = statementOf({mail: `other${count}@xn--bcher-kva.example`});
    const {result} = await deliverWithdrawal(other, 'de', options({}, `10.1.${count}.8`));
    expect(result).toMatchObject({ok: true, mailStatus: 'confirmed'});
  });

  it('is delivered even if somebody sends very many, and other people’s are not affected', async () => {
    const victim = statementOf({mail: `victim${count}@example.com`});
    const send = (number: number, mail = `flood${count}-${number}@example.com`) =>
      deliverWithdrawal(statementOf({order: `${count}-${number}`, mail}), 'de', options());
    const flood = await Promise.all(Array.from({length: 20}, (_, number) => send(number)));
    expect(flood.every(({result}) => result.ok && result.mailStatus === 'confirmed')).toBe(true);
    for (let number = 20; number < 30; number++) {
      const {status, result} = await send(number, victim.mail);
      expect(status).toBe(200);
      expect(result).toMatchObject({ok: true, mailStatus: 'limited', statement: {order: `${count}-${number}`}});
    }
    const {result} = await deliverWithdrawal(victim, 'de', options({}, '10.2.0.1'));
    expect(result).toMatchObject({ok: true, mailStatus: 'confirmed'});
    const toStudio = (await control.mails()).filter(({to}) => to[0] === studioEnv(store.url).MAIL_TO);
    expect(toStudio).toHaveLength(31);
    expect(toStudio.filter(({subject}) => subject.startsWith('Gehäuft: Widerruf von'))).toHaveLength(10);
  });

  it('is always delivered; only its confirmations are limited', async () => {
    const send = options();
    const confirmations: unknown[] = [];
    for (let number = 0; number < 7; number++) {
      const {result} = await deliverWithdrawal(statementOf({order: `${count}-${number}`}), 'de', send);
      confirmations.push(result.ok && result.mailStatus);
    }
    expect(confirmations).toEqual([...Array<string>(5).fill('confirmed'), 'limited', 'limited']);
    const mails = await control.mails();
    expect(mails.filter(({subject}) => subject.startsWith('Widerruf von'))).toHaveLength(7);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('"place":"withdrawal"'));
  });
});

describe('the time of a withdrawal', () => {
  const hour = 3_600_000;
  it('stays that of the first sending for a day', async () => {
    const shared = memoryCache();
    const at = (time: number, cache = shared) => firstArrivalTime(statementOf(), 'de', cache, time);
    expect(await at(5 * hour)).toBe(5 * hour);
    expect(await at(6 * hour)).toBe(5 * hour);
    expect(await at(7 * hour, memoryCache())).toBe(5 * hour);
    expect(await at(30 * hour)).toBe(30 * hour);
    expect(await firstArrivalTime(statementOf({name: 'B'}), 'de', shared, 6 * hour)).toBe(6 * hour);
  });

  it('is the same at every server of the data centre', async () => {
    const shared: SharedCache = {match: () => Promise.resolve(new Response('1000')), put: () => Promise.resolve()};
    expect(await firstArrivalTime(statementOf({name: 'C'}), 'de', shared, 2000)).toBe(1000);
  });
});

describe('the statement in a withdrawal', () => {
  const read = (fields: Record<string, string>) => {
    const {success, output, issues} = v.safeParse(statementSchema, fields);
    return success ? output : fieldErrors(issues, withdrawalFields);
  };
  it('needs name, order and email address, and may leave out the items', () => {
    expect(read({})).toEqual({name: 'missing', order: 'missing', mail: 'missing'});
    expect(read({name: ' ', order: '#1', mail: 'a@b'})).toEqual({name: 'missing'});
    expect(read({name: 'A', order: '#1', mail: 'x'})).toEqual({mail: 'invalid'});
    expect(read({name: 'A\r\nBcc: x@y', order: ' #1 ', mail: 'a@b'})).toEqual({
      name: 'A Bcc: x@y',
      order: '#1',
      mail: 'a@b',
      pieces: '',
    });
  });
});
