import cluster from 'node:cluster';

/** Milliseconds. A process that ends sooner would only end again. */
const minLifetime = 2_000;

/**
 * Starts this program several times behind one port. A process that ends is started again. A signal to stop is passed on; after
 * `timeout` milliseconds what still runs is ended.
 */
export function runProcesses(count: number, timeout: number): void {
  let exitCode: number | undefined;
  const running = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const stop = (code: number) => {
    if (exitCode !== undefined) return;
    exitCode = code;
    for (const worker of running()) worker.process.kill('SIGTERM');
    setTimeout(() => running().forEach((worker) => worker.process.kill('SIGKILL')), timeout).unref();
    if (running().length === 0) process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

  const start = () => {
    const began = Date.now();
    cluster.fork().once('exit', (code, signal) => {
      if (exitCode !== undefined) {
        if (running().length === 0) process.exit(exitCode);
        return;
      }
      console.error(`A process has ended (${signal ?? code}).`);
      if (Date.now() - began < minLifetime) stop(1);
      else start();
    });
  };
  for (let number = 0; number < count; number += 1) start();
}
