import {ContentError} from '../studio/loader/problems';
import {startDemoStore} from 'demo-store';
import {EnvironmentError, parseEnvironment} from '~/platform/env';
import {studioEnv} from '../studio/env';
import {loadContent} from '../studio/load';
import {readEnvironment, StartError, type RunEnvironment, type WorkerEnv} from './environment';
import {assertPortFree} from './ports';

interface Storefront {
  url: string;
  ended?: Promise<unknown>;
  close(): Promise<void>;
}

type StartStorefront = (port: number, env: WorkerEnv) => Promise<Storefront>;

/**
 * One run of `npm run dev` or `npm run preview`: the demo store, unless a real store is named, and the
 * storefront beside it, until a signal stops both or the storefront ends.
 */
export async function runSession(startStorefront: StartStorefront): Promise<void> {
  const running: {close(): Promise<void>}[] = [];
  let stopping: Promise<never> | undefined;
  // Ctrl-C arrives twice: from the terminal and from npm.
  const stop = (code: number) => (stopping ??= closeAll(running, code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  onParentEnd(() => void stop(0));

  try {
    const environment = readEnvironment();
    await assertPortFree(environment.port, 'PORT');
    const {env, store} = await startStore(environment);
    if (store) running.push(store);
    // Else every page would answer with an error.
    parseEnvironment(env);
    const storefront = await startStorefront(environment.port, env);
    running.push(storefront);
    console.log(announcement(storefront.url, env, store?.url));
    if (!storefront.ended) return;
    await storefront.ended;
    if (!stopping) console.error('\nThe storefront has ended.\n');
    await stop(1);
  } catch (error) {
    const expected = [StartError, ContentError, EnvironmentError].some((kind) => error instanceof kind);
    console.error(expected ? `\n${(error as Error).message}\n` : error);
    await stop(1);
  }
}

/** npm passes on Ctrl-C but no other signal. When npm has ended, this process gets another parent. */
function onParentEnd(callback: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && callback(), 500).unref();
}

async function closeAll(servers: {close(): Promise<void>}[], code: number): Promise<never> {
  await Promise.allSettled(servers.map((server) => server.close()));
  process.exit(code);
}

async function startStore({worker, demoStorePort}: RunEnvironment) {
  if (worker.PUBLIC_STORE_DOMAIN?.trim()) return {env: worker};
  await assertPortFree(demoStorePort, 'DEMO_STORE_PORT');
  const store = await startDemoStore({content: await loadContent(undefined, {drafts: true}), port: demoStorePort});
  const {PUBLIC_STORE_DOMAIN: _, ...set} = worker;
  const demo = studioEnv(store.url);
  // The demo's hint names the demo's password.
  if ('SITE_PASSWORD' in set) delete demo.SITE_PASSWORD_HINT;
  return {store, env: {...demo, ...set}};
}

/** What is printed once everything runs. */
function announcement(storefront: string, env: WorkerEnv, store?: string): string {
  const lines = [['Storefront', `${storefront}   ${storefront}/en`]];
  if (store) lines.push(['Demo store', store], ['GraphiQL', `${store}/graphiql`]);
  else lines.push(['Store', env.PUBLIC_STORE_DOMAIN ?? '']);
  if (env.SITE_PASSWORD?.trim()) {
    // The password of a real store must not be printed.
    lines.push(['Password', store ? env.SITE_PASSWORD : 'the one of SITE_PASSWORD']);
  }
  if (store && env.MAIL_API_URL?.startsWith(store)) lines.push(['Mailbox', `${store}/mailbox`]);
  const rows = lines.map(([name = '', value]) => `  ${name.padEnd(12)}${value}`);
  return `\n${rows.join('\n')}\n\n  Ctrl-C stops ${store ? 'both' : 'it'}.\n`;
}
