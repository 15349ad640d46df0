import {brand} from '~/brand';

const letters: Record<string, string> = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss'};

/** How a town is written in a handle: _Düsseldorf_ is `duesseldorf`. */
const inHandle = (town: string) =>
  town
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-');

/** How many projects a landing page shows. */
const count = 3;

interface TownPage {
  handle: string;
  title: string;
}

/**
 * Whether a landing page is for this town: its handle ends with it, or its title does.
 * A handle is the same in both languages, a town isn't: _Köln_ is _Cologne_.
 */
export function isFor(town: string, {handle, title}: TownPage): boolean {
  return [handle, inHandle(title)].some((text) => town && `-${text}`.endsWith(`-${inHandle(town)}`));
}

/** The newest projects of the town that a landing page is for (rule 7.7). */
export function townProjects<T extends {town: string}>(projects: readonly T[], page: TownPage): T[] {
  return projects.filter(({town}) => isFor(town, page)).slice(0, count);
}

export type Location = (typeof brand.locations)[number];

/** Where the studio is in the town that a landing page is for, if it is there (rule 7.9). */
export function placeIn(page: TownPage): Location | undefined {
  return brand.locations.find(({city}) => isFor(city, page));
}
