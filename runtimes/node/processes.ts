import cluster from 'node:cluster';

/** Milliseconds. A process that ends before this waits twice as long as the last time before it is started again. */
const minLifetime = 60_000;

/** Milliseconds before a process is started again. */
const firstDelay = 100;
const maxDelay = 10_000;

/**
 * Starts this program several times behind one port. A process that ends is started again, but as long as none has ever
 * listened, the first that ends has said why nothing can start. A signal to stop is passed on; after `timeout` milliseconds what
 * still runs is ended.
 */
export function runProcesses(count: number, timeout: number): void {
  let exitCode: number | undefined;
  let listened = false;
  const running = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const stop = (code: number) => {
    if (exitCode !== undefined) return;
    exitCode = code;
    for (const worker of running()) worker.process.kill('SIGTERM');
    setTimeout(() => running().forEach((worker) => worker.process.kill('SIGKILL')), timeout).unref();
    if (running().length === 0) process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  cluster.once('listening', () => (listened = true));

  const start = (delay: number) => {
    const began = Date.now();
    cluster.fork().once('exit', (code, signal) => {
      if (exitCode !== undefined) {
        if (running().length === 0) process.exit(exitCode);
        return;
      }
      console.error(`A process has ended (${signal ?? code}).`);
      if (!listened) return stop(1);
      const lasted = Date.now() - began >= minLifetime;
      const wait = lasted ? firstDelay : delay;
      setTimeout(() => exitCode === undefined && start(Math.min(2 * wait, maxDelay)), wait);
    });
  };
  for (let number = 0; number < count; number += 1) start(firstDelay);
}
