import {readdir} from 'node:fs/promises';
import type {TestSpecification, Vitest} from 'vitest/node';
import {expect, test} from 'vitest';
import {EvenShards, seconds} from '../support/shards';

const names = await readdir('tests/e2e');
const files = names.map((name) => ({moduleId: `/project/tests/e2e/${name}`}) as TestSpecification);

const shardOf = (index: number, count: number, list = files) =>
  new EvenShards({config: {shard: {index, count}}} as unknown as Vitest).shard(list);

test.each([1, 4, 6])('each file is in one of %d shards, in whatever order they are found', async (count) => {
  const numbers = Array.from({length: count}, (_, index) => index + 1);
  const shards = await Promise.all(numbers.map((index) => shardOf(index, count)));
  expect(
    shards
      .flat()
      .map(({moduleId}) => moduleId)
      .toSorted(),
  ).toEqual(files.map(({moduleId}) => moduleId).toSorted());
  const reversed = await Promise.all(numbers.map((index) => shardOf(index, count, files.toReversed())));
  expect(reversed).toEqual(shards);
});

test('the slow files are there, and apart from each other', async () => {
  for (const name of Object.keys(seconds)) expect(names).toContain(`${name}.test.ts`);
  const slowest = Object.entries(seconds)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([name]) => `/${name}.test.ts`);
  for (const index of [1, 2, 3, 4, 5, 6]) {
    const shard = await shardOf(index, 6);
    const slow = shard.filter(({moduleId}) => slowest.some((name) => moduleId.endsWith(name)));
    expect(slow).toHaveLength(1);
  }
});
