import {startDemoStore} from 'demo-store';
import {storefrontEnv} from 'demo-store/env';
import {StartError} from '../../tools/environment';
import {bigContent} from './content';

/**
 * `npm run store:big -- 1000` starts a demo store with 1,000 products, projects, services, questions, jobs and landing pages
 * each.
 */
const size = Number(process.argv[2] ?? 1_000);
const port = Number(process.env.DEMO_STORE_PORT ?? 4010);
try {
  if (!Number.isInteger(size) || size < 1 || size > 10_000) {
    throw new StartError('Say how many products and projects the store should hold: npm run store:big -- 1000');
  }
  const store = await startDemoStore({content: await bigContent(size), port});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void store.close().then(() => process.exit(0)));
  }
  const {PUBLIC_STORE_DOMAIN, PUBLIC_STOREFRONT_API_TOKEN, PRIVATE_STOREFRONT_API_TOKEN} = storefrontEnv(store.url);
  console.log(`Demo store of ${size}   ${store.url}\n\nFor a storefront on it, in .env:`);
  for (const [name, value] of Object.entries({
    PUBLIC_STORE_DOMAIN,
    PUBLIC_STOREFRONT_API_TOKEN,
    PRIVATE_STOREFRONT_API_TOKEN,
    SESSION_SECRET: 'any text of 16 characters or more',
  }))
    console.log(`${name}=${value}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
