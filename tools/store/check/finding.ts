import type {Problem, Section} from '../plan';

/** A problem of a store that a check has found. */
export interface Finding extends Problem {
  /** The name of the check: `scopes`, `definitions`, … */
  check: string;
}

/** The fix of every finding that set-up can solve. */
export const setUpFix = 'Run npm run store:setup: it adds what is missing.';

/** Turns a section of set-up's plan into findings: its tasks, and the problems that only a person can solve. */
export function toFindings(check: string, {tasks, problems}: Section): Finding[] {
  return [
    ...tasks.map(({name, problem = name}) => ({check, problem, fix: setUpFix})),
    ...problems.map((problem) => ({check, ...problem})),
  ];
}

/** Selects the problems that the store really has, as findings of a check. */
export function selectFindings(check: string, candidates: readonly (Problem & {isWrong: unknown})[]): Finding[] {
  return candidates.flatMap(({isWrong, problem, fix}) => (isWrong ? [{check, problem, fix}] : []));
}

export interface Verdict {
  findings: Finding[];
  /** The store has neither entries nor products. */
  isEmpty: boolean;
}

const countThings = (count: number) => (count === 1 ? 'One thing is' : `${count} things are`);

/** Describes findings as text. Of an empty store it only counts them by check, unless it is verbose. */
export function describeVerdict({findings, isEmpty}: Verdict, name: string, isVerbose = false): string {
  if (findings.length === 0) return `${name} is ready: nothing was found.\n`;
  if (isEmpty && !isVerbose) return describeEmpty(findings, name);
  const texts = findings.map(({check, problem, fix}) => `✗ ${check}: ${problem}\n  ${fix}\n`);
  return `${texts.join('\n')}\n${countThings(findings.length)} wrong with ${name}.\n`;
}

function describeEmpty(findings: readonly Finding[], name: string): string {
  const byCheck = new Map<string, Finding[]>();
  for (const finding of findings) byCheck.set(finding.check, [...(byCheck.get(finding.check) ?? []), finding]);
  const width = Math.max(...[...byCheck.keys()].map(({length}) => length));
  const lines = [...byCheck].map(([check, [first, ...others]]) => {
    const summary = others.length > 0 ? `${others.length + 1} things` : first?.problem;
    return `  ${check.padEnd(width)}  ${summary}\n`;
  });
  const nextStep = findings.some(({fix}) => fix === setUpFix) ? 'npm run store:setup' : 'add your content in the admin';
  return (
    `${name} has neither entries nor products. ${countThings(findings.length)} missing or wrong:\n\n${lines.join('')}\n` +
    `Next: ${nextStep}, or take the content of the studio: npm run store:setup -- --with-content\n` +
    'Each thing, with what to do: npm run store:check -- --verbose\n'
  );
}
