import type {Mutant} from './mutant';

const workshopFiles = ['joinery/tests/workshopFiles.test.ts'];

/** What the merchant's commands and the files for the workshop do. */
export const workshopMutants: Mutant[] = [
  {
    rule: '17.1',
    defect: 'Of subscriptions that differ by their filter only one is added.',
    file: 'tools/store/webhooks.ts',
    find: "({topic, uri, filter}: Subscription) => `${topic} ${uri} ${filter ?? ''}`",
    replace: '({topic, uri}: Subscription) => `${topic} ${uri}`',
    tests: ['tests/unit/tools/store/webhooks.test.ts'],
  },
  {
    rule: '17.1',
    defect: 'A set-up that shall only show its plan carries it out.',
    file: 'tools/store/setup.ts',
    find: 'if (options.dryRun) return plannedProblems.length === 0;',
    replace: '',
    tests: ['tests/unit/tools/store/refusal.test.ts'],
  },
  {
    rule: '19.3',
    defect: 'The cut list has each of several equal parts once.',
    file: 'joinery/workshop/workpieces.ts',
    find: 'count: (equal?.count ?? 0) + 1,',
    replace: 'count: 1,',
    tests: workshopFiles,
  },
  {
    rule: '19.3',
    defect: 'An outline is shorter than its part by the width of a saw blade.',
    file: 'joinery/workshop/workpieces.ts',
    find: 'const [length, width] = [size[lengthAxis]!, size[widthAxis]!];',
    replace: 'const [length, width] = [size[lengthAxis]! - 3, size[widthAxis]!];',
    tests: workshopFiles,
  },
];
