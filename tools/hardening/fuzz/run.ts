import {ensureBuild} from '../../build';
import {StartError} from '../../environment';
import type {Runtime} from '../../site';
import {expectationsOf} from '../checks';
import {Findings, report, type Tally} from '../findings';
import {readOptions} from '../options';
import {search} from '../search';
import {logFolder, startSeparateSite} from '../startSite';
import {addresses} from './addresses';
import {bodies} from './bodies';
import {tryCase, type FuzzCase, type Target} from './campaign';
import {cookies} from './cookies';
import {readyVariant, validLines} from '../lines';
import {paths} from './paths';

/** Requests at once to each target: the worker renders one while the store answers another. */
const lanesPerTarget = 4;

/** `npm run fuzz`: requests that nobody should send. See tests/README.md. */
async function fuzz(): Promise<void> {
  const options = readOptions(5, ['cookies', 'bodies', 'addresses', 'paths']);
  console.log(`Seed ${options.seed}, logs in ${logFolder}`);
  const build = await ensureBuild(() => console.log('Building …'));
  const targets = await Promise.all([1, 2].map((number) => startTarget(build, options.runtime, number)));
  const [first] = targets as [Target];
  const lines = await validLines(first.open.url, await readyVariant(first.open.storeUrl));
  const campaigns = [cookies(lines), bodies(lines), addresses, paths].filter(
    ({name}) => name === (options.only ?? name),
  );

  const findings = new Findings();
  const tallies: Tally[] = [];
  const all = campaigns.reduce((sum, {cases}) => sum + cases, 0);
  for (const campaign of campaigns) {
    const time = (options.minutes * 60_000 * campaign.cases) / all;
    const lanes = targets.length * lanesPerTarget;
    const command = `npm run fuzz -- ${campaign.name}`;
    const attempt = (fuzzCase: FuzzCase, lane: number, tally: Tally) =>
      tryCase(fuzzCase, targets[lane % targets.length] as Target, tally);
    tallies.push(await search({...campaign, command, lanes, attempt}, {...options, time}, findings));
  }
  report(tallies, findings);
}

async function startTarget(build: string, runtime: Runtime, number: number): Promise<Target> {
  const [open, locked] = await Promise.all([
    startSeparateSite(`fuzz-open-${number}`, {build, runtime}),
    startSeparateSite(`fuzz-locked-${number}`, {build, runtime, env: {SITE_PASSWORD: 'eiche-9d1c'}}),
  ]);
  const expected = await expectationsOf(open);
  // The imprint, which stays reachable, links the locked site's own store.
  const knownOrigins = new Set([locked.url, locked.storeUrl]);
  const ofLocked = {...expected, origin: locked.url, knownOrigins};
  return {open, locked, expected: {open: expected, locked: ofLocked}};
}

await fuzz().catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
process.exit();
