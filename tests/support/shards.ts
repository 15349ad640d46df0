import path from 'node:path';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Seconds that the slow files took on an idle machine. A few seconds more or less don't matter, nor does a file that is not here. */
export const seconds: Record<string, number> = {
  pages: 90,
  stage: 45,
  consent: 45,
  longLists: 40,
  configurator: 40,
  search: 40,
  configuratorOnPhone: 35,
  contactForm: 35,
  sheet: 35,
  cartTools: 34,
  product: 30,
  withdrawal: 30,
  commands: 29,
  studioPages: 28,
  keyboardUnderFaults: 25,
  compositions: 20,
  madeToMeasure: 20,
  outage: 20,
  panels: 20,
};
const ofOthers = 9;

const duration = ({moduleId}: TestSpecification) => seconds[path.basename(moduleId, '.test.ts')] ?? ofOthers;

/**
 * Shards that take about as long as each other: Vitest's have about as many files as each other, whichever. Each file, the longest
 * first, goes to the shard that has the least to do.
 */
export class EvenShards extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const {index, count} = this.ctx.config.shard ?? {index: 1, count: 1};
    const shards = Array.from({length: count}, () => ({seconds: 0, files: [] as TestSpecification[]}));
    const ordered = files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
    for (const file of ordered.toSorted((one, other) => duration(other) - duration(one))) {
      const shortest = shards.reduce((one, other) => (other.seconds < one.seconds ? other : one));
      shortest.files.push(file);
      shortest.seconds += duration(file);
    }
    return Promise.resolve(shards[index - 1]?.files ?? []);
  }
}
