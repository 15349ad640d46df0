/** The server can't start. Its message is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

export interface ServerSettings {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on. Default: all of the machine. */
  host?: string;
  /** How many proxies stand before the server. Undefined when nobody has said. */
  proxies?: number;
  processes: number;
}

/**
 * Settings of the server itself; the worker's are its own to read.
 * @throws StartError that names the variable.
 */
export function readSettings(env: NodeJS.ProcessEnv): ServerSettings {
  return {
    port: wholeNumber(env, 'PORT', 0, 65_535) ?? 3000,
    host: env.HOST?.trim() || undefined,
    proxies: proxiesOf(env),
    processes: wholeNumber(env, 'WEB_CONCURRENCY', 1, 256) ?? 1,
  };
}

/** `true` stands for one proxy. To trust any number of them would let visitors write their own address. */
function proxiesOf(env: NodeJS.ProcessEnv): number | undefined {
  const value = env.TRUST_PROXY?.trim().toLowerCase();
  if (value === 'true') return 1;
  if (value === 'false') return 0;
  return wholeNumber(env, 'TRUST_PROXY', 0, 10);
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, min: number, max: number): number | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new StartError(`${name} is "${value}". It must be a whole number from ${min} to ${max}.`);
}
