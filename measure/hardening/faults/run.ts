import fc from 'fast-check';
import {ensureBuild} from '../../../tools/build';
import {StartError} from '../../../tools/environment';
import type {RunningSite} from '../../../tools/site';
import {Findings, report, type Tally} from '../findings';
import {findReadyVariant, createValidItems} from '../cartItems';
import {readOptions, type RunOptions} from '../options';
import {logFolder, startSeparateSite} from '../startSite';
import {kinds} from './judge';
import {hang} from './outage';
import {failRead, survey, listTasks, type Survey} from './reads';
import {failStale} from './stale';
import {failWrites} from './writes';

/** The number of sites that are tried at the same time. Most of the time they only wait. */
const lanes = 4;

/** `npm run faults`: the store fails in every way, at every operation. See tests/README.md. */
async function faults(): Promise<void> {
  const options = readOptions(5, ['pages', 'forms', 'stale', 'outage']);
  console.log(`Seed ${options.seed}, logs in ${logFolder}`);
  const build = await ensureBuild(() => console.log('Building …'));
  const start = (name: string) => startSeparateSite(`faults-${name}`, {build, runtime: options.runtime});
  const first = await start('1');
  const baseline = await survey(first);
  const findings = new Findings();
  const isSelected = (kind: string) => kind === (options.only ?? kind);

  const stale = isSelected('stale') ? start('stale').then((site) => failStale(site, baseline, findings)) : undefined;
  const tallies: Tally[] = [];
  const otherSites = await Promise.all(Array.from({length: lanes - 1}, (_, index) => start(String(index + 2))));
  const sites = [first, ...otherSites];
  if (isSelected('pages')) tallies.push(await failReads(sites, baseline, options, findings));
  if (isSelected('forms')) tallies.push(await failForms(sites, options, findings));
  if (stale) tallies.push(await stale);
  // The outage runs alone, because its visitors would slow the other kinds down.
  if (isSelected('outage')) tallies.push(await hang(first, findings));
  report(tallies, findings);
}

/**
 * Distributes tasks over the sites; each site works on one task at a time. Returns the number of tasks that didn't start in
 * time.
 */
async function distribute<T>(
  sites: readonly RunningSite[],
  tasks: T[],
  deadline: number,
  run: (site: RunningSite, task: T) => Promise<void>,
) {
  const remainingTasks = [...tasks];
  await Promise.all(
    sites.map(async (site) => {
      for (
        let task = remainingTasks.shift();
        task !== undefined && Date.now() < deadline;
        task = remainingTasks.shift()
      )
        await run(site, task);
    }),
  );
  return remainingTasks.length;
}

async function failReads(
  sites: readonly RunningSite[],
  baseline: Survey,
  options: RunOptions,
  findings: Findings,
): Promise<Tally> {
  const allTasks = listTasks(baseline);
  // A short run takes a random selection, which depends on the seed.
  const tasks = options.runs < allTasks.length ? pick(allTasks, options) : allTasks;
  return runWithTally('pages', tasks, options, (tally, deadline) =>
    distribute(sites, tasks, deadline, (site, task) => failRead(site, task, baseline, findings, tally)),
  );
}

async function failForms(sites: readonly RunningSite[], options: RunOptions, findings: Findings): Promise<Tally> {
  const [site] = sites as [RunningSite];
  const items = await createValidItems(site.url, await findReadyVariant(site.storeUrl));
  const tasks = kinds.slice(0, options.runs);
  return runWithTally('forms', tasks, options, (tally, deadline) =>
    distribute(sites, tasks, deadline, (taskSite, kind) => failWrites(taskSite, kind, items, findings, tally)),
  );
}

async function runWithTally(
  name: string,
  tasks: readonly unknown[],
  {minutes}: RunOptions,
  run: (tally: Tally, deadline: number) => Promise<number>,
): Promise<Tally> {
  const start = Date.now();
  const tally: Tally = {name, cases: 0, planned: 0, slowestMs: 0, seconds: 0};
  const unstartedTasks = await run(tally, start + (minutes / 2) * 60_000);
  // The number of exchanges isn't known before, so each task that didn't start counts as one case.
  return {...tally, planned: tally.cases + unstartedTasks, seconds: (Date.now() - start) / 1000};
}

function pick<T>(all: readonly T[], {seed, runs}: RunOptions): T[] {
  return fc.sample(fc.shuffledSubarray([...all], {minLength: runs, maxLength: runs}), {seed, numRuns: 1})[0] ?? [];
}

await faults().catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
process.exit();
