import fc from 'fast-check';
import type {Findings, Tally} from './findings';

/** A problem in words that are the same for the same mistake, and what shows it. */
export interface Problem {
  problem: string;
  detail: string;
}

interface Search<T> {
  name: string;
  /** What repeats it, such as `npm run fuzz -- cookies`. */
  command: string;
  cases: number;
  arbitrary: fc.Arbitrary<T>;
  /** How many cases are tried at once. */
  lanes: number;
  attempt(value: T, lane: number, tally: Tally): Promise<Problem[]>;
}

interface Limits {
  seed: number;
  runs: number;
  /** ms. */
  time: number;
}

/**
 * Tries cases until their number or the time is over. A case that fails is made as small as it can be while it still
 * fails. Each problem is reported once.
 */
export async function search<T>(
  {name, command, cases, arbitrary, lanes: maxLanes, attempt}: Search<T>,
  {seed, runs, time}: Limits,
  findings: Findings,
): Promise<Tally> {
  const start = performance.now();
  const planned = Math.min(cases, runs);
  const lanes = Math.min(planned, maxLanes);
  const tally: Tally = {name, cases: 0, planned, slowestMs: 0, seconds: 0};

  const lane = async (index: number) => {
    let left = Math.floor(planned / lanes) + (index < planned % lanes ? 1 : 0);
    for (let laneSeed = seed + index; left > 0; laneSeed += lanes) {
      const remaining = time - (performance.now() - start);
      if (remaining <= 0) return;
      const property = fc.asyncProperty(arbitrary, async (value) => {
        const problems = await attempt(value, index, tally);
        tally.cases += 1;
        const unknown = problems.find(({problem}) => !findings.has(`${name}: ${problem}`));
        if (unknown) throw new Failure(unknown);
      });
      const details = await fc.check(property, {
        seed: laneSeed,
        numRuns: left,
        interruptAfterTimeLimit: remaining,
        markInterruptAsFailure: false,
      });
      left -= Math.max(1, details.numRuns);
      // Only an interrupted search ends without a failure before its last case.
      if (!details.failed) return;
      const {errorInstance: error} = details;
      if (!(error instanceof Failure)) throw error;
      const {problem, detail} = error.found;
      findings.add(`${name}: ${problem}`, `${detail}\n    again: ${command} --seed ${seed}`);
    }
  };

  await Promise.all(Array.from({length: lanes}, (_, index) => lane(index)));
  return {...tally, seconds: (performance.now() - start) / 1000};
}

class Failure extends Error {
  constructor(readonly found: Problem) {
    super(found.problem);
  }
}
