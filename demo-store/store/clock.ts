import {createHash, randomBytes} from 'node:crypto';

const SEEDED_START = Date.UTC(2026, 0, 5, 8, 0, 0);
const SEEDED_STEP_MS = 1000;

/** Time and chance of the store. With a seed both repeat themselves from run to run. */
export interface Clock {
  now(): Date;
  /** A token of 32 hexadecimal digits. */
  token(): string;
}

/** A clock that tells the time of day, or (with a seed) starts at a fixed moment and moves on 1 s at every look. */
export function createClock(seed?: string | number): Clock {
  if (seed === undefined) {
    return {now: () => new Date(), token: () => randomBytes(16).toString('hex')};
  }
  let looks = 0;
  let tokens = 0;
  return {
    now: () => new Date(SEEDED_START + SEEDED_STEP_MS * looks++),
    token: () => createHash('sha256').update(`${seed}:${tokens++}`).digest('hex').slice(0, 32),
  };
}
