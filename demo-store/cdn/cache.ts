const MAX_CACHED_BYTES = 128 * 1024 * 1024;
const MAX_AT_ONCE = 2;

/**
 * A cache for the results of costly work. Equal requests at the same time share one run, at most two run at once, and the
 * result that was not used for the longest time goes first.
 */
export class WorkCache {
  private readonly results = new Map<string, Buffer>();
  private readonly pending = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private bytes = 0;
  private running = 0;

  /** The result of some work by its key. Work that fails isn't remembered. */
  async get(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.results.get(key);
    if (known) {
      this.results.delete(key);
      this.results.set(key, known);
      return known;
    }
    const underWay = this.pending.get(key);
    if (underWay) return underWay;
    const started = this.inTurn(work).finally(() => this.pending.delete(key));
    this.pending.set(key, started);
    const result = await started;
    this.keep(key, result);
    return result;
  }

  private async inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
    if (this.running >= MAX_AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  private keep(key: string, result: Buffer): void {
    this.results.set(key, result);
    this.bytes += result.length;
    for (const [oldest, {length}] of this.results) {
      if (this.bytes <= MAX_CACHED_BYTES) break;
      this.results.delete(oldest);
      this.bytes -= length;
    }
  }
}
