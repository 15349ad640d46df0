import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {root} from '../../tools/build';

export interface Count {
  passed: number;
  failed: number;
}

interface CommandResult {
  code: number | null;
  output: string;
  seconds: number;
}

/** Runs a command in the project's folder and returns what it prints. */
export function run(command: string, args: string[]): Promise<CommandResult> {
  const start = performance.now();
  const child = spawn(command, args, {cwd: root, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => resolve({code, output, seconds: (performance.now() - start) / 1000}));
  });
}

export function countOfCommand(name: string, {code, output, seconds}: CommandResult): Count {
  const failed = code === 0 ? 0 : 1;
  report(name, {passed: 1 - failed, failed}, seconds, output);
  return {passed: 1 - failed, failed};
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  testResults: {status: string; name: string; assertionResults: {status: string}[]}[];
}

/** Counts the cases of a Vitest run. A file that can't be loaded counts as one failure, and so does a skipped case. */
export async function countOfVitest(
  name: string,
  {code, output, seconds}: CommandResult,
  file: string,
): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const count = text ? countOfReport(JSON.parse(text) as VitestReport) : {passed: 0, failed: 0};
  if (code !== 0 && count.failed === 0) count.failed = 1;
  report(name, count, seconds, output);
  return count;
}

function countOfReport({numPassedTests, testResults}: VitestReport): Count {
  const notPassed = testResults.flatMap(({status, assertionResults}) => {
    if (assertionResults.length === 0) return status === 'passed' ? [] : [status];
    return assertionResults.map((result) => result.status).filter((result) => result !== 'passed');
  });
  return {passed: numPassedTests, failed: notPassed.length};
}

function report(name: string, {passed, failed}: Count, seconds: number, output: string): void {
  const cases = passed + failed === 1 ? '' : `${passed} of ${passed + failed} cases, `;
  console.log(`${failed ? '✗' : '✓'} ${name} (${cases}${seconds.toFixed(1)} s)`);
  if (failed) console.log(`\n${output.trim()}\n`);
}
