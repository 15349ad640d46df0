import {spawn} from 'node:child_process';
import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {StartError} from './environment';
import {withLock} from './lock';

export const root = path.resolve(import.meta.dirname, '..');
const output = path.join(root, 'dist');
const sources = ['app', 'public', 'runtimes', 'server.ts', 'vite.config.ts', 'remix.config.js', 'package-lock.json'];

/**
 * Folder of a production build that is no older than its sources; builds when there is none.
 * One process builds at a time, another one waits for it.
 */
export async function ensureBuild(onBuild?: () => void): Promise<string> {
  await withLock(path.join(root, '.cache/building'), async () => {
    if (await isFresh()) return;
    onBuild?.();
    await build();
  });
  return output;
}

async function isFresh(): Promise<boolean> {
  const built = await stat(path.join(output, 'node/server.mjs')).then(
    (stats) => stats.mtimeMs,
    () => 0,
  );
  if (!built) return false;
  const changed = await Promise.all(sources.map((source) => lastChange(path.join(root, source))));
  return Math.max(...changed) < built;
}

/** Milliseconds since 1970. A folder's own time counts as well: it changes when a file is removed. */
async function lastChange(file: string): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = await readdir(file);
  const inside = await Promise.all(names.map((name) => lastChange(path.join(file, name))));
  return Math.max(stats.mtimeMs, ...inside);
}

async function build(): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // With the NODE_ENV of a test runner, React's development build would be used.
    env: {...process.env, NODE_ENV: 'production'},
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
