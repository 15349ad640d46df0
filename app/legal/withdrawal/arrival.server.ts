import type {Language} from '~/i18n/language';
import {sha256} from '~/platform/hash';
import type {SharedCounts} from '~/platform/http/limit';
import type {Statement} from './statement';

/** How long the same statement counts as the same one, in ms: as long as mail services remember idempotency keys. */
const window = 24 * 3600 * 1000;

/** Statements kept in memory. Then the oldest are forgotten. */
const maxKept = 1000;

const arrivals = new Map<string, number>();

/**
 * When a statement arrived first, in ms since 1970. The same one sent again (double click, reload, after a failure) keeps
 * its time, so that its mails stay the same and the mail service delivers them once.
 */
export async function firstArrival(
  statement: Statement,
  language: Language,
  shared: SharedCounts,
  now = Date.now(),
): Promise<number> {
  // The hash keeps what was declared out of memory and cache.
  const key = await sha256(JSON.stringify([language, statement]));
  const url = `https://withdrawals.invalid/${key}`;
  const isRecent = (time: number | undefined): time is number => time !== undefined && now - time < window;
  const kept = [Number(await (await shared.match(url))?.text())];
  // No `await` from here until the time is kept, so two that arrive together get the same one.
  const first = [...kept, arrivals.get(key)].find(isRecent) ?? now;
  arrivals.delete(key);
  arrivals.set(key, first);
  const oldest = arrivals.size > maxKept ? arrivals.keys().next().value : undefined;
  if (oldest !== undefined) arrivals.delete(oldest);
  const headers = {'Cache-Control': `max-age=${Math.ceil((first + window - now) / 1000)}`};
  await shared.put(url, new Response(String(first), {headers}));
  return first;
}
