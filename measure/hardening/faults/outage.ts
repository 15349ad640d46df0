import {setTimeout as wait} from 'node:timers/promises';
import {failures} from '~/platform/cache/lifetimes';
import type {RunningSite} from '../../../tools/site';
import type {Findings, Tally} from '../findings';
import {describeExchange, send} from '../http';
import {reads} from './reads';

const visitors = 200;

/** Milliseconds for which the store hangs. */
const outageMs = 60_000;

/** Milliseconds in which a page has to be answered, even on a busy machine. */
const maxWait = 12_000;

/**
 * How often a query may be sent during the outage. A query that has failed isn't sent again for `failures.lifetime` seconds.
 */
const maxRequestsPerQuery = outageMs / (failures.lifetime * 1000);

/** Many visitors come to a site with empty caches while the store hangs. The store must get each query only once at a time. */
export async function hang(site: RunningSite, findings: Findings): Promise<Tally> {
  const start = performance.now();
  const tally: Tally = {name: 'outage', cases: 0, planned: 0, slowestMs: 0, seconds: 0};
  await site.restartWorker();
  await site.control.clearRequests();
  await site.control.addFault({operation: '*', kind: 'hang'});
  const end = Date.now() + outageMs;
  await Promise.all(
    Array.from({length: visitors}, async (_, visitor) => {
      for (let visit = visitor; Date.now() < end; visit += 1) {
        const testRequest = reads[visit % reads.length] as (typeof reads)[number];
        const answer = await send(site.url, testRequest);
        tally.cases += 1;
        tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
        if (answer.ms > maxWait) findings.add('outage: a page takes too long', describeExchange(testRequest, answer));
        // A visitor looks at a page for a moment before opening the next one.
        await wait(500);
      }
    }),
  );
  // The store logs a hanging request when its connection ends, and a restart ends all connections.
  await site.restartWorker();
  const countByQuery = new Map<string, number>();
  for (const {name, variables} of await site.control.requests()) {
    const query = `${name} ${JSON.stringify(variables)}`;
    countByQuery.set(query, (countByQuery.get(query) ?? 0) + 1);
  }
  await site.control.clearFaults();
  const counts = [...countByQuery.values()];
  console.log(
    `outage: ${tally.cases} visits in ${outageMs / 1000} s sent the store ${counts.length} queries, ` +
      `${counts.reduce((sum, count) => sum + count, 0)} requests in all, at most ${Math.max(...counts)} of one query.`,
  );
  for (const [query, count] of countByQuery)
    if (count > maxRequestsPerQuery) findings.add('outage: a query is sent too often', `    ${query}: ${count} times`);
  return {...tally, planned: tally.cases, seconds: (performance.now() - start) / 1000};
}
