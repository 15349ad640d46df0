import {startDemoStore} from './server';

const DEFAULT_PORT = 4000;

function portFrom(value: string | undefined): number {
  const port = value === undefined || value === '' ? DEFAULT_PORT : Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`DEMO_STORE_PORT must be a port number, not "${value}"`);
}

try {
  const store = await startDemoStore({port: portFrom(process.env['DEMO_STORE_PORT'])});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void store.close().then(() => process.exit(0)));
  }
  console.log(`Demo store   ${store.url}`);
  console.log(`  checkout   ${store.url}/checkouts/{cart}`);
  console.log(`  mailbox    ${store.url}/mailbox`);
  console.log(`  booking    ${store.url}/booking`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
