import {fileURLToPath} from 'node:url';
import {configDefaults, defineConfig} from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const alias = [
  {find: '~', replacement: path('../app')},
  {find: 'joinery', replacement: path('../joinery')},
  // As in tsconfig.json: its package names what is compiled for others.
  {find: /^demo-store$/, replacement: path('../demo-store/server.ts')},
  {find: /^demo-store\/(.*)/, replacement: path('../demo-store/$1.ts')},
  // Vite takes graphql's ESM file, Node.js its CommonJS one for packages. A schema belongs to the one that has made it.
  {find: /^graphql$/, replacement: 'graphql/index.js'},
];

const packedDemoStore = 'demo-store/tests/package.test.ts';

export default defineConfig({
  root: path('..'),
  resolve: {alias},
  test: {
    // What the demo store reads is no module, so `npm run test:changed` wouldn't see who needs it.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/studio/content/**'],
    projects: [
      {
        resolve: {alias},
        test: {
          name: 'unit',
          include: ['{tests/unit,joinery/tests,demo-store/tests,studio/tests}/**/*.test.{ts,tsx}'],
          exclude: [packedDemoStore],
          setupFiles: [path('./support/resetModules.ts'), path('./support/failOnConsole.ts')],
          pool: 'forks',
          maxWorkers: 2,
          // `resetModules.ts` gives each file modules of its own; a process for each file would take half as long again.
          isolate: false,
          unstubGlobals: true,
          // Tests of many pieces, of whole stores or of all sources take up to 8 s on an idle machine, and several times as long on a busy one.
          testTimeout: 60_000,
        },
      },
      {
        resolve: {alias},
        // It takes most of a minute: `npm test` runs it when the demo store has changed.
        test: {name: 'package', include: [packedDemoStore], setupFiles: [path('./support/failOnConsole.ts')]},
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
