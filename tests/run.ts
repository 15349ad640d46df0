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

async function vitest(project: string): Promise<Count> {
  const file = path.join(results, `${project}-${process.pid}.json`);
  const outcome = await run(bin('vitest'), [
    ...['run', '--config', 'tests/vitest.config.ts', '--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--silent=passed-only'],
  ]);
  return countOfVitest(project, outcome, file);
}

/** Two lanes for two cores: checks of the sources in one, build and browser in the other. */
const lanes: (() => Promise<Count>)[][] = [
  [() => vitest('e2e')],
  [
    () => vitest('unit'),
    () => check('generated types', process.execPath, '--import', 'tsx', 'tests/support/generatedTypes.ts'),
    () => check('types', bin('tsc'), '--noEmit'),
    () => check('formatting', bin('prettier'), '--check', '--log-level=warn', '.'),
    () => check('lint', 'npm', 'run', '--silent', 'lint'),
  ],
];

await mkdir(results, {recursive: true});
const counts = await Promise.all(
  lanes.map(async (lane) => {
    const done: Count[] = [];
    for (const task of lane) done.push(await task());
    return done;
  }),
);
const total = (key: keyof Count) => counts.flat().reduce((sum, count) => sum + count[key], 0);
const [passed, failed] = [total('passed'), total('failed')];
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
