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

/** All files of a project, or one of its shards such as `1/4`. */
async function vitest(project: string, shard?: string): Promise<Count> {
  const name = shard ? `${project} ${shard}` : project;
  const file = path.join(results, `${name.replace(/\W/g, '-')}-${process.pid}.json`);
  const outcome = await run(bin('vitest'), [
    ...['run', '--config', 'tests/vitest.config.ts', '--project', project, ...(shard ? ['--shard', shard] : [])],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--silent=passed-only'],
  ]);
  return countOfVitest(name, outcome, file);
}

/** Long ones first, so that both lanes end at about the same time. Each shard has a browser and a site of its own. */
const tasks: (() => Promise<Count>)[] = [
  () => vitest('e2e', '1/4'),
  () => vitest('unit'),
  () => vitest('e2e', '2/4'),
  () => vitest('e2e', '3/4'),
  () => vitest('e2e', '4/4'),
  () => check('lint', 'npm', 'run', '--silent', 'lint'),
  () => check('types', bin('tsc'), '--noEmit'),
  () => check('formatting', bin('prettier'), '--check', '--log-level=warn', '.'),
  () => check('generated types', process.execPath, '--import', 'tsx', 'tests/support/generatedTypes.ts'),
];
const counts: Count[] = [];

/** One core's work: takes a task when the one before is done. */
async function lane(): Promise<void> {
  for (let task = tasks.shift(); task; task = tasks.shift()) counts.push(await task());
}

await mkdir(results, {recursive: true});
await Promise.all([lane(), lane()]);
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
const [passed, failed] = [total('passed'), total('failed')];
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
