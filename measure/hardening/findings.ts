import {table} from '../bench/table';

/** The figures of one part of a run. */
export interface Tally {
  name: string;
  cases: number;
  /** The number of cases that should run. Fewer run if the time is over before. */
  planned: number;
  slowestMs: number;
  seconds: number;
}

/**
 * The problems that a run has found, each once, with a request and answer that show it, and the number of times it occurred.
 */
export class Findings {
  #found = new Map<string, {detail: string; times: number}>();

  get count(): number {
    return this.#found.size;
  }

  has(problem: string): boolean {
    return this.#found.has(problem);
  }

  /** Counts a problem. Of each problem only the first `detail` is stored. */
  add(problem: string, detail: string): void {
    const existing = this.#found.get(problem);
    if (existing) existing.times += 1;
    else this.#found.set(problem, {detail, times: 1});
  }

  toString(): string {
    return [...this.#found]
      .map(([problem, {detail, times}]) => `✗ ${problem}${times > 1 ? ` (${times} times)` : ''}\n${detail}\n`)
      .join('\n');
  }
}

/** Prints what was found and the table, and sets the exit status. */
export function report(tallies: readonly Tally[], findings: Findings): void {
  const rows = tallies.map(({name, cases, planned, slowestMs, seconds}) => [
    name,
    cases < planned ? `${cases} of ${planned}, the time was over` : String(cases),
    `${slowestMs} ms`,
    `${seconds.toFixed(0)} s`,
  ]);
  console.log(table(['', 'Cases', 'Slowest answer', 'Time'], rows));
  if (findings.count) console.log(findings.toString());
  console.log(findings.count ? `${findings.count} found` : 'Nothing found');
  process.exitCode = findings.count ? 1 : 0;
}
