import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readContent} from './readContent';
import {startDemoStore, type DemoStore} from './server';
import {ADMIN_TOKEN, PREVIEW_TOKEN, PRIVATE_TOKEN, PUBLIC_TOKEN} from './tokens';

const usage = `demo-store [options]: a store as Shopify creates it, or one with content
  --content <path>  a JSON file, a module that exports loadContent, or a folder with one of them
  --tls             https, with a certificate for this start alone
  --shopify-cdn     pictures at cdn.shopify.com, for clients whose proxy leads that host here
The README lists the environment variables for port, host and URL.`;

function parsePort(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`DEMO_STORE_PORT must be a port number, not "${value}"`);
}

const options = {
  help: {type: 'boolean'},
  content: {type: 'string'},
  tls: {type: 'boolean'},
  'shopify-cdn': {type: 'boolean'},
} as const;

/** Clients read certificates from files. */
async function saveCertificate(certificate: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'demo-store-')), 'certificate.pem');
  await writeFile(file, certificate);
  return file;
}

/** The variables of a storefront, as lines of its `.env`. Nothing is secret here. */
const formatSettings = (url: string) => [
  `PUBLIC_STORE_DOMAIN=${url}`,
  `PUBLIC_STOREFRONT_API_TOKEN=${PUBLIC_TOKEN}`,
  `PRIVATE_STOREFRONT_API_TOKEN=${PRIVATE_TOKEN}`,
  `PRIVATE_ADMIN_PREVIEW_TOKEN=${PREVIEW_TOKEN}`,
  `ADMIN_API_TOKEN=${ADMIN_TOKEN}`,
];

/**
 * Starts a store as the arguments and variables say; with `--help` it explains itself instead.
 * @throws Error that says which argument or variable is wrong
 */
export async function startByCommand(args: string[], env: NodeJS.ProcessEnv): Promise<DemoStore | undefined> {
  const {values} = parseArgs({args, options});
  if (values.help) {
    console.log(usage);
    return undefined;
  }
  return startDemoStore({
    port: parsePort(env['DEMO_STORE_PORT']),
    host: env['DEMO_STORE_HOST'] || 'localhost',
    url: env['DEMO_STORE_URL'] || undefined,
    primaryDomain: env['DEMO_STORE_PRIMARY_DOMAIN'] || undefined,
    content: values.content ? await readContent(values.content) : undefined,
    tls: values.tls,
    shopifyCdn: values['shopify-cdn'],
  });
}

/** Prints the addresses of a store, and the settings for a site. */
async function announce(store: DemoStore): Promise<void> {
  console.log(`Demo store   ${store.url}`);
  if (store.certificate) console.log(`  to trust   NODE_EXTRA_CA_CERTS=${await saveCertificate(store.certificate)}`);
  console.log(`  checkout   ${store.url}/checkouts/{cart}`);
  console.log(`  mailbox    ${store.url}/mailbox`);
  console.log(`  booking    ${store.url}/booking`);
  console.log(`\nFor the .env of a storefront:\n${formatSettings(store.url).join('\n')}`);
}

/** How often the command looks whether its parent is still there, in ms. */
const lookInterval = 1000;

/**
 * Calls `stop` when the process that started this one under npx is gone. It is npm's shell, which waits for the store, and a signal to
 * npx ends that shell alone. Elsewhere a parent may end while the store is to go on.
 */
function stopWithNpx(parent: number, env: NodeJS.ProcessEnv, stop: () => void): void {
  if (env['npm_lifecycle_event'] === 'npx') setInterval(() => process.ppid !== parent && stop(), lookInterval);
}

/**
 * Starts a store that runs until the process gets SIGINT or SIGTERM, or npx has ended. Returns the exit status, 1 with a message when an
 * option or a variable is wrong.
 */
export async function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<0 | 1> {
  const parent = process.ppid;
  try {
    const store = await startByCommand(args, env);
    if (!store) return 0;
    const stop = () => void store.close().finally(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    stopWithNpx(parent, env, stop);
    await announce(store);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
