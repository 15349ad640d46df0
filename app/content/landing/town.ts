import {brand} from '~/brand';

/** The spelling of umlauts in handles. */
const letters: Record<string, string> = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss'};

/** Spells a text as in handles: `Düsseldorf` becomes `duesseldorf`. */
const toHandle = (text: string) =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-');

/** Maximum number of projects on a landing page. */
const maxProjects = 3;

interface TownPage {
  handle: string;
  title: string;
}

/**
 * Whether a landing page is for this town: the town is at the end of the page's handle or title. The title is in the language of `town`,
 * but the handle is the same in all languages, and towns have translated names, such as Köln and Cologne.
 */
export function isForTown(town: string, {handle, title}: TownPage): boolean {
  if (!town) return false;
  return [handle, toHandle(title)].some((text) => `-${text}`.endsWith(`-${toHandle(town)}`));
}

/** The newest projects in the town of a landing page. */
export function townProjects<T extends {town: string}>(projects: readonly T[], page: TownPage): T[] {
  return projects.filter(({town}) => isForTown(town, page)).slice(0, maxProjects);
}

export type Location = (typeof brand.locations)[number];

/** The studio's location in the town of a landing page, if it has one. */
export function findLocation(page: TownPage): Location | undefined {
  return brand.locations.find(({city}) => isForTown(city, page));
}
