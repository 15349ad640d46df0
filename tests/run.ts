import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../tools/build';
import {countOfCommand, countOfVitest, run, type Count} from './support/task';

const results = path.join(root, '.cache/test-results');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** One case by its exit code. */
async function check(name: string, command: string, ...args: string[]): Promise<Count> {
  return countOfCommand(name, await run(command, args));
}

/** All files of a project, or one of its shards such as `1/6`. */
async function vitest(project: string, shard?: string): Promise<Count> {
  const name = shard ? `${project} ${shard}` : project;
  const file = path.join(results, `${name.replace(/\W/g, '-')}-${process.pid}.json`);
  const outcome = await run(bin('vitest'), [
    ...['run', '--config', 'tests/vitest.config.ts', '--project', project, ...(shard ? ['--shard', shard] : [])],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--silent=passed-only'],
  ]);
  return countOfVitest(name, outcome, file);
}

const shards = 5;
const e2e = (number: number) => () => vitest('e2e', `${number}/${shards}`);

/**
 * The first shard makes the build that all shards need, so what needs none is begun beside it. Then long ones first: all lanes end at
 * about the same time. Each shard has a browser and a site of its own.
 */
const tasks: (() => Promise<Count>)[] = [
  e2e(1),
  () => vitest('unit'),
  () => check('lint', 'npm', 'run', '--silent', 'lint'),
  ...Array.from({length: shards - 1}, (_, index) => e2e(index + 2)),
  () => check('types', bin('tsc'), '--noEmit'),
  () => check('formatting', bin('prettier'), '--check', '--log-level=warn', '.'),
  () => check('generated types', process.execPath, '--import', 'tsx', 'tests/support/generatedTypes.ts'),
];
const counts: Count[] = [];

/** Takes a task when the one before is done. Three at once keep two cores busy: a browser's tests wait half of their time. */
async function lane(): Promise<void> {
  for (let task = tasks.shift(); task; task = tasks.shift()) counts.push(await task());
}

await mkdir(results, {recursive: true});
await Promise.all([lane(), lane(), lane()]);
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
const [passed, failed] = [total('passed'), total('failed')];
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
