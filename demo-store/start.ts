import {parseArgs} from 'node:util';
import {readContent} from './readContent';
import {emptyContent} from './empty';
import type {StoreContent} from './model';
import {startDemoStore} from './server';

const usage = `Choose what the store holds:
  npx tsx demo-store/start.ts --empty
  npx tsx demo-store/start.ts --content <folder or module>`;

function portFrom(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`DEMO_STORE_PORT must be a port number, not "${value}"`);
}

async function contentFrom(args: string[]): Promise<StoreContent> {
  const {values} = parseArgs({args, options: {empty: {type: 'boolean'}, content: {type: 'string'}}});
  if (Boolean(values.empty) === Boolean(values.content)) throw new Error(usage);
  return values.content ? readContent(values.content) : emptyContent;
}

try {
  const port = portFrom(process.env['DEMO_STORE_PORT']);
  const host = process.env['DEMO_STORE_HOST'] || undefined;
  const store = await startDemoStore({content: await contentFrom(process.argv.slice(2)), port, host});
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
