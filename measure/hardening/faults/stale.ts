import {setTimeout as wait} from 'node:timers/promises';
import type {RunningSite} from '../../../tools/site';
import type {Findings, Tally} from '../findings';
import {describeExchange, send} from '../http';
import {kinds} from './judge';
import {reads, findDifference, type Survey} from './reads';

/** Content is fresh for a minute (rule 2.4). */
const freshMs = 61_000;

/**
 * Pages that were cached more than a minute ago stay as they are while the store fails: the failed answer of a refresh in the
 * background must never replace a good one.
 */
export async function failStale(site: RunningSite, baseline: Survey, findings: Findings): Promise<Tally> {
  const start = performance.now();
  const tally: Tally = {name: 'stale pages', cases: 0, planned: 0, slowestMs: 0, seconds: 0};
  for (const testRequest of reads) await send(site.url, testRequest);
  await wait(freshMs);
  for (const kind of kinds) {
    await site.control.clearFaults();
    await site.control.addFault({operation: '*', kind});
    // The second turn shows whether the first turn has replaced the cached page.
    for (const turn of ['first', 'second']) {
      for (const testRequest of reads) {
        const answer = await send(site.url, testRequest);
        tally.cases += 1;
        tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
        for (const {problem, detail = ''} of findDifference(answer, baseline.healthy.get(testRequest.path) ?? '')) {
          findings.add(
            `stale, ${kind}: ${problem}`,
            `    ${turn} time\n${describeExchange(testRequest, answer)}${detail}`,
          );
        }
      }
    }
  }
  return {...tally, planned: tally.cases, seconds: (performance.now() - start) / 1000};
}
