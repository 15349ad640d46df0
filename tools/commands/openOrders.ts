import {findSiteUrl, readEnvironment, StartError, type WorkerEnv} from '../environment';
import {loadOpenOrders, type Order} from '../orders/loadOrders';
import type {ReadContext} from '../orders/readLine';
import {loadStoreWords} from '../orders/storeWords';
import {connectAdmin} from '../store/admin';
import type {CommandProcess} from './command';
import {createWaitingDisplay} from './progress';

interface OpenOrders {
  orders: Order[];
  context: ReadContext;
  worker: WorkerEnv;
}

/**
 * Reads the open orders of the store of `.env`, from the day of `--since` on.
 * @throws StartError when `since` is no day, or a setting is missing; `otherSettings` are needed as well
 */
export async function readOpenOrders(
  {env, stderr}: CommandProcess,
  since: string | undefined,
  otherSettings: readonly string[] = [],
): Promise<OpenOrders> {
  if (since !== undefined && !isDay(since)) throw new StartError(`--since ${since} is no day: write it as 2026-11-01.`);
  const {worker, admin: access} = readEnvironment(env);
  // Without `CONFIGURATION_SECRET`, and before it was set, ids are signed with the session's secret.
  const secrets = [worker.CONFIGURATION_SECRET, worker.SESSION_SECRET].flatMap((secret) => secret ?? []);
  for (const name of ['PUBLIC_STORE_DOMAIN', ...(secrets.length > 0 ? [] : ['SESSION_SECRET']), ...otherSettings])
    if (!worker[name]) throw new StartError(`${name} is missing: set it in .env, see .env.example.`);
  const admin = await connectAdmin(worker.PUBLIC_STORE_DOMAIN ?? '', access, {
    show: createWaitingDisplay(stderr),
  });
  const orders = await loadOpenOrders(admin, since);
  const words = await loadStoreWords(admin);
  return {orders, context: {secrets, words, site: findSiteUrl(worker)}, worker};
}

/** The 30th of February is parsed as the 2nd of March. */
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
