import {execFileSync} from 'node:child_process';
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Compiles the npm package into `dist/`; `npm pack` runs this file. Inside the repository the sources are used. */
const folder = import.meta.dirname;
const dist = path.join(folder, 'dist');
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

rmSync(dist, {recursive: true, force: true});
execFileSync(process.execPath, [compiler, '-p', path.join(folder, 'tsconfig.build.json')], {stdio: 'inherit'});

// The sources import modules without `.js`. Bundlers accept that, Node.js doesn't.
for (const name of readdirSync(dist, {recursive: true, encoding: 'utf8'})) {
  if (!/\.[jt]s$/.test(name)) continue;
  const file = path.join(dist, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(from |import\()(['"])(\.[^'"]+)\2/g, '$1$2$3.js$2'));
}

const isSchema = (name) => name.endsWith('.json.br');
for (const name of readdirSync(path.join(folder, 'schema')).filter(isSchema)) {
  cpSync(path.join(folder, 'schema', name), path.join(dist, 'schema', name));
}
