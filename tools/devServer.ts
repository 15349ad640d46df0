import {spawn, type ChildProcess} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {root} from './build';
import {formatEnvFile, StartError, type WorkerEnv} from './environment';

/** A server of the Shopify CLI in a process of its own. */
interface RunningDevServer {
  url: string;
  /** Resolves when the process has ended, whatever the reason. */
  ended: Promise<unknown>;
  close(): Promise<void>;
}

/**
 * A module for Node.js's `--import`. With it a child process that has an IPC channel ends with its parent, even a killed
 * one.
 */
export const endWithParent = "data:text/javascript,process.once('disconnect',()=>process.exit())";

/**
 * Starts the Shopify CLI's dev server and waits until it has answered a first request. The output before that is printed only if
 * the start fails, or with `verbose`.
 */
export async function startDevServer(port: number, env: WorkerEnv, verbose: boolean): Promise<RunningDevServer> {
  const envFile = path.join(root, `.cache/worker-${port}.env`);
  await mkdir(path.dirname(envFile), {recursive: true});
  await writeFile(envFile, formatEnvFile(env), {mode: 0o600});

  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@shopify/cli/package.json')),
    'bin/run.js',
  );
  const child = spawn(
    process.execPath,
    // prettier-ignore
    ['--import', endWithParent, cli, 'hydrogen', 'dev', '--port', String(port), '--env-file', envFile,
      '--disable-version-check', '--disable-virtual-routes', ...(verbose ? ['--verbose'] : [])],
    {
      cwd: root,
      // Ctrl-C doesn't reach a child in a process group of its own. `endGroup` ends that group.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Without these two the CLI ends when it can't reach Shopify.
      env: {...process.env, CI: '1', SHOPIFY_CLI_NO_ANALYTICS: '1'},
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => signalGroup(child, 'SIGKILL'));
  const server = {url: `http://localhost:${port}`, ended, close: () => endGroup(child, ended)};
  let startOutput = '';
  let isStarting = !verbose;
  const print = (chunk: Buffer) => {
    if (isStarting) startOutput += chunk.toString();
    else process.stdout.write(chunk);
  };
  child.stdout?.on('data', print);
  child.stderr?.on('data', print);
  const status = await Promise.race([firstStatus(server.url), ended.then(() => undefined)]);
  isStarting = false;
  if (startOutput && (!status || status >= 500)) console.error(startOutput);
  if (!status) throw new StartError('The dev server ended before it was ready; its output is above.');
  return server;
}

async function firstStatus(url: string): Promise<number> {
  for (;;) {
    const answer = await fetch(url, {redirect: 'manual'}).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer) return answer.status;
    await wait(150);
  }
}

async function endGroup(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  signalGroup(child, 'SIGTERM');
  await Promise.race([ended, wait(3000, undefined, {ref: false})]);
  signalGroup(child, 'SIGKILL');
}

function signalGroup({pid}: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // All processes of the group have ended already.
  }
}
