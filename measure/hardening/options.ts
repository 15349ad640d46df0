import {parseArgs} from 'node:util';
import {StartError} from '../../tools/environment';
import {runtimesByName, type Runtime} from '../../tools/site';

export interface RunOptions {
  /** The same seed gives the same cases again. */
  seed: number;
  /** The maximum number of cases of each kind. */
  runs: number;
  /** After this time no new case starts. */
  minutes: number;
  /** The runtime of the attacked sites. */
  runtime: Runtime;
  /** The only kind that runs. Without it all kinds run. */
  only?: string;
}

const usage =
  'Use --seed, --runs and --minutes with a number each, --runtime with workerd or node, and the name of one kind to run only that.';

/** Reads the arguments of a command such as `npm run fuzz -- cookies --seed 7 --runs 200`. Throws `StartError`. */
export function readOptions(minutes: number, kinds: readonly string[], args = process.argv.slice(2)): RunOptions {
  const stringOption = {type: 'string'} as const;
  const {values, positionals} = parseArguments(args, {
    seed: stringOption,
    runs: stringOption,
    minutes: stringOption,
    runtime: stringOption,
  });
  const [only, ...otherKinds] = positionals;
  if (otherKinds.length || (only !== undefined && !kinds.includes(only))) {
    throw new StartError(`There is no kind ${positionals.join(' ')}. The kinds are ${kinds.join(', ')}.`);
  }
  const runtime = runtimesByName[values.runtime ?? 'workerd'];
  if (!runtime) throw new StartError(usage);
  return {
    seed: parseNumber(values.seed, Math.floor(Math.random() * 2 ** 31)),
    runs: parseNumber(values.runs, Infinity),
    minutes: parseNumber(values.minutes, minutes),
    runtime,
    only,
  };
}

function parseArguments(args: string[], options: Record<'seed' | 'runs' | 'minutes' | 'runtime', {type: 'string'}>) {
  try {
    return parseArgs({args, options, allowPositionals: true});
  } catch {
    throw new StartError(usage);
  }
}

function parseNumber(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (text.trim() && Number.isFinite(number) && number >= 0) return number;
  throw new StartError(usage);
}
