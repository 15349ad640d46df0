import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseEnv} from 'node:util';
import * as v from 'valibot';
// Relative: Playwright's configuration reaches this file, and what reads that file for the lints doesn't know `~`.
import {webOrigin} from '../app/platform/env';

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
  /**
   * The worker's variables that are set in the process or in `.env`. An empty value counts as not set, as in a copy of `.env.example`,
   * but for `SITE_PASSWORD`: empty, it opens the gate of the demo.
   */
  worker: WorkerEnv;
  /** The variables of commands that change the store. An empty value counts as not set. */
  admin: AdminEnv;
}

const toFilePath = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
/** Variables that only the servers read, or have read in version 1.0.0. The worker doesn't get them. */
const serverVariables = ['PORT', 'DEMO_STORE_PORT', 'HOST', 'TRUST_PROXY', 'WEB_CONCURRENCY'];

/** Variables of commands that change the store. They give access to the whole store, so the worker never gets them. */
const adminVariables = ['ADMIN_API_TOKEN', 'ADMIN_CLIENT_ID', 'ADMIN_CLIENT_SECRET'] as const;

export type AdminEnv = Partial<Record<(typeof adminVariables)[number], string>>;

/** The variables that `.env.example` documents. */
function documentedVariables(): string[] {
  return Object.keys(parseEnv(readFileSync(toFilePath('.env.example'), 'utf8')));
}

/** Settings of one `npm run dev` or `npm run preview`. A variable of the process overrides the same variable of `.env`. */
export function readEnvironment(
  variables: NodeJS.ProcessEnv = process.env,
  dotenv: string = toFilePath('.env'),
): RunEnvironment {
  const fileVariables = existsSync(dotenv) ? parseEnv(readFileSync(dotenv, 'utf8')) : {};
  const allVariables = {...fileVariables, ...variables};
  const names = new Set([...Object.keys(fileVariables), ...documentedVariables()]);
  const worker: WorkerEnv = {};
  const admin: AdminEnv = {};
  for (const name of names) {
    const value = allVariables[name];
    const adminName = adminVariables.find((candidate) => candidate === name);
    if (adminName) admin[adminName] = value?.trim() || undefined;
    else if (value !== undefined && !serverVariables.includes(name) && (value.trim() || name === 'SITE_PASSWORD'))
      worker[name] = value;
  }
  const port = parsePort('PORT', allVariables.PORT, 3000);
  const demoStorePort = parsePort('DEMO_STORE_PORT', allVariables.DEMO_STORE_PORT, 4000);
  if (port === demoStorePort) {
    throw new StartError(`PORT and DEMO_STORE_PORT are both ${port}. Give the two servers different ports.`);
  }
  return {port, demoStorePort, worker, admin};
}

/** Variables in the syntax of `.env` files. A value may hold anything but all three kinds of quotes at once. */
export function formatEnvFile(env: WorkerEnv): string {
  return Object.entries(env)
    .map(([name, value]) => {
      const quote = ["'", '"', '`'].find((candidate) => !value.includes(candidate)) ?? "'";
      return `${name}=${quote}${value}${quote}\n`;
    })
    .join('');
}

/** Returns the site's origin; `undefined` when `PUBLIC_SITE_URL` isn't set or is no address. */
export function findSiteUrl({PUBLIC_SITE_URL}: WorkerEnv): string | undefined {
  const site = v.safeParse(webOrigin, PUBLIC_SITE_URL);
  return site.success ? site.output : undefined;
}

/** Returns the site's origin, if an address is set. @throws StartError when it is no address */
export function readSiteUrl(worker: WorkerEnv): string | undefined {
  const site = worker.PUBLIC_SITE_URL?.trim();
  const origin = findSiteUrl(worker);
  if (site && !origin)
    throw new StartError(`PUBLIC_SITE_URL is ${site}, and has to be an address such as https://www.example.com.`);
  return origin;
}

function parsePort(name: string, value: string | undefined, fallback: number): number {
  if (!value?.trim()) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(`${name} is "${value}". It must be a port, from 1 to 65535.`);
}
