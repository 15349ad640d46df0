import {execFileSync, spawnSync} from 'node:child_process';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../tools/build';
import {affectedTests} from './support/affectedTests';

/** The lines that a command of Git prints. */
const git = (...args: string[]): string[] =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8'}).split('\n').filter(Boolean);

const runScript = (name: string, ...args: string[]): boolean =>
  spawnSync('npm', ['run', '--silent', name, '--', ...args], {cwd: root, stdio: 'inherit'}).status === 0;

/** The commit where the branch has left `origin/main`. Without `origin/main`, what isn't committed is what has changed. */
function findBase(): string {
  const {stdout} = spawnSync('git', ['merge-base', 'origin/main', 'HEAD'], {cwd: root, encoding: 'utf8'});
  return stdout.trim() || 'HEAD';
}

/** `npm run test:changed -- <commit>` runs the tests of what has changed since a commit. See tests/README.md. */
const base = process.argv[2] ?? findBase();
const changedFiles = [
  ...git('diff', '--name-only', '--no-renames', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const names = (await readdir(path.join(root, 'tests/e2e'))).map((file) => file.replace('.test.ts', ''));
const endToEndTests = affectedTests(changedFiles, names).map((name) => `tests/e2e/${name}.test.ts`);
console.log(
  `${changedFiles.length} files differ from ${base}: ${endToEndTests.length} end-to-end test files look at them.`,
);
const passed = [
  runScript('test:unit', '--changed', base),
  endToEndTests.length === 0 || runScript('test:e2e', ...endToEndTests),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
