import {expect, it, vi} from 'vitest';
import {answerLimitedCall} from '~/agents/limitedCall';

const ping = {jsonrpc: '2.0', id: 1, method: 'ping'};

const post = (body: BodyInit) =>
  new Request('https://studio.example/mcp', {method: 'POST', body, ...({duplex: 'half'} as object)});

const send = (body: BodyInit, answer: (call: Request) => Promise<Response>) =>
  answerLimitedCall(post(body), () => {}, answer);

it.each([
  [JSON.stringify([ping, ping]), 400, -32_600, /2025-06-18/],
  ['[]', 400, -32_600, /2025-06-18/],
  [` \n[${JSON.stringify(ping)}]`, 400, -32_600, /2025-06-18/],
  ['{', 400, -32_700, /JSON/],
  ['', 400, -32_700, /JSON/],
  [JSON.stringify({a: 'x'.repeat(70_000)}), 413, -32_000, /64000 bytes/],
])(
  'a batch, a body that is no JSON and one that is too long are refused before they reach the site (%#)',
  async (body, status, code, message) => {
    const answer = vi.fn(() => Promise.resolve(new Response()));
    const response = await send(body, answer);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: {code, message: expect.stringMatching(message) as string},
    });
    expect(answer).not.toHaveBeenCalled();
  },
);

it('a call reaches the site as it was sent', async () => {
  const response = await send(JSON.stringify(ping), async (call) => Response.json(await call.json(), {status: 202}));
  expect([response.status, await response.json()]).toEqual([202, ping]);
});

it('too many calls at once are refused after a while, and those that only listen never', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const calls = Array.from({length: 50}, () => send(JSON.stringify(ping), () => ended.then(() => Response.json({}))));
  // Those that have begun don't end before `end`.
  const refused = await Promise.race(calls);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({jsonrpc: '2.0', id: null, error: {code: -32_000}});
  const listen = JSON.stringify({...ping, method: 'subscriptions/listen'});
  expect(await (await send(listen, async () => new Response('open'))).text()).toBe('open');
  end();
  const statuses = (await Promise.all(calls)).map(({status}) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await send(JSON.stringify(ping), async () => Response.json({}))).status).toBe(200);
});

it('a call counts until its answer is complete, and not while its body is still being sent', async () => {
  for (let slow = 0; slow < 50; slow += 1) void send(new ReadableStream(), async () => Response.json({}));
  expect((await send(JSON.stringify(ping), async () => Response.json({}))).status).toBe(200);

  const bodies: ReadableStreamDefaultController[] = [];
  let isComplete = false;
  const start = (body: ReadableStreamDefaultController) => (isComplete ? body.close() : void bodies.push(body));
  const stream = () => new Response(new ReadableStream({start}));
  const calls = Array.from({length: 50}, () => send(JSON.stringify(ping), async () => stream()));
  expect((await Promise.race(calls)).status).toBe(503);
  expect(bodies.length).toBeLessThan(50);
  isComplete = true;
  bodies.forEach((body) => body.close());
  const statuses = (await Promise.all(calls)).map(({status}) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(bodies.length);
});
