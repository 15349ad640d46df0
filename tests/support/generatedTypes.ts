import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';

// Loaded as CommonJS: its ES modules fail with the versions of dependencies that package.json sets.
const load = createRequire(import.meta.url);
const {generate} = load('@graphql-codegen/cli') as typeof import('@graphql-codegen/cli');
const {default: config} = load('../../codegen.ts') as typeof import('../../codegen');

// Fails when the generated types do not match the queries. It writes nothing.
const files = (await generate({...config, silent: true}, false)) as {filename: string; content: string}[];
for (const {filename, content} of files) {
  if ((await readFile(filename, 'utf8')) === content) continue;
  console.error(`${filename} is out of date: run npm run codegen.`);
  process.exitCode = 1;
}
