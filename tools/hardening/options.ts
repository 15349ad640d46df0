import {parseArgs} from 'node:util';
import {StartError} from '../environment';
import {namedRuntimes, type Runtime} from '../site';

export interface RunOptions {
  /** The same seed gives the same cases again. */
  seed: number;
  /** At most so many cases of each kind. */
  runs: number;
  /** No new case starts after that. */
  minutes: number;
  /** What runs the sites. */
  runtime: Runtime;
  /** The only kind that runs; all without it. */
  only?: string;
}

const usage =
  'Use --seed, --runs and --minutes with a number each, --runtime with workerd or node, and the name of one kind to run only that.';

/** Reads the arguments of a command such as `npm run fuzz -- cookies --seed 7 --runs 200`. Throws `StartError`. */
export function readOptions(minutes: number, kinds: readonly string[], args = process.argv.slice(2)): RunOptions {
  const text = {type: 'string'} as const;
  const {values, positionals} = parse(args, {seed: text, runs: text, minutes: text, runtime: text});
  const [only, ...more] = positionals;
  if (more.length || (only !== undefined && !kinds.includes(only))) {
    throw new StartError(`There is no kind ${positionals.join(' ')}. The kinds are ${kinds.join(', ')}.`);
  }
  const runtime = namedRuntimes[values.runtime ?? 'workerd'];
  if (!runtime) throw new StartError(usage);
  return {
    seed: numberOf(values.seed, Math.floor(Math.random() * 2 ** 31)),
    runs: numberOf(values.runs, Infinity),
    minutes: numberOf(values.minutes, minutes),
    runtime,
    only,
  };
}

function parse(args: string[], options: Record<'seed' | 'runs' | 'minutes' | 'runtime', {type: 'string'}>) {
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
