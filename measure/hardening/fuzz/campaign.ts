import type fc from 'fast-check';
import type {Site} from '../../../tools/site';
import {findProblems, type Expectations} from '../checks';
import type {Tally} from '../findings';
import {describeExchange, send, type Answer, type TestRequest} from '../http';
import type {Problem} from '../search';

/** A request, and a check of its answer in addition to the checks of every answer. */
export interface FuzzCase {
  testRequest: TestRequest;
  /** The request goes to the site with a password. */
  locked?: boolean;
  check?(answer: Answer): string | undefined;
}

export interface Campaign {
  name: string;
  cases: number;
  arbitrary: fc.Arbitrary<FuzzCase>;
}

export interface Target {
  open: Site;
  locked: Site;
  expected: {open: Expectations; locked: Expectations};
}

/** Sends a request and returns the problems of its answer. */
export async function tryCase(
  {testRequest, locked, check}: FuzzCase,
  target: Target,
  tally: Tally,
): Promise<Problem[]> {
  const kind = locked ? 'locked' : 'open';
  const answer = await send(target[kind].url, testRequest);
  tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
  const caseProblem = answer.status ? check?.(answer) : undefined;
  const problems = [...findProblems(testRequest, answer, target.expected[kind]), ...(caseProblem ? [caseProblem] : [])];
  return problems.map((problem) => ({problem, detail: describeExchange(testRequest, answer)}));
}
