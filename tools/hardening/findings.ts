import {table} from '../bench/table';

/** What one part of a run has done. */
export interface Tally {
  name: string;
  cases: number;
  /** How many were meant to run; fewer have when the time was over. */
  planned: number;
  slowestMs: number;
  seconds: number;
}

/** What a run has found: each problem once, with the exchange that shows it and how often it came. */
export class Findings {
  #found = new Map<string, {detail: string; times: number}>();

  get count(): number {
    return this.#found.size;
  }

  has(problem: string): boolean {
    return this.#found.has(problem);
  }

  /** Counts a problem; the first `detail` of each is kept. */
  add(problem: string, detail: string): void {
    const known = this.#found.get(problem);
    if (known) known.times += 1;
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
