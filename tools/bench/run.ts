import {parseArgs} from 'node:util';
import {ensureBuild} from '../build';
import {pages, type PageName} from '../pages';
import {buildSkeleton} from 'demo-store/testing/skeleton';
import {compareBytes} from './bytes';
import {compareRates, measureNode} from './rates';
import {compareSizes, compareWorkers, listScripts} from './sizes';
import {compareSteps} from './steps';
import {compareVisits, listFindings} from './visits';

/**
 * `npm run bench` compares everything with its budget. `npm run bench -- home` looks into one page instead.
 * `-- rates` measures rates, CPU time and memory alone, `-- steps` the CPU time of a step of the configurators' sliders. `--runs 5` has Lighthouse
 * visit a page five times, `--runs 0` leaves out all that takes long: only sizes and requests are compared.
 */
const {values, positionals} = parseArgs({
  options: {runs: {type: 'string', default: '3'}},
  allowPositionals: true,
});
const runs = Number(values.runs);
const [only] = positionals;
const parts = ['rates', 'steps', ...Object.keys(pages)];
if (only !== undefined && !parts.includes(only)) {
  console.error(`The bench has no part named ${only}. There are: ${parts.join(', ')}.`);
  process.exit(1);
}
const build = await ensureBuild(() => console.log('Building …'));

if (only === 'steps') {
  console.log(await compareSteps(build));
} else if (only === undefined || only === 'rates') {
  const skeleton = await buildSkeleton();
  if (only === undefined) {
    console.log(await compareSizes(build, skeleton));
    console.log(await compareWorkers(build, skeleton));
    console.log(await compareBytes(build));
  }
  if (runs > 0) {
    console.log(await compareRates(build, skeleton));
    console.log(await measureNode(build));
  }
  if (runs > 0 && only === undefined) {
    console.log(await compareSteps(build));
    console.log(await compareVisits(build, skeleton, runs));
  }
} else {
  const pagePath = pages[only as PageName];
  console.log(await listScripts(build, pagePath));
  if (runs > 0) console.log(await listFindings(build, pagePath, runs));
}
process.exit();
