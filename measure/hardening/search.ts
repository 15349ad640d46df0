import fc from 'fast-check';
import type {Findings, Tally} from './findings';

/** A problem, always in the same words for the same mistake, and a description of the case that shows it. */
export interface Problem {
  problem: string;
  detail: string;
}

interface Search<T> {
  name: string;
  /** The command that repeats the search, such as `npm run fuzz -- cookies`. */
  command: string;
  cases: number;
  arbitrary: fc.Arbitrary<T>;
  /** How many cases are tried at the same time. */
  lanes: number;
  attempt(value: T, lane: number, tally: Tally): Promise<Problem[]>;
}

interface Limits {
  seed: number;
  runs: number;
  /** In ms. */
  time: number;
}

/**
 * Tries cases until all have been tried or the time is over. A failing case is reduced to the smallest one that still fails. Each
 * problem is reported once.
 */
export async function search<T>(
  {name, command, cases, arbitrary, lanes: maxLanes, attempt}: Search<T>,
  {seed, runs, time}: Limits,
  findings: Findings,
): Promise<Tally> {
  const start = performance.now();
  const planned = Math.min(cases, runs);
  const laneCount = Math.min(planned, maxLanes);
  const tally: Tally = {name, cases: 0, planned, slowestMs: 0, seconds: 0};

  const runLane = async (index: number) => {
    let remainingCases = Math.floor(planned / laneCount) + (index < planned % laneCount ? 1 : 0);
    for (let laneSeed = seed + index; remainingCases > 0; laneSeed += laneCount) {
      const remainingTime = time - (performance.now() - start);
      if (remainingTime <= 0) return;
      const property = fc.asyncProperty(arbitrary, async (value) => {
        const problems = await attempt(value, index, tally);
        tally.cases += 1;
        const newProblem = problems.find(({problem}) => !findings.has(`${name}: ${problem}`));
        if (newProblem) throw new Failure(newProblem);
      });
      const details = await fc.check(property, {
        seed: laneSeed,
        numRuns: remainingCases,
        interruptAfterTimeLimit: remainingTime,
        markInterruptAsFailure: false,
      });
      remainingCases -= Math.max(1, details.numRuns);
      // Only an interrupted search ends without a failure before its last case.
      if (!details.failed) return;
      const {errorInstance: error} = details;
      if (!(error instanceof Failure)) throw error;
      const {problem, detail} = error.problem;
      findings.add(`${name}: ${problem}`, `${detail}\n    again: ${command} --seed ${seed}`);
    }
  };

  await Promise.all(Array.from({length: laneCount}, (_, index) => runLane(index)));
  return {...tally, seconds: (performance.now() - start) / 1000};
}

class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.problem);
  }
}
