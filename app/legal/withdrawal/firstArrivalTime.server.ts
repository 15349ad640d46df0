import {LRUCache} from 'lru-cache';
import type {Language} from '~/i18n/language';
import {sha256} from '~/platform/hash';
import type {SharedCache} from '~/platform/http/limit';
import type {Statement} from './statement';

/** How long a repeated statement counts as the same one, in ms: as long as mail services store idempotency keys. */
const sameStatementPeriod = 24 * 3600 * 1000;

/** The arrival times of statements in memory, by the hash of the statement. */
const arrivals = new LRUCache<string, number>({max: 1000});

/**
 * The time at which a statement first arrived, in ms since 1970. A repeated statement (double click, reload, second try after a failure)
 * gets the time of the first, so that its mails are identical and the mail service delivers them once.
 */
export async function firstArrivalTime(
  statement: Statement,
  language: Language,
  shared: SharedCache,
  now = Date.now(),
): Promise<number> {
  // A hash, so that memory and cache don't contain the statement.
  const key = await sha256(JSON.stringify([language, statement]));
  const url = `https://withdrawals.invalid/${key}`;
  const isRecent = (time: number | undefined): time is number => time !== undefined && now - time < sameStatementPeriod;
  const sharedEntry = await shared.match(url);
  const sharedTime = sharedEntry && Number(await sharedEntry.text());
  // From here until the time is stored there is no `await`, so that two concurrent requests get the same time.
  const arrivalTime = [sharedTime, arrivals.get(key)].find(isRecent) ?? now;
  arrivals.set(key, arrivalTime);
  const headers = {'Cache-Control': `max-age=${Math.ceil((arrivalTime + sameStatementPeriod - now) / 1000)}`};
  await shared.put(url, new Response(String(arrivalTime), {headers}));
  return arrivalTime;
}
