import type fc from 'fast-check';
import type {Site} from '../../site';
import {problemsOf, type Expectations} from '../checks';
import type {Tally} from '../findings';
import {describeExchange, send, type Answer, type Ask} from '../http';
import type {Problem} from '../search';

/** A request, and what its answer has to fulfil beside what holds for every answer. */
export interface FuzzCase {
  ask: Ask;
  /** Sent to the site with the password screen. */
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

/** Sends a request and says what is wrong with its answer. */
export async function tryCase({ask, locked, check}: FuzzCase, target: Target, tally: Tally): Promise<Problem[]> {
  const kind = locked ? 'locked' : 'open';
  const answer = await send(target[kind].url, ask);
  tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
  const own = answer.status ? check?.(answer) : undefined;
  const problems = [...problemsOf(ask, answer, target.expected[kind]), ...(own ? [own] : [])];
  return problems.map((problem) => ({problem, detail: describeExchange(ask, answer)}));
}
