import cluster from 'node:cluster';

/** Milliseconds. If a process ends sooner, the delay before its next start doubles. */
const minLifetime = 60_000;

/** Milliseconds before a process is started again. */
const firstDelay = 100;
const maxDelay = 10_000;

/**
 * Starts this program several times behind one port. A process that ends is started again. Only if a process ends before any has
 * listened, everything stops: the process has printed why it can't start. A signal to stop is passed on to all processes; those
 * that still run after `timeout` milliseconds are killed.
 */
export function runProcesses(count: number, timeout: number): void {
  let exitCode: number | undefined;
  let hasListened = false;
  const listWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const stop = (code: number) => {
    if (exitCode !== undefined) return;
    exitCode = code;
    for (const worker of listWorkers()) worker.process.kill('SIGTERM');
    setTimeout(() => listWorkers().forEach((worker) => worker.process.kill('SIGKILL')), timeout).unref();
    if (listWorkers().length === 0) process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  cluster.once('listening', () => (hasListened = true));

  const start = (nextDelay: number) => {
    const startedAt = Date.now();
    cluster.fork().once('exit', (code, signal) => {
      if (exitCode !== undefined) {
        if (listWorkers().length === 0) process.exit(exitCode);
        return;
      }
      console.error(`A process has ended (${signal ?? code}).`);
      if (!hasListened) return stop(1);
      const wasStable = Date.now() - startedAt >= minLifetime;
      const restartDelay = wasStable ? firstDelay : nextDelay;
      const restart = () => {
        if (exitCode === undefined) start(Math.min(2 * restartDelay, maxDelay));
      };
      setTimeout(restart, restartDelay);
    });
  };
  for (let number = 0; number < count; number += 1) start(firstDelay);
}
