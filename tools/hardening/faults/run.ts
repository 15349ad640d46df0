import fc from 'fast-check';
import {ensureBuild} from '../../build';
import {StartError} from '../../environment';
import type {RunningSite} from '../../site';
import {Findings, report, type Tally} from '../findings';
import {readyVariant, validLines} from '../lines';
import {readOptions, type RunOptions} from '../options';
import {logFolder, startSeparateSite} from '../startSite';
import {kinds} from './judge';
import {hang} from './outage';
import {failRead, survey, tasksOf, type Survey} from './reads';
import {failStale} from './stale';
import {failWrites} from './writes';

/** Sites that work at the same time. Most of a fault is waiting. */
const lanes = 4;

/** `npm run faults`: the store fails in every way, at every operation. See tests/README.md. */
async function faults(): Promise<void> {
  const options = readOptions(5, ['pages', 'forms', 'kept', 'outage']);
  console.log(`Seed ${options.seed}, logs in ${logFolder}`);
  const build = await ensureBuild(() => console.log('Building …'));
  const start = (name: string) => startSeparateSite(`faults-${name}`, {build, runtime: options.runtime});
  const first = await start('1');
  const known = await survey(first);
  const findings = new Findings();
  const wants = (kind: string) => kind === (options.only ?? kind);

  const kept = wants('kept') ? start('kept').then((site) => failStale(site, known, findings)) : undefined;
  const tallies: Tally[] = [];
  const others = await Promise.all(Array.from({length: lanes - 1}, (_, index) => start(String(index + 2))));
  const sites = [first, ...others];
  if (wants('pages')) tallies.push(await failReads(sites, known, options, findings));
  if (wants('forms')) tallies.push(await failForms(sites, options, findings));
  if (kept) tallies.push(await kept);
  // Alone: so many visitors would slow the other kinds down.
  if (wants('outage')) tallies.push(await hang(first, findings));
  report(tallies, findings);
}

/** Carries out tasks on all sites, each site one after the other. `planned` and `cases` count exchanges and tasks left. */
async function share<T>(
  sites: readonly RunningSite[],
  tasks: T[],
  deadline: number,
  run: (site: RunningSite, task: T) => Promise<void>,
) {
  const left = [...tasks];
  await Promise.all(
    sites.map(async (site) => {
      for (let task = left.shift(); task !== undefined && Date.now() < deadline; task = left.shift())
        await run(site, task);
    }),
  );
  return left.length;
}

async function failReads(
  sites: readonly RunningSite[],
  known: Survey,
  options: RunOptions,
  findings: Findings,
): Promise<Tally> {
  const all = tasksOf(known);
  // A short run takes some of each, others with another seed.
  const tasks = options.runs < all.length ? pick(all, options) : all;
  return timed('pages', tasks, options, (tally, deadline) =>
    share(sites, tasks, deadline, (site, task) => failRead(site, task, known, findings, tally)),
  );
}

async function failForms(sites: readonly RunningSite[], options: RunOptions, findings: Findings): Promise<Tally> {
  const [site] = sites as [RunningSite];
  const lines = await validLines(site.url, await readyVariant(site.storeUrl));
  const tasks = kinds.slice(0, options.runs);
  return timed('forms', tasks, options, (tally, deadline) =>
    share(sites, tasks, deadline, (own, kind) => failWrites(own, kind, lines, findings, tally)),
  );
}

async function timed(
  name: string,
  tasks: readonly unknown[],
  {minutes}: RunOptions,
  run: (tally: Tally, deadline: number) => Promise<number>,
): Promise<Tally> {
  const start = Date.now();
  const tally: Tally = {name, cases: 0, planned: 0, slowestMs: 0, seconds: 0};
  const left = await run(tally, start + (minutes / 2) * 60_000);
  // Nobody knows the number of exchanges before: tasks that didn't start count as one each.
  return {...tally, planned: tally.cases + left, seconds: (Date.now() - start) / 1000};
}

function pick<T>(all: readonly T[], {seed, runs}: RunOptions): T[] {
  return fc.sample(fc.shuffledSubarray([...all], {minLength: runs, maxLength: runs}), {seed, numRuns: 1})[0] ?? [];
}

await faults().catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
process.exit();
