import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {lock} from 'proper-lockfile';

/** In ms. A process renews its lock every few seconds, so an older lock belongs to a process that has ended. */
const staleAfter = 20_000;

/** In ms. Longer than a build takes on a busy machine. */
const maxWait = 900_000;
const retryInterval = 200;

/**
 * Runs `work`, which only one process may do at a time. While another process does it, this one waits, or throws `failure` if
 * that is given. The folder exists as long as the lock is held.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>, failure?: Error): Promise<T> {
  await mkdir(path.dirname(folder), {recursive: true});
  const retries = {retries: maxWait / retryInterval, factor: 1, minTimeout: retryInterval, maxTimeout: retryInterval};
  const release = await lock(folder, {
    lockfilePath: folder,
    realpath: false,
    stale: staleAfter,
    ...(!failure && {retries}),
  }).catch((error: NodeJS.ErrnoException) => {
    throw failure && error.code === 'ELOCKED' ? failure : error;
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
