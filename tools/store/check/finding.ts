/** Something that is wrong with a store, and what to do about it. */
export interface Finding {
  /** What was looked at: `scopes`, `definitions`, … */
  check: string;
  problem: string;
  fix: string;
}

/** Findings as a person reads them. */
export function describeFindings(findings: readonly Finding[], name: string): string {
  if (findings.length === 0) return `${name} is ready: nothing was found.\n`;
  const texts = findings.map(({check, problem, fix}) => `✗ ${check}: ${problem}\n  ${fix}\n`);
  const count = findings.length === 1 ? 'One thing is' : `${findings.length} things are`;
  return `${texts.join('\n')}\n${count} wrong with ${name}.\n`;
}
