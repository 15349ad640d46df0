import {spawn} from 'node:child_process';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {copyFolder} from './copy';
import type {Mutant} from './mutant';

/** What a run of tests in the copy has shown. */
interface TestRun {
  /** Titles of the tests that have failed. */
  failed: string[];
  /** How many have passed. */
  passed: number;
  /** Set if there are no results: why the tests don't start or don't end. */
  problem?: string;
}

export type Kind = 'unit' | 'e2e';

const minute = 60_000;

const signals = ['SIGINT', 'SIGTERM'] as const;

/** In ms. A machine with other work takes several times as long as an idle one. */
const timeouts = {unit: {one: 3 * minute, all: 15 * minute}, e2e: {one: 8 * minute, all: 25 * minute}};

export const getKind = (mutant: Mutant): Kind => ('tests' in mutant ? 'unit' : 'e2e');

export const testFiles = (mutant: Mutant): string[] => ('tests' in mutant ? mutant.tests : [mutant.e2e.file]);

/** Runs the tests that could notice a mutation, up to the first that does. */
export function runMutantTests(mutant: Mutant): Promise<TestRun> {
  const kind = getKind(mutant);
  const untilFirst = kind === 'unit' ? ['--bail', '1'] : ['--max-failures=1'];
  return run(kind, [...testFiles(mutant), ...untilFirst], timeouts[kind].one);
}

/** Runs whole files. */
export function runFiles(kind: Kind, files: string[]): Promise<TestRun> {
  return run(kind, files, timeouts[kind].all);
}

/** Path of the tests' report, inside the copy. */
const reportFile = '.cache/mutants.json';

const commands = {
  unit: `vitest run --config tests/vitest.config.ts --project unit --reporter=json --outputFile=${reportFile}`,
  e2e: 'playwright test --reporter=json',
};

async function run(kind: Kind, args: string[], timeout: number): Promise<TestRun> {
  await rm(path.join(copyFolder, reportFile), {force: true});
  const problem = await execute(commands[kind].split(' '), args, timeout);
  const text = await readFile(path.join(copyFolder, reportFile), 'utf8').catch(() => undefined);
  if (problem || text === undefined) return {failed: [], passed: 0, problem: problem ?? 'The tests have no report.'};
  const answer = kind === 'unit' ? readVitest(text) : readPlaywright(text);
  return answer.failed.length || answer.passed ? answer : {...answer, problem: 'No test has run: does the copy build?'};
}

/** Runs a command in the copy. Returns the reason if the command can't start or doesn't end in time. */
function execute(
  [name = '', ...commandArguments]: string[],
  args: string[],
  timeout: number,
): Promise<string | undefined> {
  // In a process group of its own, so that its servers and browsers can be ended with it.
  const child = spawn(path.join(copyFolder, 'node_modules/.bin', name), [...commandArguments, ...args], {
    cwd: copyFolder,
    detached: true,
    stdio: 'ignore',
    env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile},
  });
  const killGroup = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  const onInterrupt = () => {
    killGroup();
    process.exit(130);
  };
  for (const signal of signals) process.once(signal, onInterrupt);
  return new Promise((resolve) => {
    let problem: string | undefined;
    const timer = setTimeout(() => {
      problem = `The tests have not ended in ${timeout / minute} minutes.`;
      killGroup();
    }, timeout);
    child.once('error', (error) => (problem = error.message));
    child.once('close', () => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, onInterrupt);
      resolve(problem);
    });
  });
}

interface VitestReport {
  testResults: {name: string; status: string; assertionResults: {fullName: string; status: string}[]}[];
}

function readVitest(text: string): TestRun {
  const {testResults} = JSON.parse(text) as VitestReport;
  const withStatus = (wanted: string) =>
    testResults.flatMap(({assertionResults}) => assertionResults).filter(({status}) => status === wanted);
  const failed = withStatus('failed').map(({fullName}) => fullName.trim());
  // A test file that can't be imported fails without any test.
  const broken = failed.length === 0 && testResults.find(({status}) => status === 'failed');
  return {failed, passed: withStatus('passed').length, ...(broken && {problem: `${broken.name} doesn't start.`})};
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {title: string; tests: {status: string}[]}[];
}

function readPlaywright(text: string): TestRun {
  const specsIn = ({suites = [], specs = []}: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...specs,
    ...suites.flatMap(specsIn),
  ];
  const specs = specsIn(JSON.parse(text) as PlaywrightSuite);
  const withStatus = (wanted: string) => specs.filter(({tests}) => tests.some(({status}) => status === wanted));
  return {failed: withStatus('unexpected').map(({title}) => title), passed: withStatus('expected').length};
}
