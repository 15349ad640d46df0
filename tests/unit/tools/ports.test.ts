import {createServer, type AddressInfo, type Server} from 'node:net';
import {afterEach, expect, test} from 'vitest';
import {assertPortFree} from '../../../tools/ports';

let server: Server | undefined;
afterEach(() => server?.close());

async function listenOn(host: string): Promise<number> {
  const listening = createServer();
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, host, resolve));
  return (listening.address() as AddressInfo).port;
}

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port on %s that is taken is reported with the setting that changes it',
  async (host) => {
    const port = await listenOn(host);
    await expect(assertPortFree(port, 'DEMO_STORE_PORT')).rejects.toThrow(
      `Port ${port} is in use. Stop what listens there, or set DEMO_STORE_PORT to another port.`,
    );
  },
);

test('a port that is free again can be used', async () => {
  const port = await listenOn('127.0.0.1');
  await new Promise((resolve) => server?.close(resolve));
  await expect(assertPortFree(port, 'PORT')).resolves.toBeUndefined();
});
