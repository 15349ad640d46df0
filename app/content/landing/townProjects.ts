const letters: Record<string, string> = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss'};

/** How a town is written in a handle: _Düsseldorf_ is `duesseldorf`. */
const inHandle = (town: string) =>
  town
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-');

/** How many projects a landing page shows. */
const count = 3;

/** The newest projects of the town that a landing page is for: its handle ends with the town (rule 7.7). */
export function townProjects<T extends {town: string}>(projects: readonly T[], handle: string): T[] {
  return projects.filter(({town}) => town && `-${handle}`.endsWith(`-${inHandle(town)}`)).slice(0, count);
}
