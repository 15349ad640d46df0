import {spawn} from 'node:child_process';
import path from 'node:path';
import {endWithParent} from './devServer';
import type {RunningWorker, WorkerOptions} from './worker';

interface RunningServer extends RunningWorker {
  pid?: number;
  /** The server's error output so far. */
  errors(): string;
}

/**
 * Serves a production build as `npm start` does, in a process of its own. `env` may also set variables of the server itself.
 */
export async function startNode({
  build,
  env,
  port = 0,
}: Pick<WorkerOptions, 'build' | 'env' | 'port'>): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--max-old-space-size=256', '--import', endWithParent, 'server.mjs'], {
    cwd: path.join(build, 'node'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {PATH: process.env.PATH, TRUST_PROXY: '0', PORT: String(port), ...env},
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
    process.stderr.write(chunk);
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [serverUrl] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (serverUrl) resolve(serverUrl);
    });
    void ended.then(() => reject(new Error('The server on Node.js has ended.')));
  });
  return {
    url,
    pid: child.pid,
    errors: () => errors,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
