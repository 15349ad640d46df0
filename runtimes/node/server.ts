import {existsSync} from 'node:fs';
import {EnvironmentError, parseEnvironment} from '~/platform/env';
import {healthPath} from '~/platform/http/health';
import {serve} from './serve';
import {readSettings, StartError, type ServerSettings} from './settings';

/** Milliseconds that requests have to finish after a signal to stop. */
const shutdownTimeout = 10_000;

const proxyWarning = `TRUST_PROXY is not set: visitors are told apart by the address of their connection. Behind a proxy that is the
proxy's own, so all visitors share one limit, and ten wrong passwords lock everybody out. Set TRUST_PROXY to the number
of proxies, or to 0 when there is none.`;

const processesWarning =
  'WEB_CONCURRENCY is no longer read: this is one process. Run replicas of the container for more.';

/** `npm start`: the production build on Node.js. */
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  parseEnvironment(process.env);
  if (settings.proxies === undefined) console.warn(proxyWarning);
  if (process.env.WEB_CONCURRENCY) console.warn(processesWarning);
  await start(settings);
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof EnvironmentError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

async function start(settings: ServerSettings): Promise<void> {
  // As on the other runtimes, an error in the background work of a request doesn't end the process.
  process.on('unhandledRejection', (reason) => console.error(reason));
  // No cache of Oxygen's is in front of this server.
  const server = await serve(settings, {...process.env, OXYGEN_CACHE: 'off'});
  console.log(`Storefront   http://localhost:${server.port}   (health: ${healthPath})`);
  const stop = async () => {
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
