import {spawn, type ChildProcess} from 'node:child_process';
import getPort from 'get-port';
import path from 'node:path';
import {root} from '../../tools/build';

export interface RunningCommand {
  /** What it has printed so far. */
  output(): string;
  /** Resolves with the exit code once the process has ended. */
  ended: Promise<number | null>;
  process: ChildProcess;
}

/** Starts `npm run dev` or `npm run preview` as npm does, with these variables and without the ones of `.env`. */
export function startCommand(
  name: 'dev' | 'preview',
  env: Record<string, string>,
  {options = [], cwd = root}: {options?: string[]; cwd?: string} = {},
): RunningCommand {
  const file = path.join('tools', `${name}.ts`);
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...options], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {PATH: process.env.PATH, HOME: process.env.HOME, PUBLIC_STORE_DOMAIN: '', ...env},
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {output: () => output, ended, process: child};
}

/** Two different ports that are free. */
export async function freePorts(): Promise<[string, string]> {
  return [String(await getPort()), String(await getPort())];
}

/** Whether nothing listens there. */
export const isRefused = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => false,
    () => true,
  );
