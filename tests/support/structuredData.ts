import {execFile} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

/** The nodes of a page's structured data: those of all its JSON-LD, in their order. */
export function structuredData(html: string): {'@type': string; [property: string]: unknown}[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  return texts.flatMap((text) => (JSON.parse(text) as {'@graph': {'@type': string}[]})['@graph']);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}.cache/structured-data/`;
const compiler = `${root}node_modules/typescript/bin/tsc`;
const flags = '--noEmit --strict --skipLibCheck --pretty false --module esnext --moduleResolution bundler --types node';

/** What an action takes is named by its property with `-input`; the vocabulary, and so schema-dts, has no such properties. */
const withoutInput = (name: string, value: unknown) => (name.endsWith('-input') ? undefined : value);

/**
 * What nodes have that schema.org doesn't know: the compiler checks them as literals against the types of schema-dts, which are
 * made of schema.org's vocabulary. So pages are checked as they are served. It takes seconds, in a process of its own: a test
 * that blocks so long would lose its connections.
 */
export async function unknownToSchemaOrg(nodes: readonly object[]): Promise<string[]> {
  const source = `import type {Thing} from 'schema-dts';\nexport const nodes: Thing[] = ${JSON.stringify(nodes, withoutInput, 1)};\n`;
  await mkdir(folder, {recursive: true});
  const file = `${folder}${process.pid}.ts`;
  await writeFile(file, source);
  const run = promisify(execFile)(process.execPath, [compiler, ...flags.split(' '), file], {cwd: root});
  const {stdout, code} = await run.then(
    ({stdout: output}) => ({stdout: output, code: 0}),
    (error: {stdout: string; code: number}) => error,
  );
  const lines = source.split('\n');
  const problems = [...stdout.matchAll(/\((\d+),\d+\): error (.*)/g)].map(
    ([, line, problem = '']) => `${lines[Number(line) - 1]?.trim()}: ${problem}`,
  );
  if (code && problems.length === 0) throw new Error(`The compiler did not run: ${stdout}`);
  return problems;
}
