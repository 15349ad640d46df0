import {execFile, type ChildProcess} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from 'vite';

const load = createRequire(import.meta.url);
const manifest = load.resolve('@graphql-codegen/cli/package.json');
const {bin} = load(manifest) as {bin: {'graphql-codegen': string}};
const codegen = path.join(path.dirname(manifest), bin['graphql-codegen']);

/**
 * Runs `npm run codegen` when a source file with a query is saved. The Shopify CLI's option `--codegen` reads every query after
 * each change of any file, which takes 5 s of CPU time and 800 MB here.
 */
export function queryTypes(): Plugin {
  let running: ChildProcess | undefined;
  const generate = (cwd: string) => {
    running?.kill();
    running = execFile(process.execPath, [codegen], {cwd}, (error, stdout, stderr) => {
      if (error && !error.killed) console.error(`The types of the queries could not be generated:\n${stdout}${stderr}`);
    });
  };
  return {
    name: 'query-types',
    apply: 'serve',
    configureServer({config, watcher}) {
      watcher.on('all', async (_, file) => {
        if (!/(?<!\.d)\.tsx?$/.test(file)) return;
        if ((await readFile(file, 'utf8').catch(() => '')).includes('#graphql')) generate(config.root);
      });
    },
  };
}
