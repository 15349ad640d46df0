import {parseArgs} from 'node:util';
import {ensureBuild} from '../../tools/build';
import {pages, type PageName} from '../../tools/pages';
import {buildSkeleton} from 'demo-store/testing/skeleton';
import {compareBytes} from './bytes';
import {compareClicks} from './clicks';
import {compareRates, measureNode} from './rates';
import {compareSizes, compareWorkers, listScripts} from './sizes';
import {compareSteps} from './steps';
import {compareVisits, listFindings} from './visits';

/**
 * `npm run bench` compares everything with its budget. `npm run bench -- home` measures only this page. `-- rates` measures only
 * rates, CPU time and memory, `-- steps` only the CPU time of a step of the configurators' sliders,
 * `-- clicks` the time from a tap to the next page's picture, in three minutes with `--runs 2`. With `--runs 5` Lighthouse
 * visits each page five times; with `--runs 0` only sizes and requests are compared, which is fast.
 */
const {values, positionals} = parseArgs({
  options: {runs: {type: 'string', default: '3'}},
  allowPositionals: true,
});
const runs = Number(values.runs);
const [chosenPart] = positionals;
const parts = ['rates', 'steps', 'clicks', ...Object.keys(pages)];
if (chosenPart !== undefined && !parts.includes(chosenPart)) {
  console.error(`The bench has no part named ${chosenPart}. There are: ${parts.join(', ')}.`);
  process.exit(1);
}
const build = await ensureBuild(() => console.log('Building …'));

if (chosenPart === 'steps') {
  console.log(await compareSteps(build));
} else if (chosenPart === 'clicks') {
  console.log(await compareClicks(build, await buildSkeleton(), runs));
} else if (chosenPart === undefined || chosenPart === 'rates') {
  const skeleton = await buildSkeleton();
  if (chosenPart === undefined) {
    console.log(await compareSizes(build, skeleton));
    console.log(await compareWorkers(build, skeleton));
    console.log(await compareBytes(build));
  }
  if (runs > 0) {
    console.log(await compareRates(build, skeleton));
    console.log(await measureNode(build));
  }
  if (runs > 0 && chosenPart === undefined) {
    console.log(await compareSteps(build));
    console.log(await compareVisits(build, skeleton, runs));
    console.log(await compareClicks(build, skeleton, runs));
  }
} else {
  const pagePath = pages[chosenPart as PageName];
  console.log(await listScripts(build, pagePath));
  if (runs > 0) console.log(await listFindings(build, pagePath, runs));
}
process.exit();
