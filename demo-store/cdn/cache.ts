const MAX_CACHED_BYTES = 128 * 1024 * 1024;
const MAX_CONCURRENT = 2;

/**
 * A least-recently-used cache for the results of costly work. Concurrent requests for the same key share one run of the work.
 * At most two runs happen at once.
 */
export class WorkCache {
  private readonly results = new Map<string, Buffer>();
  private readonly pending = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private bytes = 0;
  private running = 0;

  /** Failures aren't cached. */
  async get(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.results.get(key);
    if (cached) {
      this.results.delete(key);
      this.results.set(key, cached);
      return cached;
    }
    const pending = this.pending.get(key);
    if (pending) return pending;
    const run = this.runInTurn(work).finally(() => this.pending.delete(key));
    this.pending.set(key, run);
    const result = await run;
    this.save(key, result);
    return result;
  }

  private async runInTurn(work: () => Promise<Buffer>): Promise<Buffer> {
    if (this.running >= MAX_CONCURRENT) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      const startNext = this.waiting.shift();
      if (startNext) startNext();
      else this.running--;
    }
  }

  private save(key: string, result: Buffer): void {
    this.results.set(key, result);
    this.bytes += result.length;
    for (const [oldest, {length}] of this.results) {
      if (this.bytes <= MAX_CACHED_BYTES) break;
      this.results.delete(oldest);
      this.bytes -= length;
    }
  }
}
