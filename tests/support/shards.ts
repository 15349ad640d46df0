import path from 'node:path';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Seconds that the slow files took beside two other lanes. A few seconds more or less don't matter, nor does a file that is not here. */
export const seconds: Record<string, number> = {
  pages: 101,
  stage: 93,
  consent: 93,
  commands: 69,
  optionalContent: 68,
  outage: 61,
  compositions: 58,
  cartTools: 57,
  contactForm: 56,
  consentTool: 56,
  configurator: 53,
  withdrawal: 51,
  sheet: 47,
  longLists: 46,
  setUpStore: 46,
  cartForm: 44,
  announcement: 42,
  product: 37,
  madeToMeasure: 36,
  editorial: 36,
  search: 35,
  studioPages: 34,
  configuratorOnPhone: 34,
  stageTabs: 33,
  menu: 32,
  panels: 32,
  purchase: 31,
  runtimes: 31,
  keyboardUnderFaults: 30,
  lateHydration: 30,
  earlyChoice: 29,
  preview: 28,
  cartTabs: 28,
  keyboardAndScreenReader: 27,
  footer: 27,
  law: 26,
  analytics: 25,
  home: 24,
  gatePass: 23,
  typesetting: 22,
  crawlers: 22,
};
const ofOthers = 10;

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
