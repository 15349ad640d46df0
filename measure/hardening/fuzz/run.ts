import {ensureBuild} from '../../../tools/build';
import {StartError} from '../../../tools/environment';
import type {Runtime} from '../../../tools/site';
import {loadExpectations} from '../checks';
import {Findings, report, type Tally} from '../findings';
import {readOptions} from '../options';
import {search} from '../search';
import {logFolder, startSeparateSite} from '../startSite';
import {addresses} from './addresses';
import {agents} from './agents';
import {bodies} from './bodies';
import {tryCase, type FuzzCase, type Target} from './campaign';
import {cookies} from './cookies';
import {findReadyVariant, createValidItems} from '../cartItems';
import {paths} from './paths';

/** Simultaneous requests to each target, because the worker renders one page while the store answers for another. */
const lanesPerTarget = 4;

/** `npm run fuzz`: sends hostile requests. See tests/README.md. */
async function fuzz(): Promise<void> {
  const options = readOptions(5, ['cookies', 'bodies', 'addresses', 'paths', 'agents']);
  console.log(`Seed ${options.seed}, logs in ${logFolder}`);
  const build = await ensureBuild(() => console.log('Building …'));
  const targets = await Promise.all([1, 2].map((number) => startTarget(build, options.runtime, number)));
  const [first] = targets as [Target];
  const items = await createValidItems(first.open.url, await findReadyVariant(first.open.storeUrl));
  const campaigns = [cookies(items), bodies(items), addresses, paths, agents].filter(
    ({name}) => name === (options.only ?? name),
  );

  const findings = new Findings();
  const tallies: Tally[] = [];
  const caseCount = campaigns.reduce((sum, {cases}) => sum + cases, 0);
  for (const campaign of campaigns) {
    const time = (options.minutes * 60_000 * campaign.cases) / caseCount;
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
  const expected = await loadExpectations(open);
  // The imprint is reachable without the password, and links the locked site's own store.
  const knownOrigins = new Set([locked.url, locked.storeUrl]);
  const expectedLocked = {...expected, origin: locked.url, knownOrigins};
  return {open, locked, expected: {open: expected, locked: expectedLocked}};
}

await fuzz().catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
process.exit();
