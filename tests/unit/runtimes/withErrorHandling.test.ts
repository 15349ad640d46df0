import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, test, vi} from 'vitest';
import {withErrorHandling} from '../../../runtimes/withErrorHandling';

let close = () => {};
afterEach(() => close());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  close = () => void server.close(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each([
  [
    'at once',
    () => {
      throw new Error('broken');
    },
  ],
  ['later', () => Promise.reject(new Error('broken'))],
])('when the server fails %s, the visitor gets a message, and the failure is logged', async (_, step) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const url = await serve(
    withErrorHandling((_request, response) => {
      response.setHeader('Cache-Control', 'public, max-age=3600');
      return step();
    }),
  );
  const answer = await fetch(url, {headers: {Connection: 'close'}});
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await answer.text()).toContain('Something went wrong');
  expect(log).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
  log.mockRestore();
});

test('an answer that breaks off affects no other visitor', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  let broken = true;
  const url = await serve(
    withErrorHandling((_request, response) => {
      response.writeHead(200, {'Content-Length': 10, Connection: 'close'});
      if (broken) throw new Error('broken');
      response.end('0123456789');
    }),
  );
  await expect(fetch(url)).rejects.toThrow();
  broken = false;
  expect(await (await fetch(url)).text()).toBe('0123456789');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
