import {spawn} from 'node:child_process';
import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {StartError} from './environment';
import {withLock} from './lock';

export const root = path.resolve(import.meta.dirname, '..');
/** Folder of the production build. */
export const output = path.join(root, 'dist');
/** What a build is made of. */
export const sources = [
  'app',
  'joinery',
  'public',
  'runtimes',
  'server.ts',
  'vite.config.ts',
  'remix.config.js',
  'package-lock.json',
];

/**
 * The folder of a production build. Builds first unless there is a build that is newer than all sources. Only one process builds
 * at a time; other processes wait until that build is ready.
 */
export async function ensureBuild(onBuild?: () => void): Promise<string> {
  await withLock(path.join(root, '.cache/building'), async () => {
    if (await isFresh(path.join(output, 'node/server.mjs'))) return;
    onBuild?.();
    await build(root, 'npm', ['run', '--silent', 'build']);
  });
  return output;
}

/** Whether a file of a build is newer than all sources. */
export async function isFresh(file: string): Promise<boolean> {
  const builtAt = await stat(file).then(
    (stats) => stats.mtimeMs,
    () => 0,
  );
  if (!builtAt) return false;
  const changedAt = await Promise.all(sources.map((source) => findLastChange(path.join(root, source))));
  return Math.max(...changedAt) < builtAt;
}

/** Milliseconds since 1970. The time of a folder itself counts as well, because it changes when a file is removed. */
async function findLastChange(file: string): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = await readdir(file);
  const entryTimes = await Promise.all(names.map((name) => findLastChange(path.join(file, name))));
  return Math.max(stats.mtimeMs, ...entryTimes);
}

/** Runs a command that builds, in a folder. */
export async function build(cwd: string, command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    // With the NODE_ENV of a test runner, React's development build would be used.
    env: {...process.env, NODE_ENV: 'production', CI: '1', SHOPIFY_CLI_NO_ANALYTICS: '1'},
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartError(`The production build failed.\n${log}`);
}
