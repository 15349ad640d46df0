import {parseArgs} from 'node:util';
import {ensureBuild} from '../build';
import {pages, type PageName} from '../pages';
import {buildSkeleton} from 'demo-store/testing/skeleton';
import {compareSizes, compareWorkers, listScripts} from './sizes';
import {compareVisits, listFindings} from './visits';

/**
 * `npm run bench` compares everything with its budget. `npm run bench -- home` looks into one page instead.
 * `--runs 5` has Lighthouse visit a page five times, `--runs 0` leaves it out.
 */
const {values, positionals} = parseArgs({
  options: {runs: {type: 'string', default: '3'}},
  allowPositionals: true,
});
const runs = Number(values.runs);
const [only] = positionals;
const build = await ensureBuild(() => console.log('Building …'));

if (only === undefined) {
  const skeleton = await buildSkeleton();
  console.log(await compareSizes(build, skeleton));
  console.log(await compareWorkers(build, skeleton));
  if (runs > 0) console.log(await compareVisits(build, skeleton, runs));
} else {
  if (!(only in pages)) throw new Error(`No page is named ${only}. There are ${Object.keys(pages).join(', ')}.`);
  const pagePath = pages[only as PageName];
  console.log(await listScripts(build, pagePath));
  if (runs > 0) console.log(await listFindings(build, pagePath, runs));
}
process.exit();
