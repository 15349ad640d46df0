import {createHash, randomBytes} from 'node:crypto';

const SEEDED_START = Date.UTC(2026, 0, 5, 8, 0, 0);
const SEEDED_STEP_MS = 1000;

/** Time and random tokens of the store. With a seed, both are the same in every run. */
export interface Clock {
  now(): Date;
  /** The current time, without advancing a seeded clock. */
  peek(): Date;
  /** A token of 32 hexadecimal digits. */
  token(): string;
}

/** The real time; with a seed, a fixed start that advances by 1 s at every call. */
export function createClock(seed?: string | number): Clock {
  if (seed === undefined) {
    return {now: () => new Date(), peek: () => new Date(), token: () => randomBytes(16).toString('hex')};
  }
  let readings = 0;
  let tokenCount = 0;
  return {
    now: () => new Date(SEEDED_START + SEEDED_STEP_MS * readings++),
    peek: () => new Date(SEEDED_START + SEEDED_STEP_MS * readings),
    token: () => createHash('sha256').update(`${seed}:${tokenCount++}`).digest('hex').slice(0, 32),
  };
}
