import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readContent} from './readContent';
import {emptyContent} from './empty';
import type {StoreContent} from './model';
import {startDemoStore} from './server';
import {ADMIN_TOKEN, PREVIEW_TOKEN, PRIVATE_TOKEN, PUBLIC_TOKEN} from './tokens';

const usage = `Choose what the store holds:
  npx tsx demo-store/start.ts --empty
  npx tsx demo-store/start.ts --content <folder or module>
Options:
  --tls           https, with a certificate for this start alone
  --shopify-cdn   pictures at cdn.shopify.com, for clients whose proxy leads that host here`;

function portFrom(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`DEMO_STORE_PORT must be a port number, not "${value}"`);
}

const options = {
  empty: {type: 'boolean'},
  content: {type: 'string'},
  tls: {type: 'boolean'},
  'shopify-cdn': {type: 'boolean'},
} as const;

async function contentFrom({empty, content}: {empty?: boolean; content?: string}): Promise<StoreContent> {
  if (Boolean(empty) === Boolean(content)) throw new Error(usage);
  return content ? readContent(content) : emptyContent;
}

/** Keeps the certificate in a file, as clients want to be told of it. */
async function keepCertificate(certificate: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'demo-store-')), 'certificate.pem');
  await writeFile(file, certificate);
  return file;
}

/** What a storefront needs to know of the store, as lines of its `.env`. Nothing is secret here. */
const settings = (url: string) => [
  `PUBLIC_STORE_DOMAIN=${url}`,
  `PUBLIC_STOREFRONT_API_TOKEN=${PUBLIC_TOKEN}`,
  `PRIVATE_STOREFRONT_API_TOKEN=${PRIVATE_TOKEN}`,
  `PRIVATE_ADMIN_PREVIEW_TOKEN=${PREVIEW_TOKEN}`,
  `ADMIN_API_TOKEN=${ADMIN_TOKEN}`,
];

try {
  const port = portFrom(process.env['DEMO_STORE_PORT']);
  const host = process.env['DEMO_STORE_HOST'] || undefined;
  const url = process.env['DEMO_STORE_URL'] || undefined;
  const checkoutHost = process.env['DEMO_STORE_CHECKOUT_HOST'] || undefined;
  const {values} = parseArgs({args: process.argv.slice(2), options});
  const store = await startDemoStore({
    content: await contentFrom(values),
    port,
    host,
    url,
    checkoutHost,
    tls: values.tls,
    shopifyCdn: values['shopify-cdn'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void store.close().then(() => process.exit(0)));
  }
  console.log(`Demo store   ${store.url}`);
  if (store.certificate) console.log(`  to trust   NODE_EXTRA_CA_CERTS=${await keepCertificate(store.certificate)}`);
  console.log(`  GraphiQL   ${store.url}/graphiql`);
  console.log(`  checkout   ${store.url}/checkouts/{cart}`);
  console.log(`  mailbox    ${store.url}/mailbox`);
  console.log(`  booking    ${store.url}/booking`);
  console.log(`\nFor the .env of a storefront:\n${settings(store.url).join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
