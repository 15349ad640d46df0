const letters: Record<string, string> = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss'};

/** How a town is written in a handle: _Düsseldorf_ is `duesseldorf`. */
const inHandle = (town: string) =>
  town
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-');

/** How many projects a landing page shows. */
const count = 3;

/**
 * The newest projects of the town that a landing page is for: its handle ends with the town, or its title does (rule 7.7).
 * A handle is the same in both languages, a town isn't: _Köln_ is _Cologne_.
 */
export function townProjects<T extends {town: string}>(
  projects: readonly T[],
  {handle, title}: {handle: string; title: string},
): T[] {
  const ends = [handle, inHandle(title)].map((text) => `-${text}`);
  const isHere = ({town}: T) => town && ends.some((text) => text.endsWith(`-${inHandle(town)}`));
  return projects.filter(isHere).slice(0, count);
}
