/** The server can't start. Its message is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

export interface ServerSettings {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on. Default: all addresses of the machine. */
  host?: string;
  /** How many proxies stand in front of the server; undefined when `TRUST_PROXY` is not set. */
  proxies?: number;
}

/**
 * Settings of the server itself. The worker reads its own variables.
 * @throws StartError that names the variable.
 */
export function readSettings(env: NodeJS.ProcessEnv): ServerSettings {
  return {
    port: readInteger(env, 'PORT', 0, 65_535) ?? 3000,
    host: env.HOST?.trim() || undefined,
    proxies: readProxies(env),
  };
}

/** `true` means one proxy. Trusting any number of proxies would let visitors forge their address. */
function readProxies(env: NodeJS.ProcessEnv): number | undefined {
  const value = env.TRUST_PROXY?.trim().toLowerCase();
  if (value === 'true') return 1;
  if (value === 'false') return 0;
  return readInteger(env, 'TRUST_PROXY', 0, 10);
}

function readInteger(env: NodeJS.ProcessEnv, name: string, min: number, max: number): number | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new StartError(`${name} is "${value}". It must be a whole number from ${min} to ${max}.`);
}
