import type {Problem, Section} from '../plan';

/** Something that is wrong with a store, and what to do about it. */
export interface Finding extends Problem {
  /** What was looked at: `scopes`, `definitions`, … */
  check: string;
}

/** What to do about what set-up can make. */
export const setUp = 'Run npm run store:setup: it adds what is missing.';

/** A part of set-up's plan as findings: what it would do, and what it can't. */
export function findingsOf(check: string, {tasks, problems}: Section): Finding[] {
  return [
    ...tasks.map(({name, problem = name}) => ({check, problem, fix: setUp})),
    ...problems.map((found) => ({check, ...found})),
  ];
}

/** Those that are wrong, of all that is looked at. */
export function findings(check: string, looked: readonly (Problem & {isWrong: unknown})[]): Finding[] {
  return looked.flatMap(({isWrong, problem, fix}) => (isWrong ? [{check, problem, fix}] : []));
}

export interface Verdict {
  findings: Finding[];
  /** The store is there, and has neither entries nor products. */
  isEmpty: boolean;
}

const things = (count: number) => (count === 1 ? 'One thing is' : `${count} things are`);

/** Findings as a person reads them: of an empty store how many there are of each kind, unless all are asked for. */
export function describeVerdict({findings, isEmpty}: Verdict, name: string, isVerbose = false): string {
  if (findings.length === 0) return `${name} is ready: nothing was found.\n`;
  if (isEmpty && !isVerbose) return describeEmpty(findings, name);
  const texts = findings.map(({check, problem, fix}) => `✗ ${check}: ${problem}\n  ${fix}\n`);
  return `${texts.join('\n')}\n${things(findings.length)} wrong with ${name}.\n`;
}

function describeEmpty(findings: readonly Finding[], name: string): string {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) kinds.set(finding.check, [...(kinds.get(finding.check) ?? []), finding]);
  const width = Math.max(...[...kinds.keys()].map(({length}) => length));
  const lines = [...kinds].map(([check, [first, ...others]]) => {
    const what = others.length > 0 ? `${others.length + 1} things` : first?.problem;
    return `  ${check.padEnd(width)}  ${what}\n`;
  });
  const own = findings.some(({fix}) => fix === setUp) ? 'npm run store:setup' : 'add your content in the admin';
  return (
    `${name} has neither entries nor products. ${things(findings.length)} missing or wrong:\n\n${lines.join('')}\n` +
    `Next: ${own}, or take the content of the studio: npm run store:setup -- --with-content\n` +
    'Each thing, with what to do: npm run store:check -- --verbose\n'
  );
}
