import {setTimeout as wait} from 'node:timers/promises';
import type {RunningSite} from '../../site';
import type {Findings, Tally} from '../findings';
import {describeExchange, send} from '../http';
import {kinds} from './judge';
import {reads, wholeAgain, type Survey} from './reads';

/** Content is fresh for a minute (rule 2.4). */
const freshMs = 61_000;

/**
 * Pages that were opened more than a minute ago stay as they are, whatever the store answers then: the answer that is
 * fetched in the background never takes the place of a good one.
 */
export async function failStale(site: RunningSite, known: Survey, findings: Findings): Promise<Tally> {
  const start = performance.now();
  const tally: Tally = {name: 'kept pages', cases: 0, planned: 0, slowestMs: 0, seconds: 0};
  for (const ask of reads) await send(site.url, ask);
  await wait(freshMs);
  for (const kind of kinds) {
    await site.control.clearFaults();
    await site.control.addFault({operation: '*', kind});
    // The second time shows whether the first one has replaced what was kept.
    for (const turn of ['first', 'second']) {
      for (const ask of reads) {
        const answer = await send(site.url, ask);
        tally.cases += 1;
        tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
        for (const {problem, detail = ''} of wholeAgain(answer, known.healthy.get(ask.path) ?? '')) {
          findings.add(`kept, ${kind}: ${problem}`, `    ${turn} time\n${describeExchange(ask, answer)}${detail}`);
        }
      }
    }
  }
  return {...tally, planned: tally.cases, seconds: (performance.now() - start) / 1000};
}
