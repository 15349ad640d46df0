import {existsSync, readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';

/** What a person gets to read when a command can't start: the message, without a stack. */
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
}

const workerVariable = /^(PUBLIC|PRIVATE|MAIL|BOOKING)_|^(SESSION_SECRET|SITE_PASSWORD)$/;

/** Settings of one `npm run dev` or `npm run preview`. A variable of the process goes before one of `.env`. */
export function readEnvironment(
  variables: NodeJS.ProcessEnv = process.env,
  file: string = new URL('../../.env', import.meta.url).pathname,
): RunEnvironment {
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const all = {...written, ...variables};
  const worker: WorkerEnv = {};
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined && (name in written || workerVariable.test(name))) worker[name] = value;
  }
  const port = portOf('PORT', all.PORT, 3000);
  const demoStorePort = portOf('DEMO_STORE_PORT', all.DEMO_STORE_PORT, 4000);
  if (port === demoStorePort) {
    throw new StartError(`PORT and DEMO_STORE_PORT are both ${port}. Give the two servers different ports.`);
  }
  delete worker.PORT;
  delete worker.DEMO_STORE_PORT;
  return {port, demoStorePort, worker};
}

function portOf(name: string, value: string | undefined, fallback: number): number {
  if (!value?.trim()) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(`${name} is "${value}". It must be a port, from 1 to 65535.`);
}
