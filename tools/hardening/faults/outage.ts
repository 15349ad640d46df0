import {setTimeout as wait} from 'node:timers/promises';
import {failures} from '~/platform/cache/lifetimes';
import type {RunningSite} from '../../site';
import type {Findings, Tally} from '../findings';
import {describeExchange, send} from '../http';
import {reads} from './reads';

const visitors = 200;

/** Milliseconds for which the store hangs. */
const duration = 60_000;

/** Milliseconds in which a page has to come, on a busy machine, too. */
const maxWait = 12_000;

/** How often a query may be sent in that time: once it has failed, it isn't sent for a while. */
const maxSent = duration / (failures.lifetime * 1000);

/** Many visitors come to a site without any cached page while the store hangs: it gets each query once at a time. */
export async function hang(site: RunningSite, findings: Findings): Promise<Tally> {
  const start = performance.now();
  const tally: Tally = {name: 'outage', cases: 0, planned: 0, slowestMs: 0, seconds: 0};
  await site.restartWorker();
  await site.control.clearRequests();
  await site.control.addFault({operation: '*', kind: 'hang'});
  const end = Date.now() + duration;
  await Promise.all(
    Array.from({length: visitors}, async (_, visitor) => {
      for (let visit = visitor; Date.now() < end; visit += 1) {
        const ask = reads[visit % reads.length] as (typeof reads)[number];
        const answer = await send(site.url, ask);
        tally.cases += 1;
        tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
        if (answer.ms > maxWait) findings.add('outage: a page takes too long', describeExchange(ask, answer));
        // As somebody who looks at the page before going on.
        await wait(500);
      }
    }),
  );
  // The store logs a request that hangs when its connection ends.
  await site.restartWorker();
  const sent = new Map<string, number>();
  for (const {name, variables} of await site.control.requests()) {
    const query = `${name} ${JSON.stringify(variables)}`;
    sent.set(query, (sent.get(query) ?? 0) + 1);
  }
  await site.control.clearFaults();
  const counts = [...sent.values()];
  console.log(
    `outage: ${tally.cases} visits in ${duration / 1000} s sent the store ${counts.length} queries, ` +
      `${counts.reduce((sum, count) => sum + count, 0)} requests in all, at most ${Math.max(...counts)} of one query.`,
  );
  for (const [query, count] of sent)
    if (count > maxSent) findings.add('outage: a query is sent too often', `    ${query}: ${count} times`);
  return {...tally, planned: tally.cases, seconds: (performance.now() - start) / 1000};
}
