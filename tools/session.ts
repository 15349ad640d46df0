import path from 'node:path';
import {parseArgs} from 'node:util';
import {ContentError} from '../studio/loader/problems';
import {startDemoStore} from 'demo-store';
import {EnvironmentError, parseEnvironment} from '~/platform/env';
import {studioEnv} from '../studio/env';
import {loadContent} from '../studio/load';
import {readEnvironment, StartError, type RunEnvironment, type WorkerEnv} from './environment';
import {assertPortFree} from './ports';
import {withOrderPages} from './store/content/orderPages';

interface Storefront {
  url: string;
  ended?: Promise<unknown>;
  close(): Promise<void>;
}

type StartStorefront = (port: number, env: WorkerEnv, verbose: boolean) => Promise<Storefront>;

/**
 * One run of `npm run dev` or `npm run preview`: starts the demo store, unless a real store is configured, and the storefront.
 * Both run until a signal stops them or the storefront ends.
 */
export async function runSession(startStorefront: StartStorefront): Promise<void> {
  const servers: {close(): Promise<void>}[] = [];
  let stopping: Promise<never> | undefined;
  // Ctrl-C arrives twice: from the terminal and from npm.
  const stop = (code: number) => (stopping ??= closeAll(servers, code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  onParentEnd(() => void stop(0));

  try {
    const {content, verbose} = readOptions();
    const environment = readEnvironment();
    await assertPortFree(environment.port, 'PORT');
    const {env, store} = await startStore(environment, content);
    if (store) servers.push(store);
    // Throws for a missing or invalid variable. Without this check every page would answer with an error.
    parseEnvironment(env);
    const storefront = await startStorefront(environment.port, env, verbose);
    servers.push(storefront);
    console.log(formatAnnouncement(storefront.url, env, store?.url));
    if (!storefront.ended) return;
    await storefront.ended;
    if (!stopping) console.error('\nThe storefront has ended.\n');
    await stop(1);
  } catch (error) {
    const isExpected = [StartError, ContentError, EnvironmentError].some((kind) => error instanceof kind);
    console.error(isExpected ? `\n${(error as Error).message}\n` : error);
    await stop(1);
  }
}

/** npm passes on Ctrl-C but no other signal. When npm has ended, this process gets another parent. */
function onParentEnd(callback: () => void): void {
  const parent = process.ppid;
  const checkParent = () => {
    if (process.ppid !== parent) callback();
  };
  setInterval(checkParent, 500).unref();
}

async function closeAll(servers: {close(): Promise<void>}[], code: number): Promise<never> {
  await Promise.allSettled(servers.map((server) => server.close()));
  process.exit(code);
}

/**
 * `--content ../mine` names the folder of another studio, with `content/`, `pictures/` and `files/`. `--verbose` prints the log of
 * the storefront's server.
 */
function readOptions(): {content?: string; verbose: boolean} {
  try {
    return parseArgs({options: {content: {type: 'string'}, verbose: {type: 'boolean', default: false}}}).values;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

async function startStore({worker, port, demoStorePort}: RunEnvironment, folder?: string) {
  if (worker.PUBLIC_STORE_DOMAIN?.trim()) return {env: worker};
  await assertPortFree(demoStorePort, 'DEMO_STORE_PORT');
  const content = await loadContent(folder && path.join(folder, 'content'), {drafts: true});
  const site = worker.PUBLIC_SITE_URL?.trim() || `http://localhost:${port}`;
  const store = await startDemoStore({content: withOrderPages(content, site), port: demoStorePort});
  const {PUBLIC_STORE_DOMAIN: _, ...variables} = worker;
  const demoVariables = studioEnv(store.url);
  // The demo's hint is wrong for another password.
  if ('SITE_PASSWORD' in variables) delete demoVariables.SITE_PASSWORD_HINT;
  return {store, env: {...demoVariables, ...variables}};
}

/** The text that is printed once everything runs. */
function formatAnnouncement(storefront: string, env: WorkerEnv, store?: string): string {
  const lines = [['Storefront', `${storefront}   ${storefront}/en`]];
  lines.push(store ? ['Demo store', store] : ['Store', env.PUBLIC_STORE_DOMAIN ?? '']);
  if (env.SITE_PASSWORD?.trim()) {
    // The password of a real store must not be printed.
    lines.push(['Password', store ? env.SITE_PASSWORD : 'the one of SITE_PASSWORD']);
  }
  if (store && env.MAIL_API_URL?.startsWith(store)) lines.push(['Mailbox', `${store}/mailbox`]);
  const rows = lines.map(([name = '', value]) => `  ${name.padEnd(12)}${value}`);
  const seconds = process.uptime().toFixed(1);
  return `\n${rows.join('\n')}\n\n  Ready in ${seconds} s. Ctrl-C stops ${store ? 'both' : 'it'}.`;
}
