import {mkdir, mkdtemp, readdir, rm, utimes} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {withLock} from '../../../tools/lock';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterAll(() => rm(place, {recursive: true}));

test('of several commands that must not run together, one runs at a time', async () => {
  const lock = path.join(place, 'new/work');
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await readdir(place);
    events.push(`${name} ends`);
    if (name === 'a') throw new Error('a fails');
    return name;
  };
  const answers = await Promise.allSettled([withLock(lock, work('a')), withLock(lock, work('b'))]);
  expect(answers.map(({status}) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(events.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(await readdir(path.dirname(lock))).toEqual([]);
});

test('a command that was broken off does not block the next one', async () => {
  const lock = path.join(place, 'old');
  await mkdir(lock);
  // Nobody has renewed it for a minute.
  const minuteAgo = Date.now() / 1000 - 60;
  await utimes(lock, minuteAgo, minuteAgo);
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  expect(await readdir(place)).not.toContain('old');
});
