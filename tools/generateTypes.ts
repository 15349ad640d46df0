import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from './build';
import {watchQueries} from './watchQueries';

/** `npm run codegen`, in a process of its own. What is wrong with a query is printed. */
function generateTypes(): Promise<void> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@graphql-codegen/cli/package.json'));
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(folder, 'cjs/bin.js')], {cwd: root}, (error, stdout, stderr) => {
      console.log(
        error
          ? `\nThe types of the queries could not be generated:\n${stdout}${stderr}`
          : 'Types of the queries: generated.',
      );
      resolve();
    });
  });
}

/** Keeps the types of the queries up to date while somebody works on them. */
export function keepTypes(): {close(): void} {
  return watchQueries(
    ['app', 'tools'].map((folder) => path.join(root, folder)),
    generateTypes,
  );
}
