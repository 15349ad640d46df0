import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {lock} from 'proper-lockfile';

/** Who holds a lock renews it every few seconds: one that is older, in ms, belongs to a process that has ended. */
const stale = 20_000;

/** In ms. Longer than a build takes on a busy machine. */
const longestWait = 900_000;
const step = 200;

/** Does something that one process may do at a time: another one waits. `folder` is there while somebody does it. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(folder), {recursive: true});
  const release = await lock(folder, {
    lockfilePath: folder,
    realpath: false,
    stale,
    retries: {retries: longestWait / step, factor: 1, minTimeout: step, maxTimeout: step},
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
