import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {table} from '../bench/table';
import {root} from '../../tools/build';
import {StartError} from '../../tools/environment';
import {makeCopy, withMutation} from './copy';
import type {Mutant} from './mutant';
import {mutants} from './mutants';
import {getKind, runFiles, runMutantTests, testFiles, type Kind} from './tests';

interface Verdict {
  mutant: Mutant;
  isNoticed: boolean;
  /** The test that has noticed the mutant, or the reason why there is none. */
  outcome: string;
}

/** Breaks rules of docs/product.md one after another in a copy of the project, and reports which mutants a test has noticed. */
async function main(): Promise<boolean> {
  const {only, minutes} = readArguments();
  await checkMutants();
  const selectedMutants = mutants.filter(({rule}) => !only || only.includes(rule));
  if (selectedMutants.length === 0) throw new StartError(`No mutant breaks rule ${only?.join(' or ')}.`);
  const end = Date.now() + minutes * 60_000;
  await makeCopy();
  const verdicts: Verdict[] = [];
  for (const kind of ['unit', 'e2e'] as const) {
    const group = selectedMutants.filter((mutant) => getKind(mutant) === kind);
    if (group.length === 0) continue;
    await tryUnbroken(kind, group);
    for (const mutant of group) verdicts.push(await judge(mutant, end));
  }
  const rows = verdicts.map(({mutant, isNoticed, outcome}) => [
    mutant.rule,
    mutant.defect,
    isNoticed ? outcome : `✗ ${outcome}`,
  ]);
  console.log(table(['Rule', 'Broken', 'Noticed by'], rows));
  const noticedCount = verdicts.filter(({isNoticed}) => isNoticed).length;
  console.log(`${noticedCount} of ${verdicts.length} noticed`);
  return noticedCount === verdicts.length;
}

function readArguments(): {only?: string[]; minutes: number} {
  try {
    const {values} = parseArgs({options: {only: {type: 'string'}, minutes: {type: 'string', default: '120'}}});
    const minutes = Number(values.minutes);
    if (minutes > 0) return {only: values.only?.split(','), minutes};
  } catch {
    // `parseArgs` throws for an unknown option. The error below covers this case.
  }
  throw new StartError('Use --only with rules, such as 13.5,14.7, and --minutes with a number.');
}

/** Throws if the list of mutants no longer fits the project: an unknown rule, a text that isn't there exactly once, a missing test. */
async function checkMutants(): Promise<void> {
  const rules = await readFile(path.join(root, 'docs/product.md'), 'utf8');
  for (const mutant of mutants) {
    const {rule, file, find} = mutant;
    if (!rules.includes(`- **${rule}** `)) throw new StartError(`docs/product.md has no rule ${rule}.`);
    const source = await readFile(path.join(root, file), 'utf8').catch(() => '');
    const count = source.split(find).length - 1;
    if (count !== 1) throw new StartError(`${rule}: ${file} has this ${count} times, not once:\n${find}`);
    const missingFile = testFiles(mutant).find((test) => !existsSync(path.join(root, test)));
    if (missingFile) throw new StartError(`${rule}: there is no ${missingFile}.`);
  }
}

/** Runs the tests without a mutant first: a test that fails anyway can't notice one. */
async function tryUnbroken(kind: Kind, group: readonly Mutant[]): Promise<void> {
  const files = [...new Set(group.flatMap(testFiles))];
  console.log(`Running ${files.length} ${kind === 'unit' ? 'unit' : 'end-to-end'} test files unbroken …`);
  const {failed, passed, problem} = await runFiles(kind, files);
  if (problem) throw new StartError(problem);
  if (failed.length) throw new StartError(`These tests fail although nothing is broken:\n${failed.join('\n')}`);
  console.log(`${passed} tests pass.`);
}

async function judge(mutant: Mutant, end: number): Promise<Verdict> {
  if (Date.now() > end) return {mutant, isNoticed: false, outcome: 'not tried: out of time'};
  const startedAt = Date.now();
  const {failed, problem} = await withMutation(mutant, () => runMutantTests(mutant));
  const [firstFailure] = failed;
  const outcome = firstFailure ?? problem ?? 'no test';
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${mutant.rule.padEnd(6)} ${firstFailure === undefined ? 'NOT NOTICED' : 'noticed'}: ${outcome} (${seconds} s)`,
  );
  return {mutant, isNoticed: firstFailure !== undefined, outcome};
}

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof StartError ? `\n${error.message}\n` : error);
    process.exit(1);
  },
);
