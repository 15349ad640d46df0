import {parseArgs} from 'node:util';
import {StartError} from '../environment';

export interface RunOptions {
  /** The same seed gives the same cases again. */
  seed: number;
  /** At most so many cases of each kind. */
  runs: number;
  /** No new case starts after that. */
  minutes: number;
  /** The only kind that runs; all without it. */
  only?: string;
}

const usage = 'Use --seed, --runs and --minutes with a number each, and the name of one kind to run only that.';

/** Reads the arguments of a command such as `npm run fuzz -- cookies --seed 7 --runs 200`. Throws `StartError`. */
export function readOptions(minutes: number, kinds: readonly string[], args = process.argv.slice(2)): RunOptions {
  const number = {type: 'string'} as const;
  const {values, positionals} = parse(args, {seed: number, runs: number, minutes: number});
  const [only, ...more] = positionals;
  if (more.length || (only !== undefined && !kinds.includes(only))) {
    throw new StartError(`There is no kind ${positionals.join(' ')}. The kinds are ${kinds.join(', ')}.`);
  }
  return {
    seed: numberOf(values.seed, Math.floor(Math.random() * 2 ** 31)),
    runs: numberOf(values.runs, Infinity),
    minutes: numberOf(values.minutes, minutes),
    only,
  };
}

function parse(args: string[], options: Record<'seed' | 'runs' | 'minutes', {type: 'string'}>) {
  try {
    return parseArgs({args, options, allowPositionals: true});
  } catch {
    throw new StartError(usage);
  }
}

function numberOf(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (text.trim() && Number.isFinite(number) && number >= 0) return number;
  throw new StartError(usage);
}
