import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** Does something that one process may do at a time: another one waits. The lock of a process that has ended is void. */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(lock), {recursive: true});
  while (!(await take(lock))) {
    const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (owner && !isAlive(owner)) await rm(lock, {force: true});
    await wait(200);
  }
  try {
    return await work();
  } finally {
    await rm(lock, {force: true});
  }
}

const take = (lock: string): Promise<boolean> =>
  writeFile(lock, String(process.pid), {flag: 'wx'}).then(
    () => true,
    () => false,
  );

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
