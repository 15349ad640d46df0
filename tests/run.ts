import {spawn} from 'node:child_process';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ensureBuild, root} from '../tools/build';
import {hashFiles} from './support/hashFiles';

interface Count {
  passed: number;
  failed: number;
}

/** The report of a project of `vitest.config.ts`, as far as it is read here. */
interface UnitReport {
  numPassedTests?: number;
  numTotalTests?: number;
  testResults?: {name: string; assertionResults: {status: string; fullName: string}[]}[];
}

const results = path.join(root, '.cache/tests');
/** Failed commands and unit tests, named again at the end, because the end-to-end tests print much in between. */
const failures: string[] = [];
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** Runs a command and prints its name and time; what it has written only when it fails. */
async function run(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const start = performance.now();
  const child = spawn(command, args, {cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, ...env}});
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => (output += error.message));
    child.once('close', resolve);
  });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  if (code !== 0) {
    console.log(`\n${output.trim()}\n`);
    failures.push(name);
  }
  return code === 0;
}

/** A command that counts as one test. */
async function check(name: string, command: string, ...args: string[]): Promise<Count> {
  const passed = await run(name, command, args);
  return {passed: Number(passed), failed: Number(!passed)};
}

/** A runner that fails without a failed test, say because a file can't be loaded, counts as one failure. */
const counted = (success: boolean, passed: number, failed: number): Count => ({
  passed,
  failed: success ? failed : Math.max(failed, 1),
});

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as T;

/** Runs a project of `vitest.config.ts`. */
async function runVitest(name: string, project: string): Promise<Count> {
  const file = path.join(results, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--silent=passed-only'];
  const success = await run(name, bin('vitest'), [
    ...['run', '--config', 'tests/vitest.config.ts', '--project', project],
    ...reporters,
  ]);
  const {numPassedTests = 0, numTotalTests = 0, testResults = []} = await readJson<UnitReport>(file);
  for (const {name, assertionResults} of testResults)
    for (const {status, fullName} of assertionResults)
      if (status === 'failed') failures.push(`${path.relative(root, name)}: ${fullName}`);
  return counted(success, numPassedTests, numTotalTests - numPassedTests);
}

/** Runs projects of `playwright.config.ts`. */
async function runPlaywright(name: string, projects: string[], ...options: string[]): Promise<Count> {
  const file = path.join(results, `${projects.join('-')}.json`);
  const args = ['test', ...projects.map((project) => `--project=${project}`), ...options];
  const success = await run(name, bin('playwright'), args, {PLAYWRIGHT_JSON_OUTPUT_FILE: file});
  const {stats} = await readJson<{stats?: {expected: number; unexpected: number; skipped: number}}>(file);
  const {expected = 0, unexpected = 0, skipped = 0} = stats ?? {};
  return counted(success, expected, unexpected + skipped);
}

/** What counts is the first run. What fails runs once more for its trace, which would cost every test a tenth of its time. */
async function endToEnd(): Promise<Count> {
  const projects = ['desktop', 'phone'];
  const count = await runPlaywright('end-to-end tests', projects);
  if (count.failed > 0)
    await runPlaywright('failed tests once more', projects, '--last-failed', '--trace=on', '--max-failures=10');
  return count;
}

/** Runs the checks, ESLint beside all others: it takes as long as these. */
async function checks(): Promise<Count[]> {
  // The end-to-end tests need it, and say so when it fails.
  await ensureBuild().catch(console.error);
  const script = (name: string) => check(name, 'npm', 'run', '--silent', name);
  const others = async () => [
    await script('typecheck'),
    await script('format:check'),
    await script('lint:layers'),
    await script('lint:unused'),
    await check('generated types', process.execPath, '--import', 'tsx', 'tests/support/generatedTypes.ts'),
  ];
  return (await Promise.all([script('lint:code'), others()])).flat();
}

interface LongTest {
  name: string;
  /** What it tests. */
  files: string[];
  run(name: string): Promise<Count>;
}

const longTests: LongTest[] = [
  {
    name: 'development server',
    files: [
      ...['tools', 'vite.config.ts', 'remix.config.js', 'codegen.ts', 'tsconfig.json', 'package-lock.json'],
      ...['server.ts', 'app/root.tsx', 'app/routes.ts', 'app/entry.client.tsx', 'app/entry.server.tsx'],
      ...['app/routes/jobs.tsx', 'app/content/messages.ts', 'app/ui/PageHeader.module.css'],
      ...['playwright.config.ts', 'tests/support', 'tests/e2e/devServer.test.ts'],
    ],
    // A report and a folder of its own leave those of the other end-to-end tests as they are.
    run: (name) => runPlaywright(name, ['devServer'], '--reporter=list,json', '--output=.cache/tests/devServer'),
  },
  {
    name: 'packed demo store',
    files: ['demo-store', 'package-lock.json', 'tests/vitest.config.ts'],
    run: (name) => runVitest(name, 'package'),
  },
];

/** Reads the files of a long test. The function it returns runs the test unless it has passed with these files. */
async function prepareLongTest({name, files, run}: LongTest): Promise<() => Promise<Count>> {
  const passes = path.join(root, '.cache/passes');
  const file = path.join(passes, `${name}.sha256`);
  const hash = await hashFiles(root, files);
  const lastPass = await readFile(file, 'utf8').catch(() => '');
  return async () => {
    if (hash === lastPass) {
      console.log(`– ${name} (not run: nothing has changed since it last passed)`);
      return {passed: 0, failed: 0};
    }
    const count = await run(name);
    if (count.failed === 0) {
      await mkdir(passes, {recursive: true});
      await writeFile(file, hash);
    }
    return count;
  };
}

// A runner that doesn't come to its end leaves no report: then that of an earlier run must not be counted.
await rm(results, {recursive: true, force: true});
await mkdir(results, {recursive: true});
const longRuns = await Promise.all(longTests.map(prepareLongTest));
const counts = (await Promise.all([checks(), runVitest('unit tests', 'unit')])).flat();
counts.push(await endToEnd());
counts.push(...(await Promise.all(longRuns.map((longRun) => longRun()))));
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
for (const failure of failures) console.log(`✗ ${failure}`);
const [passed, failed] = [total('passed'), total('failed')];
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
