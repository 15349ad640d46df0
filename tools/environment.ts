import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseEnv} from 'node:util';

/** A command can't start: its message is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

export type WorkerEnv = Record<string, string>;

export interface RunEnvironment {
  /** Port of the storefront (`PORT`). */
  port: number;
  /** Port of the demo store (`DEMO_STORE_PORT`). */
  demoStorePort: number;
  /** The worker's variables that were set, in the process or in `.env`; an empty one counts. */
  worker: WorkerEnv;
  /** Those of the commands that change the store; an empty one counts as not set. */
  admin: AdminEnv;
}

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
/** The servers' own variables: the worker doesn't get them. */
const own = ['PORT', 'DEMO_STORE_PORT', 'HOST', 'TRUST_PROXY', 'WEB_CONCURRENCY'];

/** Variables of commands that change the store. They open all of it, so the worker never gets them. */
const adminVariables = ['ADMIN_API_TOKEN', 'ADMIN_CLIENT_ID', 'ADMIN_CLIENT_SECRET'] as const;

export type AdminEnv = Partial<Record<(typeof adminVariables)[number], string>>;

/** The variables that `.env.example` documents. */
export function documentedVariables(): string[] {
  return Object.keys(parseEnv(readFileSync(file('.env.example'), 'utf8')));
}

/** Settings of one `npm run dev` or `npm run preview`. A variable of the process goes before one of `.env`. */
export function readEnvironment(
  variables: NodeJS.ProcessEnv = process.env,
  dotenv: string = file('.env'),
): RunEnvironment {
  const written = existsSync(dotenv) ? parseEnv(readFileSync(dotenv, 'utf8')) : {};
  const all = {...written, ...variables};
  const names = new Set([...Object.keys(written), ...documentedVariables()]);
  const worker: WorkerEnv = {};
  const admin: AdminEnv = {};
  for (const name of names) {
    const value = all[name];
    const ofAdmin = adminVariables.find((candidate) => candidate === name);
    if (ofAdmin) admin[ofAdmin] = value?.trim() || undefined;
    else if (value !== undefined && !own.includes(name)) worker[name] = value;
  }
  const port = portOf('PORT', all.PORT, 3000);
  const demoStorePort = portOf('DEMO_STORE_PORT', all.DEMO_STORE_PORT, 4000);
  if (port === demoStorePort) {
    throw new StartError(`PORT and DEMO_STORE_PORT are both ${port}. Give the two servers different ports.`);
  }
  return {port, demoStorePort, worker, admin};
}

function portOf(name: string, value: string | undefined, fallback: number): number {
  if (!value?.trim()) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(`${name} is "${value}". It must be a port, from 1 to 65535.`);
}
