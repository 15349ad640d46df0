import {studioEnv} from '../../studio/env';
import type {EnquiryResult} from '~/contact/result';
import {expect, siteForAll, test} from '../support/test';

const body = {name: 'Anna Buchholz', mail: 'anna@example.com', phone: '+49 1', howHeard: 'Google', text: 'Ein Regal'};

/** For tests of limits: each stands for clients with addresses of its own. */
const counting = siteForAll(() => ({trustBuyerAddress: true}));
test.beforeEach(() => counting().control.reset());

async function send(url: string, init: RequestInit | Record<string, unknown>, address?: string) {
  const isBody = !('method' in init);
  const headers = {'Content-Type': 'application/json', ...(address && {'Oxygen-Buyer-IP': address})};
  const response = await fetch(
    `${url}/api/send-email`,
    isBody ? {method: 'POST', headers, body: JSON.stringify(init)} : (init as RequestInit),
  );
  return {status: response.status, headers: response.headers, reply: (await response.json()) as EnquiryResult};
}

test.describe('an enquiry that a program sends (POST /api/send-email)', () => {
  test('may have every field of the contact form (rule 15.5)', async ({site}) => {
    const category = ['Ladenbau'];
    const full = {
      ...body,
      company: 'B',
      projectLocation: 'Köln',
      budget: '1',
      timeline: '2',
      category,
      currentPhase: 'Bestand',
    };
    expect(await send(site.url, full)).toMatchObject({status: 200, reply: {ok: true, location: '/thankyou/Anna'}});
    expect(await site.control.mails()).toHaveLength(1);
  });

  test('is refused when it is invalid, and the answer says why', async ({site}) => {
    expect(await send(site.url, {language: 'en', mail: 'x', category: [7]})).toMatchObject({
      status: 400,
      reply: {
        errors: {
          name: 'Please enter your name.',
          mail: 'Please enter a valid email address.',
          category: 'Please check this entry.',
        },
      },
    });
    const json = {'Content-Type': 'application/json'};
    expect((await send(site.url, {method: 'POST', headers: json, body: '{'})).status).toBe(400);
    expect((await send(site.url, {method: 'POST', headers: json, body: 'null'})).status).toBe(400);
    expect((await send(site.url, {method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"`})).status).toBe(413);
    expect((await send(site.url, {method: 'POST', headers: {'Content-Type': 'text/plain'}, body: '{}'})).status).toBe(
      415,
    );
    expect((await send(site.url, {method: 'POST', body: new URLSearchParams({name: 'x'})})).status).toBe(415);
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await send(site.url, {method})).status).toBe(405);
    expect((await send(site.url, {method: 'GET'})).headers.get('Allow')).toBe('POST');
    expect((await send(site.url, {...body, homepage: 'spam'})).status).toBe(400);
    expect((await send(site.url, {...body, elapsed: 10})).status).toBe(400);
    expect(await site.control.mails()).toEqual([]);
  });

  for (const odd of [
    {language: {toString: 1}},
    {elapsed: {valueOf: 1, toString: 1}},
    {name: {toString: 1}},
    {category: {length: 1}},
  ]) {
    test(`with a value of a wrong kind is answered, and causes no failure (${JSON.stringify(odd)})`, async ({site}) => {
      const {status, reply} = await send(site.url, {...body, ...odd});
      expect(status).toBe('language' in odd ? 200 : 400);
      expect(reply.ok).toBe('language' in odd);
    });
  }

  test('gets answers in its own language, or else in that of the browser', async ({site}) => {
    const json = {'Content-Type': 'application/json'};
    const nameErrorFor = async (given: object, accepted: string) => {
      const init = {method: 'POST', headers: {...json, 'Accept-Language': accepted}, body: JSON.stringify(given)};
      const {reply} = await send(site.url, init);
      return 'errors' in reply && reply.errors?.name;
    };
    expect(await nameErrorFor({}, 'en-GB,en;q=0.9')).toBe('Please enter your name.');
    expect(await nameErrorFor({}, 'fr')).toBe('Bitte geben Sie Ihren Namen ein.');
    expect(await nameErrorFor({language: 'DE'}, 'en')).toBe('Bitte geben Sie Ihren Namen ein.');
  });

  test('cannot change to whom the mail goes', async ({site}) => {
    const attack = 'x\r\nBcc: evil@example.com\nSubject: Y\u2028To: z\u0000\u202E';
    const lines = {
      name: attack,
      phone: attack,
      company: attack,
      projectLocation: attack,
      budget: attack,
      timeline: attack,
    };
    expect((await send(site.url, {...body, ...lines, text: attack})).status).toBe(200);
    expect((await send(site.url, {...body, mail: 'anna@example.com\r\nBcc: evil@example.com'})).status).toBe(400);
    expect((await send(site.url, {...body, mail: 'anna@example.com, evil@example.com'})).status).toBe(400);
    const mails = await site.control.mails();
    expect(mails).toMatchObject([{to: [studioEnv(site.storeUrl)['MAIL_TO']], replyTo: ['anna@example.com']}]);
    const flat = 'x Bcc: evil@example.com Subject: Y To: z';
    expect(mails[0]?.subject).toBe(`Projektanfrage von ${flat} (${flat})`);
    expect(mails[0]?.text).toContain(`Telefon: ${flat}\nUnternehmen: ${flat}\n`);
  });

  test('is limited for each visitor, even under different names, and nobody else’s is', async () => {
    const site = counting();
    const statuses = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push((await send(site.url, {...body, mail: `anna${i}@example.com`}, '203.0.113.1')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await site.control.mails()).toHaveLength(20);
    expect((await send(site.url, {...body, mail: 'berta@example.com'}, '203.0.113.2')).status).toBe(200);
  });

  test('is limited for each email address, and then a link to write a mail is offered', async () => {
    const site = counting();
    const answers = [];
    for (let i = 0; i < 9; i += 1) answers.push(await send(site.url, {...body, text: `Nummer ${i}`}, '203.0.113.3'));
    expect(answers.map(({status}) => status)).toEqual([...Array<number>(8).fill(200), 429]);
    expect(answers[8]?.reply).toMatchObject({refusal: {mailto: expect.stringContaining('mailto:')}});
    expect(Number(answers[8]?.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect(await site.control.mails()).toHaveLength(8);
    const other = await send(site.url, {...body, mail: 'clara@example.com'}, '203.0.113.3');
    expect(other.status).toBe(200);
  });

  test('arrives exactly once even when the mail service fails in between', async () => {
    const site = counting();
    for (const kind of ['500', 'half-closed', '429'] as const)
      await site.control.addFault({operation: '/emails', kind, times: 2});
    await site.control.addFault({operation: '/emails', kind: 'latency', ms: 1500, times: 2});
    // Sends the same again after a failure, as a visitor would.
    const enquire = async (text: string) => {
      for (let tries = 0; tries < 6; tries += 1) {
        const {status} = await send(site.url, {...body, mail: 'dora@example.com', text}, '203.0.113.4');
        if (status === 200) return;
      }
      throw new Error(`${text} was never confirmed.`);
    };
    await Promise.all(['eins', 'zwei', 'drei', 'drei'].map(enquire));
    const texts = (await site.control.mails()).map(({text}) => /eins|zwei|drei/.exec(text)?.[0]);
    expect(texts.toSorted()).toEqual(['drei', 'eins', 'zwei']);
  });
});
