import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {EvenShards} from './support/shards';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const alias = [
  {find: '~', replacement: path('../app')},
  // Vite takes graphql's ESM file, Node.js its CommonJS one for packages. A schema belongs to the one that has made it.
  {find: /^graphql$/, replacement: 'graphql/index.js'},
];

export default defineConfig({
  root: path('..'),
  resolve: {alias},
  test: {
    sequence: {sequencer: EvenShards},
    projects: [
      {
        resolve: {alias},
        test: {
          name: 'unit',
          include: ['{tests/unit,demo-store/tests,studio/tests}/**/*.test.{ts,tsx}'],
          setupFiles: [path('./support/failOnConsole.ts')],
          // Files share their process: to load the modules again for each file takes longer than most tests.
          isolate: false,
          unstubGlobals: true,
          // Property tests take longer than Vitest's 5 s on a machine with other work.
          testTimeout: 20_000,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [path('./support/globalSetup.ts')],
          // One browser, one site, one store: files take turns and share one process.
          fileParallelism: false,
          isolate: false,
          // For tests that only look at pages.
          maxConcurrency: 3,
          // A browser on a busy machine may be late once. A real fault fails again. The report names each retry.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
